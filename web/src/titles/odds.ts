/** The battles ahead of a seat and how they will end, asked of the server and remembered. */
import * as api from '../lib/api';
import type { Link } from '../lib/api';
import type { Ahead, View } from '../lib/types';

export interface Odds {
  exact: boolean;
  attacker_wins: number;
  defender_wins: number;
  both_destroyed?: number;
  attacker_left?: { mean: number };
  defender_left?: { mean: number };
  samples?: number;
}

const known = new Map<string, Promise<Odds | null>>();
const KEPT = 200;

/** How a battle will end; null where nobody can say. */
export function oddsOf(game: string, situation: Record<string, unknown>): Promise<Odds | null> {
  const key = `${game} ${JSON.stringify(situation)}`;
  let found = known.get(key);
  if (found === undefined) {
    found = (api.odds(game, situation) as Promise<unknown>).then(
      (odds) => odds as Odds,
      () => null,
    );
    if (known.size >= KEPT) known.clear();
    known.set(key, found);
  }
  return found;
}

/** The battles before this seat, now or after a move. What cannot be asked has none. */
export const aheadOf = (link: Link, move: string | null = null): Promise<Ahead[]> => link.ahead(move).catch(() => []);

/** The battle a move would begin, or change: one that was not there before it. */
export function begun(before: readonly Ahead[], after: readonly Ahead[]): Ahead | null {
  const known = new Set(before.map((one) => JSON.stringify(one)));
  return after.find((one) => one.start === null && !known.has(JSON.stringify(one))) ?? null;
}

/** The battle in a zone: the one to come, or the attack from where the chosen piece stands, or the first there is. */
export function inZone(battles: readonly Ahead[], zone: string, from: string | null): Ahead | null {
  const here = battles.filter((one) => one.zone === zone);
  if (from !== null) return here.find((one) => one.start === from) ?? here.find((one) => one.start === null) ?? null;
  return here.find((one) => one.start === null) ?? here[0] ?? null;
}

/** Where the first of some things stands. */
export function standing(view: View, slugs: readonly string[]): string | null {
  for (const [id, zone] of Object.entries(view.zones ?? {})) {
    if ((zone.pieces ?? []).some((piece) => slugs.includes(piece.piece))) return id;
  }
  return null;
}
