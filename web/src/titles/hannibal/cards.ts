/** Strategy cards as the printed facts, the catalogues and the moves of the moment know them. */
import type { Speaker } from '../../lib/speaker';
import type { Facts, MoveShown } from '../../lib/types';

export interface Card {
  id: string;
  number: number;
  ops: number;
  event_for: string;
  counter: boolean;
  naval: boolean;
  removed_after_use: boolean;
}

const cardsOf = (facts: Facts): Card[] => (facts['strategy-cards']?.['card'] ?? []) as Card[];

export const cardOf = (id: string, facts: Facts): Card | undefined => cardsOf(facts).find((one) => one.id === id);

/** Whose event it is: one side's, or both. */
export const sidesOf = (card: Card | undefined, all: readonly string[]): string[] =>
  card === undefined ? [] : all.includes(card.event_for) ? [card.event_for] : [...all];

/** What it does, in our words. */
export const effectOf = (id: string, speaker: Speaker): string =>
  speaker.catalogue.attributes(`hannibal-card-${id}`, { count: 1 })['effect'] ?? '';

/** A name that fits below a battle card it is laid as; undefined if it has none. */
export const shortOf = (id: string, speaker: Speaker): string | undefined =>
  speaker.catalogue.attributes(`hannibal-card-${id}`, { count: 1 })['short'];

/** The ways a card can be played now: the verbs of the moves that name it, each once. */
export function usesOf(id: string, moves: readonly MoveShown[]): string[] {
  const naming = moves.filter((move) =>
    move.arguments.some((argument) => argument.kind === 'card' && argument.value === id),
  );
  return [...new Set(naming.map((move) => move.verb))];
}
