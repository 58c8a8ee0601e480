/** The battle the view tells of: the one under way, or the last. */
import type { components } from '../../api';
import type { Speaker } from '../../lib/speaker';
import type { Facts, HannibalView, View } from '../../lib/types';

export type Fought = components['schemas']['HannibalFought'];
export type Laid = components['schemas']['HannibalLaid'];

/** A battle under way, as the view shows it. */
export type Field = NonNullable<HannibalView['battle']>;

export const seen = (view: View): HannibalView => view as unknown as HannibalView;

/** Questions of a battle that are answered on the map. */
const ON_MAP = new Set(['retreat', 'withdraw-to', 'remove-marker']);

export const battleOf = (view: View): Fought | null => seen(view).fought ?? null;

/** The battle a board is shown of. */
export const onBoard = (view: View): Fought | null => (ON_MAP.has(view.prompt?.key ?? '') ? null : battleOf(view));

interface CardFacts {
  id: string;
  retreat_modifier: number;
  wild: boolean;
}

export const cardsOf = (facts: Facts): CardFacts[] => (facts['battle-cards']?.['battle_card'] ?? []) as CardFacts[];

export const signed = (number: number): string => (number > 0 ? '+' : '−') + Math.abs(number);

/** What a card adds to the loser's flight, or that it may be anything. */
export function noteOf(tactic: string, facts: Facts, speaker: Speaker): string {
  const known = cardsOf(facts).find((card) => card.id === tactic);
  if (known === undefined) return '';
  if (known.wild) return speaker.catalogue.text('titles-any-type');
  if (known.retreat_modifier === 0) return '';
  return speaker.catalogue.text('titles-retreat-by', { number: signed(known.retreat_modifier) });
}
