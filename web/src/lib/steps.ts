/** What others did since one's own last move, as steps that can be drawn and looked at again. Knows no game. */
import { nameOf } from '../table/stacks';
import type { EventTold, Happened, WordsShown, Zone } from './types';

export interface Step {
  /** A way over the board, something at a place, or something that has none. */
  sort: 'march' | 'place' | 'other';
  side: string | null;
  /** The places it led over, the first where it began. */
  path: readonly string[];
  events: readonly EventTold[];
}

/** Where everything with a name of its own stands, and whose it is. */
function standing(zones: Record<string, Zone>): Map<string, { zone: string; side: string | null }> {
  const found = new Map<string, { zone: string; side: string | null }>();
  const twice = new Set<string>();
  for (const [zone, { pieces }] of Object.entries(zones))
    for (const piece of pieces ?? []) {
      const name = nameOf(piece);
      if (found.has(name)) twice.add(name);
      found.set(name, { zone, side: piece.side ?? null });
    }
  for (const name of twice) found.delete(name);
  return found;
}

const slugsOf = (event: EventTold, words: WordsShown): string[] =>
  (words.events[event.key]?.arguments ?? []).flatMap(({ name }) => event.args[name] ?? []);

/** The entry that first names somebody who stands on the board now and did not before: one looks where he came from. */
export function newcomer(
  log: readonly Happened[],
  before: Record<string, Zone>,
  now: Record<string, Zone>,
  words: WordsShown,
): Happened | null {
  const [known, standingNow] = [standing(before), standing(now)];
  const isNew = (slug: string): boolean => standingNow.has(slug) && !known.has(slug);
  return log.find(({ events }) => events.some((event) => slugsOf(event, words).some(isNew))) ?? null;
}

/**
 * The steps of a log, from the board as it lay before it, and from later ones for whoever was not there yet: what names
 * a piece and a place it was not at is a march, and goes on as long as the same piece does; what names a place happens
 * there; dice belong to what they fell for.
 */
export function stepsOf(
  log: readonly Happened[],
  boards: readonly Record<string, Zone>[],
  sides: readonly string[],
  isPlace: (slug: string) => boolean,
  words: WordsShown,
): Step[] {
  const where = new Map(boards.toReversed().flatMap((zones) => [...standing(zones)]));
  const steps: (Step & { mover: string | null; seat: number })[] = [];
  for (const entry of log)
    for (const event of entry.events) {
      const slugs = slugsOf(event, words);
      const place = slugs.findLast(isPlace) ?? null;
      const mover = slugs.find((slug) => where.has(slug)) ?? null;
      const from = mover === null ? null : (where.get(mover)?.zone ?? null);
      const side =
        (mover === null ? null : where.get(mover)?.side) ??
        slugs.find((slug) => sides.includes(slug)) ??
        sides[entry.seat] ??
        null;
      const last = steps.at(-1);
      if (mover !== null && place !== null && from !== place) {
        if (last?.mover === mover && last.path.at(-1) === from) {
          last.path = [...last.path, place];
          last.events = [...last.events, event];
        } else
          steps.push({ sort: 'march', side, path: [from ?? place, place], events: [event], mover, seat: entry.seat });
        where.set(mover, { zone: place, side });
      } else if (place !== null && last?.path.at(-1) !== place)
        steps.push({ sort: 'place', side, path: [place], events: [event], mover: null, seat: entry.seat });
      else if (last && (place !== null || entry.seat < 0 || (last.sort === 'other' && last.seat === entry.seat)))
        last.events = [...last.events, event];
      else steps.push({ sort: 'other', side, path: [], events: [event], mover: null, seat: entry.seat });
    }
  return steps.map(({ sort, side, path, events }) => ({ sort, side, path, events }));
}
