/** From one thing on the map to the next in a direction, for those who have arrow keys and no mouse. */

export type Point = readonly [number, number];

/** How much farther aside a thing may lie than ahead. */
const SLANT = 1.2;
/** How much a step aside counts against one ahead. */
const ASIDE = 2;

const AHEAD: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export const isStep = (key: string): boolean => key in AHEAD;

/**
 * Of some points the one to go to from another with an arrow key: near, and in that direction; null if there is none.
 */
export function next<T>(key: string, from: Point, among: readonly { at: Point; thing: T }[]): T | null {
  const [dx, dy] = AHEAD[key] ?? [0, 0];
  let best: T | null = null;
  let least = Infinity;
  for (const { at, thing } of among) {
    const [x, y] = [at[0] - from[0], at[1] - from[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 1 || aside > ahead * SLANT) continue;
    if (ahead + aside * ASIDE < least) {
      best = thing;
      least = ahead + aside * ASIDE;
    }
  }
  return best;
}

/** The point nearest to another. */
export function nearest<T>(to: Point, among: readonly { at: Point; thing: T }[]): T | null {
  const far = ({ at }: { at: Point }): number => Math.hypot(at[0] - to[0], at[1] - to[1]);
  return (
    among.reduce<{ at: Point; thing: T } | null>(
      (best, one) => (best === null || far(one) < far(best) ? one : best),
      null,
    )?.thing ?? null
  );
}

/** What Enter and the space bar do to something that is no button by itself. */
export function pressed(event: KeyboardEvent, act: (event: KeyboardEvent) => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  act(event);
}
