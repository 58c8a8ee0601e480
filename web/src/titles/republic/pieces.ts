/** The pieces of the Republic, and the wars pinned to its map. */
import { slug } from '../../lib/slug';
import type { Speaker } from '../../lib/speaker';
import type { Facts, Piece, Zone } from '../../lib/types';
import type { PieceLook, Placard } from '../title';

interface ConflictFacts {
  id: string;
  group: string;
  land: number;
  support: number;
  naval: number;
  disaster: number[];
  standoff: number[];
  spoils: number;
}
interface LeaderFacts {
  id: string;
  strength: number;
}

const UNITS: Record<string, Partial<PieceLook>> = {
  legion: { icon: 'eagle' },
  veteran: { icon: 'eagle', code: 'VET' },
  fleet: { icon: 'galley', form: 'round' },
  militia: { icon: 'infantry', form: 'pointed' },
  flotilla: { icon: 'galley', form: 'round' },
  native: { icon: 'spear', form: 'pointed' },
  'native-flotilla': { icon: 'galley', form: 'round' },
};

export const piece = (one: Piece): PieceLook => ({
  icon: 'infantry',
  arched: false,
  rimmed: false,
  group: one.piece,
  ...UNITS[one.piece],
});

const conflictOf = (id: string, facts: Facts): ConflictFacts | undefined =>
  ((facts['conflicts']?.['conflict'] ?? []) as ConflictFacts[]).find((one) => slug(one.id) === id);

/** A war of a group is fought where that group's theatre is. */
export function pin(zone: string, facts: Facts): string | null {
  const known = conflictOf(zone, facts);
  return known ? slug(known.group || known.id) : null;
}

/** What is printed on a conflict's card, and who leads it. */
export function placard(id: string, zone: Zone, facts: Facts, speaker: Speaker): Placard | null {
  const known = conflictOf(id, facts);
  if (known === undefined) return null;
  const status = String(zone['status'] ?? '');
  const leaders = (zone['leaders'] ?? []) as string[];
  const led = ((facts['leaders']?.['leader'] ?? []) as LeaderFacts[]).find((one) => leaders.includes(slug(one.id)));
  const shown = (list: number | number[] | undefined): string =>
    (Array.isArray(list) ? list.join(' ') : String(list ?? '–')) || '–';
  const figure = (icon: string, name: keyof ConflictFacts): Placard['figures'][number] => ({
    icon,
    text: shown(known[name] as number | number[]),
    label: speaker.label(name),
  });
  return {
    head: speaker.slug(status),
    alarm: status !== 'inactive',
    name: speaker.slug(id),
    figures: [
      figure('infantry', 'land'),
      figure('anchor', 'support'),
      figure('galley', 'naval'),
      figure('skull', 'disaster'),
      figure('tent', 'standoff'),
      figure('coin', 'spoils'),
    ],
    ...(led ? { foot: { icon: 'pointed-helmet', name: speaker.slug(slug(led.id)), text: `+${led.strength}` } } : {}),
  };
}
