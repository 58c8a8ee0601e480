/**
 * Who sits where, as the hall offers it. A chair is `me`, `here` (another person at this machine), `open`, or a bot's
 * name.
 */
import type { ChairAsked, GameShown, StartShown } from './types';

export const PEOPLE = ['me', 'here', 'open'];

export function asked(chair: string): ChairAsked {
  if (chair === 'open') return { kind: 'open', bot: '' };
  return PEOPLE.includes(chair) ? { kind: 'person', bot: '' } : { kind: 'bot', bot: chair };
}

/** The seats played at this browser. */
export const mine = (chairs: readonly string[]): string[] =>
  chairs.flatMap((chair, at) => (chair === 'me' || chair === 'here' ? [String(at)] : []));

/** Whether the table has to be handed over, screen covered, between two people at this browser. */
export const shared = (chairs: readonly string[]): boolean => chairs.includes('here');

/** Whom a newcomer meets: the easy bot of a title; a person at this machine where it has none. */
export const opponent = (game: GameShown): string =>
  game.bots.includes('greedy') ? 'greedy' : (game.bots.at(-1) ?? 'here');

/** The chairs for a number of seats: what was chosen stays, the rest is me and then bots. */
export function chairsFor(game: GameShown, number: number, before: readonly string[] = []): string[] {
  return Array.from({ length: number }, (_, at) => before[at] ?? (at === 0 ? 'me' : opponent(game)));
}

/** What one may choose in a scenario. */
export const startOf = (game: GameShown, scenario = ''): StartShown =>
  game.starts[scenario] ?? { seats: game.seats, options: {} };

/** The options of a scenario as they are by default. */
export const firstOptions = (start: StartShown): Record<string, string> =>
  Object.fromEntries(Object.entries(start.options).map(([id, values]) => [id, values[0] ?? '']));

/** The number of seats the hall proposes: three if a scenario can be played so, else its first choice. */
export const proposed = (start: StartShown): number => (start.seats.includes(3) ? 3 : (start.seats[0] ?? 2));
