/** Names of spaces step aside for what stands on the map. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Named {
  key: string;
  /** Where its space is, and where its name was placed, in pixels of the screen. */
  seat: readonly [number, number];
  at: readonly [number, number];
  size: readonly [number, number];
}

const boxOf = (at: readonly [number, number], [wide, high]: readonly [number, number]): Box => ({
  left: at[0] - wide / 2,
  top: at[1] - high / 2,
  right: at[0] + wide / 2,
  bottom: at[1] + high / 2,
});

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Right, below, left, above, then the corners: the order in which a reader looks for a name. */
function around(
  [x, y]: readonly [number, number],
  [wide, high]: readonly [number, number],
  reach: number,
): [number, number][] {
  const [dx, dy] = [reach + wide / 2, reach + high / 2];
  const slant = reach * 0.7;
  return [
    [x + dx, y],
    [x, y + dy],
    [x - dx, y],
    [x, y - dy],
    [x + slant + wide / 2, y + slant + high / 2],
    [x + slant + wide / 2, y - slant - high / 2],
    [x - slant - wide / 2, y + slant + high / 2],
    [x - slant - wide / 2, y - slant - high / 2],
  ];
}

/** The place of a name so far from the middle of its space, in the direction where it already is. */
export function apart(
  [x, y]: readonly [number, number],
  seat: readonly [number, number],
  [wide, high]: readonly [number, number],
  reach: number,
): [number, number] {
  const [dx, dy] = [x - seat[0], y - seat[1]];
  if (Math.abs(dy) < high / 2) return [seat[0] + Math.sign(dx) * Math.max(Math.abs(dx), reach + wide / 2), y];
  if (Math.abs(dx) < wide / 2) return [x, seat[1] + Math.sign(dy) * Math.max(Math.abs(dy), reach + high / 2)];
  return [x, y];
}

/**
 * New places for the names that something stands on, by key; a name with nowhere to go stays. `reach` is how far a
 * name keeps from the middle of its space.
 */
export function dodged(
  names: readonly Named[],
  others: readonly Box[],
  standing: readonly Box[],
  reach: number,
): Map<string, readonly [number, number]> {
  const moved = new Map<string, readonly [number, number]>();
  if (!standing.length) return moved;
  const taken = new Map(names.map((name) => [name.key, boxOf(name.at, name.size)]));
  const spaces = names.map((name) => ({ key: name.key, box: boxOf(name.seat, [reach * 1.5, reach * 1.5]) }));
  for (const name of names) {
    const own = taken.get(name.key);
    if (own === undefined || !standing.some((box) => overlap(box, own))) continue;
    const isFree = (box: Box): boolean =>
      !standing.some((one) => overlap(one, box)) &&
      !others.some((one) => overlap(one, box)) &&
      !spaces.some((space) => space.key !== name.key && overlap(space.box, box)) &&
      ![...taken].some(([key, one]) => key !== name.key && overlap(one, box));
    const found = around(name.seat, name.size, reach).find((at) => isFree(boxOf(at, name.size)));
    if (found === undefined) continue;
    moved.set(name.key, found);
    taken.set(name.key, boxOf(found, name.size));
  }
  return moved;
}
