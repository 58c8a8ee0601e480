/** An order of several purchases, made of the single moves the rules offer. */
import type { Facts, MoveShown, View } from '../../lib/types';

export interface Ware {
  piece: string;
  price: number;
  /** How many could be bought if nothing else were. */
  most: number;
  left: number;
}

interface PieceFacts { buyable?: boolean; price?: number }

/** What is for sale by number: the pieces that moves offer, with the printed price at today's factor. */
export function waresOf(moves: readonly MoveShown[], view: View, facts: Facts, seat: number): Ware[] {
  const printed = (facts['pieces']?.['pieces'] ?? {}) as Record<string, PieceFacts>;
  const factor = Number(view.status?.['prices'] ?? 1);
  const side = view.sides?.[seat] ?? {};
  const pool = { ...(view.own?.['pools'] as Record<string, number>), ...(side['pool'] as Record<string, number>) };
  return Object.entries(printed).flatMap(([piece, fact]) => {
    if (!fact.buyable) return [];
    const most = Math.max(0, ...moves.filter((move) => move.verb === 'buy' && move.arguments[0]?.value === piece).map((move) => Number(move.arguments[1]?.value)));
    return [{ piece, price: (fact.price ?? 0) * factor, most, left: pool[piece] ?? most }];
  });
}

export const costOf = (wares: readonly Ware[], order: Readonly<Record<string, number>>): number =>
  wares.reduce((sum, ware) => sum + ware.price * (order[ware.piece] ?? 0), 0);

/** The moves that fill an order. */
export const movesOf = (order: Readonly<Record<string, number>>): string[] =>
  Object.entries(order).flatMap(([piece, number]) => (number > 0 ? [`buy ${piece} ${number}`] : []));
