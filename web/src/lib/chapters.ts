/**
 * The log cut into the turns and phases of a game. Knows nothing of any: only the dates of the moves, and which events
 * tell a new one.
 */
import type { EventTold, Happened, View, WordsShown } from './types';

export interface Chapter {
  turn: number | null;
  phase: string | null;
  /** What happened in it, in the order it happened; what only tells its beginning is left out. */
  told: { entry: Happened; event: EventTold; place: number }[];
}

/** What a game counts its turns by: the name of the first entry of the status, if that is a number. */
export function counted(view: View): [string, number] | null {
  const [first] = Object.entries(view.status ?? {});
  return first !== undefined && typeof first[1] === 'number' ? [first[0], first[1]] : null;
}

const phaseOf = (view: View): string | null =>
  typeof view.status?.['phase'] === 'string' ? view.status['phase'] : null;

/** Before the first turn the phase is another, but the number may be the same. */
const FIRST = 1;

/** The chapters of a log up to a view, oldest first; each has something to tell. */
export function chapters(log: readonly Happened[], view: View, words: Pick<WordsShown, 'events'>): Chapter[] {
  const found: Chapter[] = [];
  const sides = (view.sides ?? []).map((side) => String(side['side']));
  log.forEach((entry, at) => {
    const next = log[at + 1] ?? {
      turn: counted(view)?.[1] ?? null,
      phase: phaseOf(view),
      seat: Number(view['turn'] ?? -1),
    };
    /** Whether an event hands over to whoever moves next: nothing but his name, from one seat to another. */
    const hands = (name: string | null): boolean =>
      entry.seat >= 0 && entry.seat !== next.seat && sides[next.seat] !== undefined && name === sides[next.seat];
    let { turn, phase } = entry;
    entry.events.forEach((event, place) => {
      const [only, more] = words.events[event.key]?.arguments ?? [];
      const alone = only !== undefined && more === undefined;
      const value = alone ? (event.args[only.name] ?? null) : null;
      const begins =
        alone && value === String(next.turn) && (turn !== next.turn || (turn === FIRST && phase !== next.phase));
      if (begins || (alone && hands(value))) ({ turn, phase } = next);
      if (alone && only.kind === 'phase') phase = value;
      if (begins || (alone && only.kind === 'phase')) return;
      const last = found.at(-1);
      if (last !== undefined && last.turn === turn && last.phase === phase) last.told.push({ entry, event, place });
      else found.push({ turn, phase, told: [{ entry, event, place }] });
    });
  });
  return found;
}
