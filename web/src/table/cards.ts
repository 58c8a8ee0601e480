/** Cards of leaders on spaces: each with its tip on its space, or aside on a thread. */

type Point = readonly [number, number];

export interface Card {
  key: string;
  /** The point it stands on, and that of its space, in pixels of the screen. */
  tip: Point;
  seat: Point;
  /** Where else its middle may be. */
  slots: readonly Point[];
  /** How many leaders stand behind the first. */
  behind: number;
}

/** How far a card goes from its tip, and how much of each leader behind the first is seen above it. */
export const CARD = { left: 24, right: 37, top: 58 };
export const BEHIND = 13;
export const highOf = (behind: number): number => CARD.top + BEHIND * behind;

/**
 * Where the tips of cards go: on their points, or aside where a card before them stands or where they would hide a
 * place a question is about; an own thread then leads back.
 */
export function cardTips(cards: readonly Card[], scale: number, asked: readonly Point[] = []): Map<string, Point> {
  const placed: { at: Point; high: number }[] = [];
  const found = new Map<string, Point>();
  const wide = (CARD.left + CARD.right) * scale * 0.7;
  for (const { key, tip, seat, slots, behind } of cards) {
    const high = highOf(behind) * scale;
    const apart = ([x, y]: Point): boolean =>
      placed.every(
        ({ at: [px, py], high: other }) => Math.abs(px - x) > wide || py - y > other * 0.7 || y - py > high * 0.7,
      );
    const shows = ([x, y]: Point): boolean =>
      asked.every(
        ([ax, ay]) =>
          (ax === seat[0] && ay === seat[1]) ||
          ax < x - CARD.left * scale ||
          ax > x + CARD.right * scale ||
          ay < y - high ||
          ay > y,
      );
    const beside = slots.map(([x, y]): Point => [x, y + (CARD.top / 2) * scale]);
    const [x, y] = tip;
    const round: Point[] = [
      [x, y + high + 12 * scale],
      [x + 62 * scale, y + high / 2],
      [x - 50 * scale, y + high / 2],
      [x + 50 * scale, y - 14 * scale],
      [x - 44 * scale, y - 14 * scale],
    ];
    const free = [tip, ...beside, ...round].find((at) => apart(at) && shows(at));
    const at = free ?? [tip, ...beside].find(apart) ?? tip;
    placed.push({ at, high });
    found.set(key, at);
  }
  return found;
}
