/**
 * The odds of a battle, whatever its title reckons, sorted into what can be drawn: shares, distributions, means, single
 * figures.
 */

/** A chance, and within which bounds it lies where it was counted. */
export interface Share {
  name: string;
  chance: number;
  bounds?: [number, number];
}
/** Chances under one heading; together they are `whole` if one of them must come. */
export interface Group {
  name: string;
  shares: Share[];
  whole: boolean;
}
export interface Spread {
  name: string;
  mean: number | null;
  bars: { label: string; chance: number }[];
}
export interface Figures {
  name: string;
  rows: { name: string; number: number }[];
}
export interface Line {
  words: string[];
  chance: number;
  winner: string;
}

export interface OddsShown {
  exact: boolean;
  samples: number | null;
  groups: Group[];
  spreads: Spread[];
  figures: Figures[];
  lines: Line[];
  notes: { name: string; value: string }[];
}

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number';
const ENDS = ['attacker_wins', 'defender_wins', 'both_destroyed', 'fleets_part'];
const LEFT_OUT = ['exact', 'samples', 'seconds', 'interval', 'interval_95', ...ENDS];
const TOTAL = 1e-6;

/** Whether the values of an object are shares of one whole. */
function isWhole(value: Plain): boolean {
  const numbers = Object.values(value);
  return (
    numbers.length > 1 &&
    numbers.every(isNumber) &&
    Math.abs((numbers as number[]).reduce((sum, one) => sum + one, 0) - 1) < TOTAL
  );
}

const shares = (value: Plain): Share[] =>
  Object.entries(value).map(([name, chance]) => ({ name, chance: Number(chance) }));

export function oddsShown(found: Plain): OddsShown {
  const shown: OddsShown = {
    exact: found['exact'] === true,
    samples: isNumber(found['samples']) ? found['samples'] : null,
    groups: [],
    spreads: [],
    figures: [],
    lines: [],
    notes: [],
  };
  const bounds = isPlain(found['interval_95']) ? found['interval_95'] : {};
  const ends = ENDS.flatMap((name) => (isNumber(found[name]) ? [bounded(name, found[name], bounds[name])] : []));
  if (ends.length) shown.groups.push({ name: 'overall', shares: ends, whole: true });
  const single: Figures = { name: '', rows: [] };
  const single_chances: Share[] = [];
  for (const [name, value] of Object.entries(found)) {
    if (LEFT_OUT.includes(name)) continue;
    if (isPlain(value) && isPlain(value['by_count'])) shown.spreads.push(spread(name, value, value['by_count']));
    else if (isPlain(value) && isWhole(value)) shown.groups.push({ name, shares: shares(value), whole: true });
    else if (isPlain(value) && Object.values(value).every(isPlain)) {
      for (const [inner, one] of Object.entries(value))
        if (isPlain(one)) shown.groups.push({ name: inner, shares: shares(one), whole: isWhole(one) });
    } else if (isPlain(value))
      shown.figures.push({
        name,
        rows: Object.entries(value).flatMap(([inner, number]) => (isNumber(number) ? [{ name: inner, number }] : [])),
      });
    else if (Array.isArray(value)) shown.lines.push(...value.filter(isPlain).map(line));
    else if (isNumber(value)) {
      if (value >= 0 && value <= 1 && !/expected|promotions|mean/.test(name))
        single_chances.push({ name, chance: value });
      else single.rows.push({ name, number: value });
    } else if (typeof value === 'string') shown.notes.push({ name, value });
  }
  if (single_chances.length) shown.groups.push({ name: '', shares: single_chances, whole: false });
  if (single.rows.length) shown.figures.push(single);
  return shown;
}

function bounded(name: string, chance: number, bounds: unknown): Share {
  const [low, high] = Array.isArray(bounds) ? (bounds as unknown[]) : [];
  return isNumber(low) && isNumber(high) ? { name, chance, bounds: [low, high] } : { name, chance };
}

function spread(name: string, value: Plain, counts: Plain): Spread {
  const bars = Object.entries(counts)
    .map(([label, chance]) => ({ label, chance: Number(chance) }))
    .sort((one, other) => Number(one.label) - Number(other.label));
  return { name, mean: isNumber(value['mean']) ? value['mean'] : null, bars };
}

function line(value: Plain): Line {
  return {
    words: [String(value['attacker'] ?? ''), String(value['defender'] ?? '')],
    chance: Number(value['p'] ?? 0),
    winner: String(value['winner'] ?? ''),
  };
}
