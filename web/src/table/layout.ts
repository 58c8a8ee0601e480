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
  wide: number;
  high: number;
  /** The centre of the group, from the seat. */
  x: number;
  y: number;
  /** Whether the total stands beside it. */
  totalled: boolean;
}

const FANNED = 11;
const GAP = 3;
/** The widest row of plates before a new one begins. */
const ROW = 172;

/** Leaders in front and units behind them, each with its number in sight; of a great army the first few. */
const LEADERS = 2;
const UNITS = 5;
function fanned(army: Army): { standing: Standing[]; wide: number; high: number } {
  const leaders = army.stacks.filter((stack) => isLeader(stack.look)).slice(0, LEADERS);
  const units = army.stacks.filter((stack) => !isLeader(stack.look)).slice(0, UNITS);
  const high = Math.max(...[...leaders, ...units].map((stack) => sizeOf(stack.look).high));
  const standing: Standing[] = [];
  let right = 0;
  const stand = (stack: Stack, left: number): void => {
    const size = sizeOf(stack.look);
    standing.push({ stack, x: left + size.wide / 2, y: (high - size.high) / 2 });
    right = left + size.wide;
  };
  leaders.forEach((stack, at) => stand(stack, at ? right - sizeOf(stack.look).wide + 2 * FANNED : 0));
  units.forEach((stack, at) =>
    stand(stack, at ? right - sizeOf(stack.look).wide + FANNED : leaders.length ? right + 1 : 0),
  );
  return { standing: standing.map((one) => ({ ...one, x: one.x - right / 2 })).reverse(), wide: right, high };
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

/** One disc for all. */
const FAR = { wide: 22, high: 20 };

/** The armies of a zone with plates, below one another from the seat down. */
export function arranged(armies: readonly Army[], spread: Spread): Group[] {
  const groups = armies.map((army): Group => {
    const one = army.stacks.length === 1 && army.all.count === 1;
    if (spread === 'far') return { army, standing: [], ...FAR, x: 0, y: 0, totalled: false };
    const laid = spread === 'middle' ? fanned(army) : rowed(army.stacks, (stack) => sizeOf(stack.look));
    return { army, ...laid, x: 0, y: 0, totalled: !one && army.total > 0 };
  });
  if (spread === 'far') {
    groups.forEach((group, at) => (group.x = (at - (groups.length - 1) / 2) * (FAR.wide + 1)));
    return groups;
  }
  let top = -(groups[0]?.high ?? 0) / 2;
  for (const group of groups) {
    group.y = top + group.high / 2;
    top += group.high + GAP + 2;
  }
  return groups;
}

export const hasPlates = (armies: readonly Army[]): boolean =>
  armies.some((army) => army.stacks.some((stack) => isPlate(stack.look)));

export interface Card {
  key: string;
  /** The point it stands on, in pixels of the screen. */
  tip: readonly [number, number];
  /** Where else its middle may be. */
  slots: readonly (readonly [number, number])[];
}

const CARD = { left: 24, right: 37, top: 58 };

/**
 * Where the tips of cards go: on their points, or aside where a card before them stands; an own thread then leads back.
 */
export function cardTips(cards: readonly Card[], scale: number): Map<string, readonly [number, number]> {
  const placed: (readonly [number, number])[] = [];
  const found = new Map<string, readonly [number, number]>();
  const [wide, high] = [(CARD.left + CARD.right) * scale * 0.7, CARD.top * scale * 0.7];
  const isFree = ([x, y]: readonly [number, number]): boolean =>
    placed.every(([px, py]) => Math.abs(px - x) > wide || Math.abs(py - y) > high);
  for (const { key, tip, slots } of cards) {
    const choices = [tip, ...slots.map(([x, y]): [number, number] => [x, y + (CARD.top / 2) * scale])];
    const at = choices.find(isFree) ?? tip;
    placed.push(at);
    found.set(key, at);
  }
  return found;
}
