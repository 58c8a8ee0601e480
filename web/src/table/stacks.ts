/** How the pieces of a zone share counters on the map. */
import type { Piece, Zone } from '../lib/types';
import type { PieceLook, Title } from '../titles/title';

export interface Stack {
  key: string;
  side: string;
  look: PieceLook;
  count: number;
  pieces: Piece[];
}

/** The pieces of a zone, one stack for each side and group, in the order the view lists them. */
export function stacksOf(zone: Zone, title: Title): Stack[] {
  const found = new Map<string, Stack>();
  for (const piece of zone.pieces ?? []) {
    const look = title.piece(piece);
    const key = `${piece.side ?? ''} ${look.group}`;
    const stack = found.get(key) ?? { key, side: piece.side ?? '', look, count: 0, pieces: [] };
    stack.count += piece.count ?? 1;
    stack.pieces.push(piece);
    found.set(key, stack);
  }
  return [...found.values()];
}

/** The slugs a click on a piece may mean, the most particular first. */
export function slugsOf(piece: Piece): string[] {
  const own = Object.entries(piece).flatMap(([name, value]) =>
    name !== 'side' && name !== 'piece' && typeof value === 'string' ? [value] : [],
  );
  return [...own, piece.piece];
}
