/** Room on the map: what stands there stays in its zone, off names and off places a question is about. */
import { overlap, type Box } from './dodge';

type Point = readonly [number, number];

export interface Block {
  key: string;
  /** Where its middle would be, where it may be besides, and where it belongs. */
  home: Point;
  slots?: readonly Point[];
  seat: Point;
  wide: number;
  high: number;
  /** Whether a point is in the zone it belongs to, and whether one is where nobody else wants to stand. */
  isHome: (at: Point) => boolean;
  isFree: (at: Point) => boolean;
}

/** What blocks keep off: names, and the places a question is about. */
export interface Kept {
  names: readonly Box[];
  asked: readonly Point[];
}

export interface Stood {
  at: Point;
  /** Whether it had to leave its zone: a line leads back. */
  away: boolean;
}

const RINGS = [12, 24, 36, 50, 66];
const FARTHER = [66, 84, 104];
const TURNS = Array.from({ length: 12 }, (_, at) => (at * Math.PI) / 6);

const round = ([x, y]: Point, rings: readonly number[]): Point[] =>
  rings.flatMap((far) => TURNS.map((turn): Point => [x + far * Math.sin(turn), y + far * Math.cos(turn)]));

const boxAt = ([x, y]: Point, { wide, high }: { wide: number; high: number }): Box => ({
  left: x - wide / 2,
  top: y - high / 2,
  right: x + wide / 2,
  bottom: y + high / 2,
});

const within = ([x, y]: Point, box: Box): boolean => x > box.left && x < box.right && y > box.top && y < box.bottom;

/** The points that tell whether a box lies in a zone: its corners, drawn in a little, and the middles of its edges. */
function rim({ left, top, right, bottom }: Box): Point[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [((right - left) / 2) * 0.9, ((bottom - top) / 2) * 0.9];
  return [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j): Point => [x + i * dx, y + j * dy]));
}

/**
 * Where blocks stand: in their zones and on nothing; else on a line to free ground; else on a name of their own zone;
 * else nearby on nothing that is asked about; else where they would be without all this.
 */
export function standing(blocks: readonly Block[], { names, asked }: Kept): Map<string, Stood> {
  const taken: Box[] = [];
  const found = new Map<string, Stood>();
  for (const block of blocks) {
    const clear = (box: Box): boolean =>
      !taken.some((one) => overlap(one, box)) &&
      !asked.some((seat) => (seat[0] !== block.seat[0] || seat[1] !== block.seat[1]) && within(seat, box));
    const nameless = (box: Box): boolean => !names.some((one) => overlap(one, box));
    const lies = (is: (at: Point) => boolean, box: Box): boolean => rim(box).every(is);
    const near = [block.home, ...(block.slots ?? []), ...round(block.home, RINGS)];
    const try_ = (some: readonly Point[], may: (box: Box) => boolean): Point | undefined =>
      some.find((at) => may(boxAt(at, block)));
    const inside = try_(near, (box) => clear(box) && nameless(box) && lies(block.isHome, box));
    const outside =
      inside ??
      try_(round(block.home, [...RINGS, ...FARTHER]), (box) => clear(box) && nameless(box) && lies(block.isFree, box));
    const at = outside ?? try_(near, (box) => clear(box) && lies(block.isHome, box)) ?? try_(near, clear) ?? block.home;
    taken.push(boxAt(at, block));
    found.set(block.key, { at, away: inside === undefined && outside !== undefined });
  }
  return found;
}
