/** Moves, questions, events and refusals of one game as sentences: the counterpart of `quadriga.text.speaker`. */
import type { Arguments, Catalogue } from './catalogue';
import { packOf, unpacked } from './packs';
import type { Argument, EventTold, MoveShown, Prompt, RefusalShown, RuleShown, WordsShown } from './types';

/** A seat's result, as the engine counts it. */
const WIN = 2;

/** A sentence that may begin with a thing: `the general leaves` is said `The general leaves`. */
const capitalised = (sentence: string): string => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);

const isNumber = (slug: string): boolean => /^-?\d+$/.test(slug);

export class Speaker {
  private readonly titles: Map<string, string>;

  constructor(
    readonly game: string,
    readonly catalogue: Catalogue,
    readonly words: WordsShown,
    rules: RuleShown[],
  ) {
    this.titles = new Map(rules.map((rule) => [rule.id, rule.title[catalogue.lang] ?? '']));
  }

  title = (): string => this.own('title');
  scenario = (id: string): string => this.own(`scenario-${id}`);
  option = (id: string, value?: string): string =>
    this.own(value === undefined ? `option-${id}` : `option-${id}-${value}`);

  /** What a move does, as the player who makes it would say it. */
  move(move: Pick<MoveShown, 'verb' | 'arguments'>): string {
    return capitalised(this.own(`move-${move.verb}`, this.moveArguments(move.verb, move.arguments)));
  }

  /** What a whole choice does, in few words: of many things only how many they are. */
  brief(move: Pick<MoveShown, 'verb' | 'arguments'>): string {
    const args = this.moveArguments(move.verb, move.arguments);
    for (const { name, kind, value } of move.arguments) {
      const pack = packOf(this.words, kind);
      if (pack === null || pack.form === 'sequence') continue;
      const named = unpacked(pack, value);
      const count = named.reduce((sum, [, number]) => sum + number, 0);
      if (named.length > 2) args[name] = this.catalogue.text('web-aim-pieces', { count });
    }
    return capitalised(this.own(`move-${move.verb}`, args));
  }

  /** A verb with some of its things still open. */
  partial(verb: string, known: Argument[] = []): string {
    return capitalised(this.own(`move-${verb}`, this.moveArguments(verb, known)));
  }

  /** What happened: an event as the log has it. */
  event(event: EventTold): string {
    const args: Arguments = {};
    for (const { name, kind } of this.words.events[event.key]?.arguments ?? []) {
      const slug = event.args[name] ?? null;
      Object.assign(args, slug === null ? this.unnamed(name, kind, 'hidden') : this.named(name, kind, slug));
    }
    return capitalised(this.own(`event-${event.key}`, args));
  }

  /**
   * The argument in which events of a sort may differ that are said in one sentence: the last if the sentence is
   * `.several`, the first if it is `.gathered`; none if there is no such sentence.
   */
  differs(key: string): { name: string; kind: string; way: 'several' | 'gathered' } | null {
    const said = this.catalogue.attributes(`${this.game}-event-${key}`, { count: 2 });
    const way = 'several' in said ? 'several' : 'gathered' in said ? 'gathered' : null;
    const known = this.words.events[key]?.arguments ?? [];
    const one = way === 'several' ? known.at(-1) : known[0];
    return way === null || one === undefined ? null : { ...one, way };
  }

  /** Events that differ in one argument alone, in one sentence. */
  several(events: readonly EventTold[]): string {
    const key = events[0]?.key ?? '';
    const known = this.words.events[key]?.arguments ?? [];
    const last = this.differs(key);
    const args: Arguments = {};
    for (const { name, kind } of known.filter((one) => one.name !== last?.name)) {
      const slug = events[0]?.args[name] ?? null;
      Object.assign(args, slug === null ? this.unnamed(name, kind, 'hidden') : this.named(name, kind, slug));
    }
    const things = new Map<string, number>();
    for (const { args: given } of events) {
      const slug = given[last?.name ?? ''] ?? null;
      if (slug !== null) things.set(slug, (things.get(slug) ?? 0) + 1);
    }
    const kind = last?.kind ?? '';
    const named = [...things].map(([slug, n]) => (n === 1 ? this.value(kind, slug) : this.counted(kind, slug, n)));
    Object.assign(args, { things: named.join(', '), count: events.length, known: named.length });
    return capitalised(this.catalogue.attributes(`${this.game}-event-${key}`, args)[last?.way ?? ''] ?? '');
  }

  /** What happened, sentence by sentence; what belongs together is said in one. */
  events(events: readonly EventTold[]): string[] {
    return alike(events, (event) => event, this).map((some) =>
      some.length > 1 ? this.several(some) : some[0] ? this.event(some[0]) : '',
    );
  }

  /** The question; where several things are laid out to be chosen at once, as it is asked of several, if it is. */
  prompt(prompt: Prompt, several = false): string {
    const args: Arguments = {};
    for (const [name, kind, slug] of prompt.about) Object.assign(args, this.named(name, kind, slug));
    const ofSeveral = several && this.catalogue.attributes(`${this.game}-prompt-${prompt.key}`, args)['several'];
    if (ofSeveral) return capitalised(ofSeveral);
    return capitalised(this.own(`prompt-${prompt.key}`, args));
  }

  /** A question without what it is about, for a list of questions. */
  question(key: string): string {
    const args: Arguments = {};
    for (const verb of this.words.verbs) {
      for (const { name, kind } of verb.arguments) Object.assign(args, this.unnamed(name, kind, 'any'));
    }
    return this.own(`prompt-${key}`, args).replace(/\{\s*\$[\w-]+\s*\}/g, this.catalogue.text('any'));
  }

  /** A move as it is typed, in words; the text itself where it is no move of this game. */
  typed(text: string): string {
    const [verb = '', ...slugs] = text.split(' ');
    const known = this.words.verbs.find((one) => one.name === verb);
    if (known === undefined) return text;
    return this.move({
      verb,
      arguments: known.arguments.flatMap(({ name, kind }, at) =>
        slugs[at] === undefined ? [] : [{ name, kind, value: slugs[at] ?? '' }],
      ),
    });
  }

  /** Why a move is refused, without its rule. */
  refusal(refusal: RefusalShown): string {
    const args: Arguments = {};
    for (const verb of this.words.verbs) {
      for (const { name, kind } of verb.arguments) Object.assign(args, this.unnamed(name, kind, 'any'));
    }
    for (const { name, kind, value } of refusal.arguments) Object.assign(args, this.named(name, kind, value));
    args['move'] = this.catalogue.text('any');
    const own = `${this.game}-refusal-${refusal.key}`;
    return this.catalogue.text(this.catalogue.has(own) ? own : `refusal-${refusal.key}`, args);
  }

  /** How the game ended and who won. */
  /** How it ended; with `names` the winners are called by them, not by their seats. */
  outcome(outcome: [string, string, number[]], sides: string[] | null, names: string[] | null = null): string {
    const [key, rule, results] = outcome;
    const winners = results.flatMap((result, seat) =>
      result === WIN ? [names?.[seat] ?? this.seat(seat, sides?.[seat] ?? null)] : [],
    );
    const args: Arguments = { winner: winners.join(', '), winners: winners.length };
    args['sentence'] = this.own(`end-${key}`, args);
    args['rule'] = this.rule(rule);
    return this.catalogue.text('outcome', args);
  }

  rule(id: string): string {
    const title = this.titles.get(id);
    return title ? this.catalogue.text('rule-titled', { id, title }) : this.catalogue.text('rule', { id });
  }

  ruleTitle = (id: string): string => this.titles.get(id) ?? '';

  // ---------------------------------------------------------------- things

  value(kind: string, slug: string, count = 1): string {
    return kind in this.words.kinds ? String(this.thing(kind, slug, count)) : slug;
  }

  /** A thing by its slug alone, whichever kind it is of. */
  slug(slug: string, count = 1): string {
    for (const [kind, { slugs }] of Object.entries(this.words.kinds)) {
      if (slugs.includes(slug)) return this.value(kind, slug, count);
    }
    return this.hasLabel(slug) ? this.own(`stat-${slug}`, { count }) : slug;
  }

  /** What the texts call a place of the map; null where they do not speak of it. */
  place(id: string): string | null {
    const name = this.slug(id);
    return name === id ? null : name;
  }

  region = (id: string): string => this.own(`region-${id}`);

  label(name: string, where: 'stat' | 'status' = 'stat'): string {
    return this.hasLabel(name, where) ? this.own(`${where}-${name}`) : name;
  }

  hasLabel(name: string, where: 'stat' | 'status' = 'stat'): boolean {
    return this.catalogue.has(`${this.game}-${where}-${name}`);
  }

  counted(kind: string, slug: string, count: number): string {
    return this.catalogue.text('counted', { count, thing: this.value(kind, slug, count) });
  }

  seat(seat: number, side: string | null): string {
    if (side === null) return this.catalogue.text('seat', { number: seat + 1 });
    return this.catalogue.text('seat-side', { number: seat + 1, side: this.slug(side) });
  }

  /** Any value of a view in words. */
  words_of(value: unknown): string {
    if (value === null || value === undefined || value === '') return '–';
    if (typeof value === 'boolean') return this.catalogue.text(value ? 'web-yes' : 'web-no');
    if (typeof value === 'number') return this.catalogue.text('web-number', { number: value });
    if (Array.isArray(value)) return value.length ? value.map((item) => this.words_of(item)).join(', ') : '–';
    if (typeof value === 'object') {
      const entries = Object.entries(value).filter(([, item]) => item);
      return entries.length ? entries.map(([name, item]) => this.entry(name, item)).join(', ') : '–';
    }
    return this.slug(String(value));
  }

  private entry(name: string, value: unknown): string {
    if (typeof value === 'number')
      return this.catalogue.text('counted', { count: value, thing: this.slug(name, value) });
    return `${this.slug(name)} ${this.words_of(value)}`;
  }

  // ---------------------------------------------------------------- arguments

  private own(key: string, args: Arguments = {}): string {
    return this.catalogue.text(`${this.game}-${key}`, args);
  }

  private moveArguments(verb: string, known: Argument[]): Arguments {
    const args: Arguments = {};
    for (const { name, kind } of this.words.verbs.find((one) => one.name === verb)?.arguments ?? []) {
      const given = known.find((argument) => argument.name === name);
      Object.assign(args, given ? this.named(name, kind, given.value) : this.unnamed(name, kind, 'any'));
    }
    return args;
  }

  /** Something hidden or left open, in all the forms the named things of its kind have. */
  private unnamed(name: string, kind: string, id: 'any' | 'hidden'): Arguments {
    const key = `${this.game}-${kind}-${id}`;
    const text = this.catalogue.text(id === 'any' && this.catalogue.has(key) ? key : id);
    const args: Arguments = { [name]: text, [`${name}-id`]: id };
    if (packOf(this.words, kind) !== null) args[`${name}-count`] = 2;
    const first = this.words.kinds[kind]?.slugs[0];
    if (first === undefined) return args;
    const own = this.catalogue.attributes(key);
    for (const form of Object.keys(this.catalogue.attributes(`${this.game}-${kind}-${first}`))) {
      args[`${name}-${form}`] = own[form] ?? text;
    }
    return args;
  }

  /** What a sentence may say of one argument: `$zone`, `$zone-id` and `$zone-<attribute>`. */
  private named(name: string, kind: string, slug: string): Arguments {
    const args: Arguments = { [name]: this.thing(kind, slug), [`${name}-id`]: slug };
    const pack = packOf(this.words, kind);
    if (pack !== null) args[`${name}-count`] = unpacked(pack, slug).length;
    for (const [form, text] of Object.entries(
      this.catalogue.attributes(`${this.game}-${kind}-${slug}`, { count: 1 }),
    )) {
      args[`${name}-${form}`] = text;
    }
    return args;
  }

  private thing(kind: string, slug: string, count = 1): string | number {
    const pack = packOf(this.words, kind);
    if (pack !== null) return this.things(pack.of, unpacked(pack, slug), pack.form === 'counts');
    const slugs = this.words.kinds[kind]?.slugs ?? [];
    if (slugs.includes(slug)) return this.own(`${kind}-${slug}`, { count });
    if (isNumber(slug)) return Number(slug);
    if (slug === '-') return this.catalogue.text('nothing');
    const parts = rollOf(slug);
    if (parts !== null && parts.every(([face]) => slugs.includes(face))) {
      return parts.map(([face, number]) => this.counted(kind, face, number)).join(', ');
    }
    return slug;
  }

  /** All things of a whole choice. */
  private things(kind: string, named: readonly [string, number][], counted: boolean): string {
    if (named.length === 0) return this.catalogue.text('nothing');
    return named
      .map(([slug, count]) => (counted ? this.counted(kind, slug, count) : this.value(kind, slug)))
      .join(', ');
  }
}

/**
 * What was told, put together where it belongs together: in a run of events of one sort that have a sentence for
 * several, those that differ in one argument alone.
 */
export function alike<T>(
  told: readonly T[],
  eventOf: (one: T) => EventTold,
  speaker: Pick<Speaker, 'differs' | 'words'>,
): T[][] {
  const found: T[][] = [];
  let run = new Map<string, T[]>();
  let key = '';
  for (const one of told) {
    const event = eventOf(one);
    if (event.key !== key) {
      key = event.key;
      run = new Map();
    }
    const differs = speaker.differs(key)?.name;
    const names = (speaker.words.events[key]?.arguments ?? []).map(({ name }) => name);
    const shared = JSON.stringify(names.filter((name) => name !== differs).map((name) => event.args[name] ?? null));
    const group = run.get(shared);
    if (group !== undefined && differs !== undefined) group.push(one);
    else {
      const fresh = [one];
      run.set(shared, fresh);
      found.push(fresh);
    }
  }
  return found;
}

/** A roll as a move names it, from how often each face came up. */
export function slugOf(faces: readonly string[], counts: Record<string, number>): string {
  return faces.flatMap((face) => (counts[face] ? [`${face}:${counts[face]}`] : [])).join('.') || '-';
}

/** The faces of a roll and how often each came up; null if the slug is no roll. */
export function rollOf(slug: string): [string, number][] | null {
  const parts: [string, number][] = [];
  for (const part of slug.split('.')) {
    const cut = part.lastIndexOf(':');
    if (cut < 0 || !/^\d+$/.test(part.slice(cut + 1))) return null;
    parts.push([part.slice(0, cut), Number(part.slice(cut + 1))]);
  }
  return parts;
}
