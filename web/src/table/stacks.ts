/** How the pieces of a zone share counters on the map. */
import type { Facts, Piece, Zone } from '../lib/types';
import type { PieceLook, Title } from '../titles/title';

export interface Stack {
  key: string;
  side: string;
  look: PieceLook;
  count: number;
  pieces: Piece[];
}

/** The pieces of a zone, one stack for each side and group, in the order the view lists them. */
export function stacksOf(zone: Zone, title: Title, facts: Facts = {}): Stack[] {
  const found = new Map<string, Stack>();
  for (const piece of zone.pieces ?? []) {
    const look = title.piece(piece, facts);
    const key = `${piece.side ?? ''} ${look.group}`;
    const stack = found.get(key) ?? { key, side: piece.side ?? '', look, count: 0, pieces: [] };
    stack.count += piece.count ?? 1;
    stack.pieces.push(piece);
    found.set(key, stack);
  }
  return [...found.values()];
}

/** The slugs a click on a piece may mean: the piece itself, then whatever it is bound to. */
export function slugsOf(piece: Piece): string[] {
  const own = Object.entries(piece).flatMap(([name, value]) =>
    name !== 'side' && name !== 'piece' && typeof value === 'string' ? [value] : [],
  );
  return piece.piece === undefined ? own : [piece.piece, ...own];
}

/** The slug a piece is called by. */
export const nameOf = (piece: Piece): string => slugsOf(piece)[0] ?? '';

/** All the pieces of one side in a zone, as one may point at them together. */
export interface Army {
  key: string;
  side: string;
  stacks: Stack[];
  all: Stack;
  /** What stands there in one number: strengths where pieces show them, else how many they are. */
  total: number;
}

/** The armies of a zone, each with its leaders first. */
export function armiesOf(stacks: readonly Stack[]): Army[] {
  const sides = [...new Set(stacks.map((stack) => stack.side))];
  return sides.flatMap((side) => {
    const own = stacks.filter((stack) => stack.side === side);
    const led = [...own.filter((stack) => isLeader(stack.look)), ...own.filter((stack) => !isLeader(stack.look))];
    const [first] = led;
    if (first === undefined) return [];
    const units = own.filter((stack) => !isLeader(stack.look));
    const strong = units.some((stack) => stack.look.number !== undefined);
    const total = units.reduce((sum, stack) => sum + (strong ? (stack.look.number ?? 0) : 1) * stack.count, 0);
    const pieces = own.flatMap((stack) => stack.pieces);
    return [
      { key: side, side, stacks: led, total, all: { key: side, side, look: first.look, count: pieces.length, pieces } },
    ];
  });
}

export const isLeader = (look: PieceLook): boolean => look.name !== undefined;

/** Pieces with figures on them need more room than chips: they are laid out by the zoom. */
export const isPlate = (look: PieceLook): boolean => look.name !== undefined || look.number !== undefined;

/** Of several pieces that mean the same open slug, the first: so a click need not ask which. */
export function distinct(pieces: readonly Piece[], open: ReadonlySet<string>): Piece[] {
  const seen = new Set<string>();
  const found = pieces.filter((piece) => {
    const fresh = slugsOf(piece).filter((slug) => open.has(slug) && !seen.has(slug));
    fresh.forEach((slug) => seen.add(slug));
    return fresh.length > 0;
  });
  return found.length ? found : [...pieces];
}

/** Pieces spread out to choose among, and where on the stage. */
export interface Spread {
  pieces: readonly Piece[];
  x: number;
  y: number;
}
