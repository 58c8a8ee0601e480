/** Stratagems as the printed facts and the catalogues know them. */
import type { Facts } from '../../lib/types';

export interface Stratagem {
  id: string;
  owner: string;
  phases: string[];
  removed_after_use: boolean;
}

export const stratagemOf = (id: string, facts: Facts): Stratagem | undefined =>
  ((facts['stratagems']?.['stratagem'] ?? []) as Stratagem[]).find((one) => one.id === id);

/** Whose counter it is: one side's, or both. */
export const ownersOf = (one: Stratagem | undefined, sides: readonly string[]): string[] =>
  one === undefined ? [] : sides.includes(one.owner) ? [one.owner] : [...sides];
