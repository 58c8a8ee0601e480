/** An order of several purchases, made of the single moves the rules offer. */
import type { MoveShown, View } from '../../lib/types';

export interface Ware {
  piece: string;
  price: number;
  /** How many could be bought if nothing else were. */
  most: number;
  /** How many there are, where that is known. */
  left: number | null;
}

/** What is for sale at today's prices, and how many of it the moves of the moment offer by number. */
export function waresOf(moves: readonly MoveShown[], view: View, seat: number): Ware[] {
  const side = view.sides?.[seat] ?? {};
  const pool = { ...(view.own?.['pools'] as Record<string, number>), ...(side['pool'] as Record<string, number>) };
  return Object.entries((view.own?.['prices'] ?? {}) as Record<string, number>).map(([piece, price]) => {
    const most = Math.max(
      0,
      ...moves
        .filter((move) => move.verb === 'buy' && move.arguments[0]?.value === piece)
        .map((move) => Number(move.arguments[1]?.value)),
    );
    return { piece, price, most, left: pool[piece] ?? null };
  });
}

export const costOf = (wares: readonly Ware[], order: Readonly<Record<string, number>>): number =>
  wares.reduce((sum, ware) => sum + ware.price * (order[ware.piece] ?? 0), 0);

/** The moves that fill an order. */
export const movesOf = (order: Readonly<Record<string, number>>): string[] =>
  Object.entries(order).flatMap(([piece, number]) => (number > 0 ? [`buy ${piece} ${number}`] : []));
