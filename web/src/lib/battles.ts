/** Whether the board of a battle is to be open, and which battle it shows. Knows only what the view tells of one. */
import type { Happened, View } from './types';

/** Who looks on: a seat, and how many moves had been made when it made its last. */
export interface Eye {
  seat: number;
  since: number;
}

/** What a title says of its battles. */
export interface Battles {
  /** The battle under way, or the last one, as far as this view shows a board of it; null for none. */
  of: (view: View, own: string) => { over: boolean } | null;
  /** What tells one battle from the next where no event does when it begins. */
  name?: (view: View) => string;
  /** Questions that are answered on the map: the board is read first, and put away. */
  onMap?: readonly string[];
  /** The keys of the events that begin one. */
  begins: readonly string[];
}

/** The number of the move the last battle began with, as far as the log goes back. */
export const begunAt = (log: readonly Happened[], begins: readonly string[]): number =>
  log.findLast((entry) => entry.events.some((event) => begins.includes(event.key)))?.number ?? 0;

/**
 * The name of the battle whose board is to be open, null for none: one that goes on; one that was watched (`watched`)
 * until its result is put away; one that came and went since this seat's last move.
 */
export function boardOf(
  battles: Battles,
  view: View,
  log: readonly Happened[],
  eye: Eye | null,
  watched: string | null,
): string | null {
  const own = String(view.sides?.[eye?.seat ?? -1]?.['side'] ?? '');
  const battle = battles.of(view, own);
  if (battle === null) return null;
  const number = begunAt(log, battles.begins);
  const name = `battle ${battles.name?.(view) ?? number}`;
  if (!battle.over || watched === name) return name;
  return eye !== null && number > eye.since ? name : null;
}
