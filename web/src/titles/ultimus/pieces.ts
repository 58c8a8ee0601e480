/** The counters of Ultimus: leaders with their class, units with their strength, peoples by their letters. */
import type { Speaker } from '../../lib/speaker';
import type { Facts, Piece, View, Zone } from '../../lib/types';
import type { PieceLook, SideLook } from '../title';

interface Printed {
  pf: number;
  qu: number;
  bt: number;
}
interface UnitFacts {
  id: string;
  normal?: Printed;
  reduced?: Printed;
  category: string;
  half?: string;
  tribe?: string;
}
interface LeaderFacts {
  id: string;
  name: string;
  half?: string;
  tribe?: string;
}
interface TribeFacts {
  id: string;
  name: string;
  nationality: string;
}

const side = (fill: string, shape: SideLook['shape'], emblem: string): SideLook => ({
  fill,
  text: 'var(--onside)',
  shape,
  emblem,
});

export const SIDES: Record<string, SideLook> = {
  romain: side('var(--west)', 'square', 'chirho'),
  barbare: side('var(--people)', 'lozenge', 'axe'),
};
const EAST = side('var(--east)', 'square', 'chirho');
const PEOPLES: Record<string, SideLook> = {
  hun: side('var(--hun)', 'square', 'bow'),
  iranian: side('var(--pers)', 'square', 'sun'),
};
const PEOPLE = side('var(--people)', 'lozenge', 'axe');

const UNITS: Record<string, string> = { LI: 'fort', CO: 'infantry', PA: 'eagle', BU: 'cavalry' };
const TITLES: Record<string, string> = { augustus: 'laurel', patrice: 'star', usurper: 'axe', rex: 'sceptre' };

interface Roster {
  units: Map<string, UnitFacts>;
  leaders: Map<string, LeaderFacts>;
  tribes: Map<string, TribeFacts & { code: string }>;
}

const rosters = new WeakMap<Facts, Roster>();

/** Three letters for every people, no two alike. */
function coded(tribes: readonly TribeFacts[]): Map<string, TribeFacts & { code: string }> {
  const taken = new Set<string>();
  return new Map(
    tribes.map((tribe) => {
      const [one = '', two] = tribe.name.split(' ');
      const tries = [
        two === undefined ? one.slice(0, 3) : one.slice(0, 2) + (two[0] ?? ''),
        ...[...one.slice(3)].map((letter) => one.slice(0, 2) + letter),
      ];
      const code = tries.find((text) => !taken.has(text)) ?? one;
      taken.add(code);
      return [tribe.id, { ...tribe, code }];
    }),
  );
}

function rosterOf(facts: Facts): Roster {
  let found = rosters.get(facts);
  if (found === undefined) {
    const list = <T extends { id: string }>(file: string, name: string): T[] => (facts[file]?.[name] ?? []) as T[];
    const named = <T extends { id: string }>(all: T[]): Map<string, T> => new Map(all.map((one) => [one.id, one]));
    found = {
      units: named(list<UnitFacts>('units', 'unit')),
      leaders: named(list<LeaderFacts>('leaders', 'leader')),
      tribes: coded(list<TribeFacts>('units', 'tribe')),
    };
    rosters.set(facts, found);
  }
  return found;
}

/**
 * A name that fits on a band: of a long one the part that tells. A number keeps the beginning of the word before it, a
 * title of two words its initial, and one of more its last word.
 */
export function short(name: string): string {
  const words = name.replace(/[()]/g, '').split(' ');
  if (name.length <= 10 || words.length === 1) return words.join(' ');
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (/^([IVX]+(er)?|\d+)$/.test(last)) return `${before.length > 7 ? `${before.slice(0, 6)}.` : before} ${last}`;
  return words.length > 2 ? last : `${before[0] ?? ''}. ${last}`;
}

interface Fleet {
  fleet: number;
  side: string;
  zone: string | null;
  sea: string | null;
  pieces: Piece[];
}
interface Refuge {
  zone: string;
  pieces: Piece[];
}

/** Fleets lie where they are with all aboard, and refuges in their zones. */
export function zones(view: View, speaker: Speaker): Record<string, Zone> {
  const all: Record<string, Zone> = { ...view.zones };
  const put = (place: string, pieces: Piece[]): void => {
    if (pieces.length) all[place] = { ...all[place], pieces: [...(all[place]?.pieces ?? []), ...pieces] };
  };
  for (const { fleet, side: owner, zone, sea, pieces } of (view['fleets'] ?? []) as Fleet[])
    put(sea ?? zone ?? '', [
      { side: owner, piece: speaker.words.kinds['fleet']?.slugs[fleet] ?? '', kind: FLEET },
      ...pieces,
    ]);
  for (const { zone, pieces } of (view['refuges'] ?? []) as Refuge[]) put(zone, pieces);
  return all;
}
const FLEET = 'fleet';

/** The sort of a unit: its people, or its place in the army of one half; leaders are their own. */
export function sort(one: Piece, facts: Facts, speaker: Speaker): { id: string; name: string } {
  if (one.piece === undefined || one['kind'] === FLEET)
    return { id: 'leaders', name: speaker.catalogue.text('titles-leaders') };
  const unit = rosterOf(facts).units.get(one.piece);
  if (unit?.tribe) return { id: unit.tribe, name: speaker.value('tribe', unit.tribe) };
  const category = unit?.category ?? '';
  return { id: category, name: category ? speaker.catalogue.text(`titles-category-${category.toLowerCase()}`) : '' };
}

/** 8.3, 8.6.1, 1.3.2: strength, quality rounded down, and the movement points of the slowest. */
export function sums(pieces: readonly Piece[], facts: Facts, speaker: Speaker): { label: string; figure: string }[] {
  const units = pieces.filter((piece) => piece.piece !== undefined && piece['kind'] !== FLEET);
  const total = (at: number): number => units.reduce((sum, one) => sum + (valuesOf(one, facts)[at] ?? 0), 0);
  const pm = (facts['units']?.['meta'] as { pm?: Record<string, number> } | undefined)?.pm ?? {};
  const points = units.map((piece) => {
    const unit = rosterOf(facts).units.get(piece.piece);
    return pm[unit?.tribe ? 'tribe' : (unit?.category ?? '')] ?? pm['leader'] ?? 0;
  });
  const t = (key: string): string => speaker.catalogue.text(key);
  return [
    { label: t('titles-strength'), figure: String(total(0)) },
    { label: t('titles-quality'), figure: units.length ? String(Math.floor(total(1) / units.length)) : '–' },
    ...(Object.keys(pm).length
      ? [{ label: t('titles-movement-points'), figure: String(Math.min(...points, pm['leader'] ?? Infinity)) }]
      : []),
  ];
}

/** Strength, quality and tactics of a unit on the board, or as printed where it is not there yet. */
function valuesOf(one: Piece, facts: Facts): number[] {
  const unit = rosterOf(facts).units.get(one.piece);
  const printed = one['weak'] === true ? unit?.reduced : unit?.normal;
  return (one['values'] as number[] | undefined) ?? (printed ? [printed.pf, printed.qu, printed.bt] : []);
}

const signed = (number: number): string => (number > 0 ? `+${number}` : String(number));

export function piece(one: Piece, facts: Facts = {}): PieceLook {
  if (one['kind'] === FLEET) return { icon: 'galley', arched: false, rimmed: false, group: one.piece, form: 'round' };
  const roster = rosterOf(facts);
  const values = valuesOf(one, facts);
  const unit = roster.units.get(one.piece);
  const leader = one.piece === undefined ? roster.leaders.get(String(one['leader'])) : undefined;
  const tribe = roster.tribes.get(unit?.tribe ?? leader?.tribe ?? '');
  const east = (unit?.half ?? leader?.half) === 'east';
  const colours = tribe ? (PEOPLES[tribe.nationality] ?? PEOPLE) : east ? EAST : undefined;
  const own = { arched: false, rimmed: false, ...(colours ? { colours } : {}), cut: east };
  const [first = 0, second = 0, third = 0, fourth = 0] = values;
  if (one.piece === undefined) {
    const name = short(leader?.name ?? String(one['leader'] ?? ''));
    const icon = tribe
      ? (PEOPLES[tribe.nationality]?.emblem ?? 'pointed-helmet')
      : one.side === 'barbare'
        ? 'pointed-helmet'
        : 'general';
    const badge = TITLES[String(one['title'])];
    return {
      ...own,
      icon,
      group: `leader ${String(one['leader'])}`,
      name,
      number: first,
      notes: [second, signed(third), fourth],
      ...(badge ? { badge } : {}),
    };
  }
  const weak = one['weak'] === true;
  const alone = [...roster.tribes.values()].filter((other) => other.nationality === tribe?.nationality).length === 1;
  const code = tribe && !(alone && tribe.nationality in PEOPLES) ? { code: tribe.code } : {};
  const icon = tribe ? (PEOPLES[tribe.nationality]?.emblem ?? 'axe') : (UNITS[unit?.category ?? ''] ?? 'infantry');
  const kind = tribe?.id ?? `${unit?.category ?? ''} ${unit?.half ?? ''}`;
  return {
    ...own,
    icon,
    ...code,
    group: `${kind} ${first} ${second} ${third}${weak ? ' weak' : ''}`,
    number: first,
    notes: [second, signed(third)],
    weak,
  };
}
