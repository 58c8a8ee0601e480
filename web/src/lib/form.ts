/** A form the server describes: what it begins with, and the plain data it comes to. */
import type { Catalogue } from './catalogue';
import type { Speaker } from './speaker';
import type { Field } from './types';

export type Value = number | boolean | string | number[] | string[] | Values | Values[] | undefined;
export interface Values {
  [name: string]: Value;
}

/** What one entry begins with; an optional one is left out unless its value says it is there. */
export function initial(field: Field): Value {
  if (field.kind === 'choices') return [];
  if (field.kind === 'parts') return Array.from({ length: field.least ?? 0 }, () => valuesOf(field.fields ?? []));
  if (field.optional && field.value !== true) return undefined;
  return filled(field);
}

/** What an entry begins with once it is wanted. */
export function filled(field: Field): Value {
  if (field.kind === 'part') return valuesOf(field.fields ?? []);
  if (field.kind === 'choice') return typeof field.value === 'string' ? field.value : field.among?.[0];
  if (Array.isArray(field.value)) return [...field.value] as number[] | string[];
  return field.value ?? (field.kind === 'truth' ? false : (field.least ?? 0));
}

export const valuesOf = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, initial(field)]));

/** Every order of some things, the given one first. */
export function orders(things: readonly string[]): string[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, at) =>
    orders(things.filter((_, other) => other !== at)).map((rest) => [first, ...rest]),
  );
}

/** Whether an entry is needless because its neighbour is given. */
export const needless = (field: Field, values: Values): boolean =>
  Boolean(field.unless) && values[field.unless ?? ''] !== undefined;

/** The plain data of a form: what is left out, needless or empty is not in it. */
export function plainOf(fields: readonly Field[], values: Values): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || needless(field, values)) continue;
    if (field.kind === 'part') plain[field.name] = plainOf(field.fields ?? [], value as Values);
    else if (field.kind === 'parts') {
      if ((value as Values[]).length)
        plain[field.name] = (value as Values[]).map((one) => plainOf(field.fields ?? [], one));
    } else if (field.kind === 'choices') {
      if ((value as string[]).length) plain[field.name] = value;
    } else plain[field.name] = value;
  }
  return plain;
}

/** What an entry is called. */
export function labelOf(field: Field, speaker: Speaker, words: Catalogue): string {
  return field.kind === 'number' && field.words
    ? speaker.value(field.words, field.name)
    : words.text(`web-field-${field.name.replaceAll('_', '-')}`);
}

/** Where something is wrong, as the form calls it: `provinces[2].governor` is “Provinces 2 › Governor”. */
export function placeOf(where: string, fields: readonly Field[], speaker: Speaker, words: Catalogue): string {
  const one = (path: string): string => {
    let inside = fields;
    return path
      .split('.')
      .map((step) => {
        const [, name = step, number = ''] = /^([\w-]+)(?:\[(\d+)\])?$/.exec(step) ?? [];
        const field = inside.find((known) => known.name === name) ?? within(fields, name);
        if (!field) return step;
        inside = field.fields ?? [];
        return `${labelOf(field, speaker, words)} ${number}`.trim();
      })
      .join(' › ');
  };
  return where.split(', ').map(one).join(', ');
}

function within(fields: readonly Field[], name: string): Field | undefined {
  for (const field of fields) {
    const found = field.name === name ? field : within(field.fields ?? [], name);
    if (found) return found;
  }
  return undefined;
}

/** What would be right there, by its names: slugs become words, numbers stay. */
export function rightOf(expected: string, speaker: Speaker, words: Catalogue): string {
  const one = (slug: string): string => {
    if (!/^[a-z][\w-]*$/.test(slug)) return slug;
    const dashed = slug.replaceAll('_', '-');
    return words.has(`web-field-${dashed}`) ? words.text(`web-field-${dashed}`) : speaker.slug(dashed);
  };
  return expected.split(', ').map(one).join(', ');
}
