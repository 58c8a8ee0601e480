/** Generals as the printed facts and the catalogues know them. */
import type { Speaker } from '../../lib/speaker';
import type { Facts } from '../../lib/types';

export interface General {
  id: string;
  name: string;
  side: string;
  strategy_rating: number;
  battle_rating: number;
  ability: Record<string, unknown>;
}

export const generalsOf = (facts: Facts): General[] => (facts['generals']?.['general'] ?? []) as General[];

export const generalOf = (id: string, facts: Facts): General | undefined =>
  generalsOf(facts).find((one) => one.id === id);

/** A name that fits on a counter: a long one keeps the initial of its first part. */
export function short(name: string): string {
  const parts = name.split(' ');
  return name.length > 9 && parts.length > 1 ? `${name[0]}. ${parts[parts.length - 1]}` : name;
}

/** What he can do that others cannot, in our words; empty if there is nothing. */
export function abilityOf(id: string, facts: Facts, speaker: Speaker): string {
  const talents = Object.keys(generalOf(id, facts)?.ability ?? {});
  return talents.length ? (speaker.catalogue.attributes(`hannibal-general-${id}`)['ability'] ?? '') : '';
}
