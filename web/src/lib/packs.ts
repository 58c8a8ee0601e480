/** Several things in one argument: how they are written, and which whole choices a tray can be laid out for. */
import type { MoveShown, WholeArgument, Whole, WordsShown } from './types';

type Pack = NonNullable<WordsShown['kinds'][string]['pack']>;

export const EMPTY = '-';

export const packOf = (words: WordsShown, kind: string): Pack | null => words.kinds[kind]?.pack ?? null;

/** A set or counts as an argument: those chosen, each so often. */
export function packed(pack: Pack, things: readonly string[], counts: ReadonlyMap<string, number>): string {
  const named = things.flatMap((slug) => {
    const count = counts.get(slug) ?? 0;
    if (count === 0) return [];
    return [pack.form === 'counts' ? `${slug}:${count}` : slug];
  });
  return named.join(pack.between) || EMPTY;
}

/** The things of a packed argument, each with how often it is named. */
export function unpacked(pack: Pack, value: string): [string, number][] {
  if (value === EMPTY) return [];
  return value.split(pack.between).map((part) => {
    if (pack.form !== 'counts') return [part, 1];
    const cut = part.lastIndexOf(':');
    return [part.slice(0, cut), Number(part.slice(cut + 1))];
  });
}

/** Things to choose several of: the argument they belong to, and the most of each. */
export interface Shelf {
  name: string;
  kind: string;
  pack: Pack;
  most: ReadonlyMap<string, number>;
}

/** A whole choice laid out: shelves to choose from, and perhaps one thing more to point at. */
export interface Tray {
  whole: Whole;
  shelves: Shelf[];
  single: WholeArgument | null;
}

/** A whole choice that can be laid out: sets and counts with something to choose from, one other argument at most. */
export function trayOf(words: WordsShown, whole: Whole): Tray | null {
  const shelves: Shelf[] = [];
  const singles: WholeArgument[] = [];
  for (const argument of whole.arguments) {
    const pack = packOf(words, argument.kind);
    if (pack === null) singles.push(argument);
    else if (pack.form === 'sequence') return null;
    else {
      const most = new Map(argument.among.map((slug, at) => [slug, argument.most[at] ?? 1]));
      shelves.push({ name: argument.name, kind: argument.kind, pack, most });
    }
  }
  if (singles.length > 1 || singles.some((one) => one.among.length === 0)) return null;
  return shelves.some((shelf) => shelf.most.size > 0) ? { whole, shelves, single: singles[0] ?? null } : null;
}

/** Whether a move is a step of what a tray says at once. */
export function isStepOf(tray: Tray, move: MoveShown): boolean {
  if (tray.whole.steps.includes(move.verb)) return true;
  return (
    move.arguments.length > 0 &&
    move.arguments.every(({ kind, value }) =>
      tray.single?.kind === kind
        ? tray.single.among.includes(value)
        : tray.shelves.some((shelf) => shelf.pack.of === kind && shelf.most.has(value)),
    )
  );
}

/**
 * The tray a question opens with: it says at once whatever the moves with arguments say by steps. Places are pointed
 * at where they are: a tray is for what can be picked up.
 */
export function trayFor(
  words: WordsShown,
  wholes: readonly Whole[],
  moves: readonly MoveShown[],
  isPlace: (slug: string) => boolean = () => false,
): Tray | null {
  for (const tray of traysOf(words, wholes, isPlace)) {
    const steps = moves.filter((move) => move.arguments.length > 0);
    if (tray.whole.steps.length || steps.every((move) => isStepOf(tray, move))) return tray;
  }
  return null;
}

export const traysOf = (
  words: WordsShown,
  wholes: readonly Whole[],
  isPlace: (slug: string) => boolean = () => false,
): Tray[] =>
  wholes
    .flatMap((whole) => trayOf(words, whole) ?? [])
    .filter((tray) => !tray.shelves.some((shelf) => [...shelf.most.keys()].some(isPlace)));

/** The move as it is typed; null while something is still to be pointed at. */
export function textOf(tray: Tray, counts: ReadonlyMap<string, number>, single: string | null): string | null {
  if (tray.single !== null && single === null) return null;
  const values = tray.whole.arguments.map(({ name }) => {
    const shelf = tray.shelves.find((one) => one.name === name);
    return shelf ? packed(shelf.pack, [...shelf.most.keys()], counts) : (single ?? '');
  });
  return [tray.whole.verb, ...values].join(' ');
}
