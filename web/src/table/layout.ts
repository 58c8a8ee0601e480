/** Where counters stand around the seat of their zone, in pixels of the screen. */
import { sizeOf } from '../ui/counter';
import { isLeader, isPlate, type Army, type Stack } from './stacks';

/** How large things on the map are beside their natural size, then plates with figures, then armies on spaces. */
export const scaleAt = (zoom: number): number => (zoom < 0.4 ? 0.82 : zoom < 0.75 ? 0.92 : zoom < 1.5 ? 1.1 : 1.3);
export const plateScaleAt = (zoom: number): number => (zoom < 0.75 ? 0.92 : zoom < 1.5 ? 1 : 1.15);
export const figureScaleAt = (zoom: number): number =>
  zoom < 0.55 ? 0.62 : zoom < 0.8 ? 0.74 : zoom < 1.3 ? 0.95 : zoom < 2 ? 1.05 : 1.2;

/** Far: one number. Middle: leaders in front, units fanned behind. Near: all in rows. */
export type Spread = 'far' | 'middle' | 'near';

export interface Standing {
  stack: Stack;
  x: number;
  y: number;
}

export interface Group {
  army: Army;
  /** Around its own centre, the hindmost first. */
  standing: Standing[];
  /** Leaders named beside the first, how many more there are, and the kinds of units below them all. */
  named: readonly Stack[];
  more: number;
  kinds: readonly Kind[];
  wide: number;
  high: number;
  /** The centre of the group, from the seat. */
  x: number;
  y: number;
  /** Whether the total stands beside it. */
  totalled: boolean;
}

/** The units of an army that look alike but for their strength. */
export interface Kind {
  key: string;
  stacks: readonly Stack[];
  count: number;
}

const FANNED = 11;
const GAP = 3;
/** The widest row of plates before a new one begins. */
const ROW = 172;

type Laid = Pick<Group, 'standing' | 'wide' | 'high'>;

/** Units without a leader, each with its number in sight; of a great army the first few. */
const UNITS = 5;
function fanned(army: Army): Laid {
  const units = army.stacks.slice(0, UNITS);
  const high = Math.max(...units.map((stack) => sizeOf(stack.look).high));
  const standing: Standing[] = [];
  let right = 0;
  for (const [at, stack] of units.entries()) {
    const size = sizeOf(stack.look);
    const left = at ? right - size.wide + FANNED : 0;
    standing.push({ stack, x: left + size.wide / 2, y: (high - size.high) / 2 });
    right = left + size.wide;
  }
  return { standing: standing.map((one) => ({ ...one, x: one.x - right / 2 })).reverse(), wide: right, high };
}

/** A strip with a leader's class and name beside the first, and the tab below with kinds of units and their total. */
export const STRIP = { wide: 62, high: 13 };
export const TAB = { kind: 27, total: 26, high: 16 };
const NAMED = 3;
const KINDS = 4;

/** The first leader in full, the others by name beside him, all units as kinds in a tab below. */
function headed(army: Army, front: Stack): Omit<Group, 'army' | 'x' | 'y' | 'totalled'> {
  const others = army.stacks.filter((stack) => isLeader(stack.look) && stack !== front);
  const named = others.length > NAMED ? others.slice(0, NAMED - 1) : others;
  const kinds = kindsOf(army);
  const size = sizeOf(front.look);
  const tab = kinds.length ? kinds.length * TAB.kind + TAB.total : 0;
  const wide = Math.max(size.wide + (named.length ? 2 + STRIP.wide : 0), tab);
  const high = size.high + (tab ? TAB.high : 0);
  return {
    standing: [{ stack: front, x: (size.wide - wide) / 2, y: (size.high - high) / 2 }],
    named,
    more: others.length - named.length,
    kinds,
    wide,
    high,
  };
}

/** By silhouette or letters; the least of many kinds are counted together with the last that is shown. */
function kindsOf(army: Army): Kind[] {
  const found = new Map<string, Stack[]>();
  for (const stack of army.stacks.filter((one) => !isLeader(one.look))) {
    const key = stack.look.code ?? stack.look.icon;
    found.set(key, [...(found.get(key) ?? []), stack]);
  }
  const kinds = [...found].map(([key, stacks]) => ({ key, stacks }));
  const rest = kinds.splice(KINDS - 1);
  const [last] = rest;
  if (last) kinds.push({ key: last.key, stacks: rest.flatMap(({ stacks }) => stacks) });
  return kinds.map((kind) => ({ ...kind, count: kind.stacks.reduce((sum, stack) => sum + stack.count, 0) }));
}

export type Sized = (stack: Stack) => { wide: number; high: number };

/** Everything in rows. */
export function rowed(
  stacks: readonly Stack[],
  sized: Sized,
  widest = ROW,
): { standing: Standing[]; wide: number; high: number } {
  const rows: { stack: Stack; wide: number; high: number }[][] = [[]];
  let run = 0;
  for (const stack of stacks) {
    const size = sized(stack);
    if (run + size.wide > widest && rows.at(-1)?.length) {
      rows.push([]);
      run = 0;
    }
    rows.at(-1)?.push({ stack, ...size });
    run += size.wide + GAP;
  }
  const standing: Standing[] = [];
  const heights = rows.map((row) => Math.max(...row.map((one) => one.high), 0));
  const high = heights.reduce((sum, one) => sum + one + GAP, -GAP);
  let top = -high / 2;
  let wide = 0;
  rows.forEach((row, at) => {
    const width = row.reduce((sum, one) => sum + one.wide + GAP, -GAP);
    wide = Math.max(wide, width);
    let left = -width / 2;
    for (const one of row) {
      standing.push({ stack: one.stack, x: left + one.wide / 2, y: top + (heights[at] ?? 0) - one.high / 2 });
      left += one.wide + GAP;
    }
    top += (heights[at] ?? 0) + GAP;
  });
  return { standing, wide, high };
}

/**
 * Where the first row of chips begins, from the seat: below a name that would lie under it. All in pixels of the
 * screen.
 */
export function clearOf(
  top: number,
  half: { wide: number; high: number },
  name: { x: number; y: number; wide: number; high: number } | null,
): number {
  if (name === null) return top;
  const beside = Math.abs(name.x) >= name.wide / 2 + half.wide;
  const apart = Math.abs(name.y - top) >= name.high / 2 + half.high;
  return beside || apart || name.y < 0 ? top : name.y + name.high / 2 + half.high;
}

/** One shape for all, and below it the name of whoever leads. */
const FAR = { wide: 24, high: 22 };
export const FAR_NAME = { letter: 5.6, edge: 8, high: 13 };
function single(army: Army): Laid {
  const [first] = army.stacks;
  const name = first?.look.name;
  if (name === undefined) return { standing: [], ...FAR };
  const wide = name.length * FAR_NAME.letter + FAR_NAME.edge;
  return { standing: [], wide: Math.max(FAR.wide, wide), high: FAR.high + FAR_NAME.high };
}

const PLAIN = { named: [], more: 0, kinds: [] };

function laid(army: Army, spread: Spread): Omit<Group, 'army' | 'x' | 'y' | 'totalled'> {
  if (spread === 'far') return { ...PLAIN, ...single(army) };
  if (spread === 'near') return { ...PLAIN, ...rowed(army.stacks, (stack) => sizeOf(stack.look)) };
  const [front] = army.stacks;
  return front && isLeader(front.look) ? headed(army, front) : { ...PLAIN, ...fanned(army) };
}

/** The armies of a zone with plates, below one another from the seat down. */
export function arranged(armies: readonly Army[], spread: Spread): Group[] {
  let top = 0;
  return armies.map((army, at): Group => {
    const one = laid(army, spread);
    const pilled = spread !== 'far' && !one.kinds.length && army.total > 0;
    if (at === 0) top = -Math.min(one.high, TALLEST) / 2;
    const y = top + one.high / 2;
    top += one.high + GAP + 2;
    return { army, ...one, x: 0, y, totalled: pilled && !(army.stacks.length === 1 && army.all.count === 1) };
  });
}
/** The seat of a zone is chosen for a card so high: what is higher goes down from there. */
const TALLEST = 40;

export const hasPlates = (armies: readonly Army[]): boolean =>
  armies.some((army) => army.stacks.some((stack) => isPlate(stack.look)));
