/** The whole Republic as its view tells it: whose senators stand where, and what of it lies in which room. */
import { slug } from '../../lib/slug';
import type { Speaker } from '../../lib/speaker';
import type { Facts, MoveShown, RepublicWholeView, View, Zone } from '../../lib/types';
import { plainSide } from '../plain';
import type { Placard, SideLook } from '../title';
import { pin as pinned, placard as printed } from './pieces';

export type Rome = RepublicWholeView;
export type Senator = Rome['own']['senators'][number];
export type War = Rome['own']['wars'][number];
export type Floor = NonNullable<Rome['own']['floor']>;

export const romeOf = (view: View): Rome => view as unknown as Rome;

/** The six factions by colour, shape and emblem; any other side as the plain table has it. */
const FACTIONS: Record<string, SideLook> = {
  'faction-1': { fill: 'var(--rome)', text: 'var(--onside)', shape: 'shield', emblem: 'laurel' },
  'faction-2': { fill: 'var(--carthage)', text: 'var(--onside)', shape: 'disc', emblem: 'eagle' },
  'faction-3': { fill: 'var(--hun)', text: 'var(--onside)', shape: 'square', emblem: 'cavalry' },
  'faction-4': { fill: 'var(--tribe)', text: 'var(--onside)', shape: 'hexagon', emblem: 'axe' },
  'faction-5': { fill: 'var(--purple)', text: 'var(--onside)', shape: 'flat-hexagon', emblem: 'scroll' },
  'faction-6': { fill: 'var(--pers)', text: 'var(--onside)', shape: 'lozenge', emblem: 'star' },
};
export const side = (name: string | null | undefined, order: number): SideLook =>
  FACTIONS[name ?? ''] ?? plainSide(name, name === 'rome' ? 0 : name === 'rebel' ? 1 : order);

// ---------------------------------------------------------------- senators

export const inRome = (one: Senator): boolean => one.place === 'rome';
export const unaligned = (rome: Rome): Senator[] => rome.own.senators.filter((one) => one.faction === null);

/** The senators of a faction: its leader first, then those in Rome by votes, then those away. */
export function houseOf(rome: Rome, faction: string): Senator[] {
  const rank = (one: Senator): number => (one.leads ? 1000 : 0) + (inRome(one) ? 100 : 0) + one.votes;
  return rome.own.senators.filter((one) => one.faction === faction).sort((one, other) => rank(other) - rank(one));
}

/** The faction this seat plays; null for those who look on. */
export const ownFaction = (rome: Rome, seat: number): string | null => rome.sides[seat]?.side ?? null;

// ---------------------------------------------------------------- wars on the map

/** The provinces, and the wars beside them as zones that are pinned to the map. */
export function zones(view: View): Record<string, Zone> {
  const rome = romeOf(view);
  const found: Record<string, Zone> = { ...(view.zones ?? {}) };
  for (const war of rome.own.wars)
    found[war.war] = {
      owner: null,
      told: war,
      pieces: (['legions', 'veterans', 'fleets'] as const).flatMap((kind) => {
        const count = war.forces.reduce((sum, force) => sum + force[kind], 0);
        return count ? [{ side: 'rome', piece: kind.slice(0, -1), count }] : [];
      }),
    };
  return found;
}

export const pin = (zone: string, facts: Facts): string | null => pinned(zone, facts);

/** The card of a war with the numbers that count now, not those printed on it. */
export function placard(id: string, zone: Zone, facts: Facts, speaker: Speaker): Placard | null {
  const war = zone['told'] as War | undefined;
  if (war === undefined) return printed(id, zone, facts, speaker);
  const figure = (icon: string, text: string | number, name: string): Placard['figures'][number] => ({
    icon,
    text: String(text === '' || text === 0 ? '–' : text),
    label: speaker.label(name),
  });
  const [leader] = war.leaders;
  const strength = ((facts['leaders']?.['leader'] ?? []) as { id: string; strength: number }[]).find(
    (one) => slug(one.id) === leader,
  )?.strength;
  return {
    head: speaker.value('status-of', war.status),
    alarm: war.status === 'active' || war.status === 'unprosecuted',
    name: speaker.value('war', id),
    figures: [
      figure('infantry', war.land, 'land'),
      figure('anchor', war.support, 'support'),
      figure('galley', war.naval, 'naval'),
      figure('skull', war.disaster.join(' '), 'disaster'),
      figure('tent', war.standoff.join(' '), 'standoff'),
      figure('coin', war.spoils, 'spoils'),
    ],
    ...(leader
      ? { foot: { icon: 'pointed-helmet', name: speaker.value('leader', leader), text: `+${strength ?? ''}` } }
      : {}),
  };
}

// ---------------------------------------------------------------- rooms

export const ROOMS = ['senate', 'forum', 'state', 'map'] as const;
export type RoomName = (typeof ROOMS)[number];

/** The room a phase is played in. */
export const roomOf = (phase: string): RoomName =>
  phase === 'senate' ? 'senate' : phase === 'forum' ? 'forum' : 'state';

/** The kinds of things that lie in a room and can be pointed at. */
export const LAID = ['commander', 'faction', 'war', 'province', 'concession', 'card'] as const;

/** What lies in a room, by slug; whatever else may be chosen gets a chip of its own. */
export function placed(rome: Rome, room: RoomName, seat: number): Set<string> {
  const own = ownFaction(rome, seat);
  const found = new Set<string>(rome.hand ?? []);
  const senators = rome.own.senators.filter((one) =>
    room === 'senate' ? one.faction !== null : room === 'forum' ? true : one.faction === own && own !== null,
  );
  for (const one of senators) found.add(one.commander);
  if (room === 'senate' || room === 'forum') for (const { side: name } of rome.sides) found.add(name);
  if (room === 'forum') for (const one of rome.own.forum) found.add(one);
  if (room === 'state') {
    for (const war of rome.own.wars) found.add(war.war);
    for (const province of Object.keys(rome.zones)) found.add(province);
  }
  return found;
}

// ---------------------------------------------------------------- votes

export interface Ballot {
  move: MoveShown;
  stance: string;
  talents: number;
}

const valueOf = (move: MoveShown, name: string): string =>
  move.arguments.find((argument) => argument.name === name)?.value ?? '';

/** The moves that are votes, of a faction or of one senator. */
export const ballotsOf = (moves: readonly MoveShown[]): Ballot[] =>
  moves.flatMap((move) =>
    move.verb === 'vote' || move.verb === 'vote-by'
      ? [{ move, stance: valueOf(move, 'stance'), talents: Number(valueOf(move, 'talents')) }]
      : [],
  );

/** The cheapest vote of a stance that makes it safe; null if none can, or if plain votes do. */
export function safe(ballots: readonly Ballot[], stance: 'for' | 'against', floor: Floor | null): Ballot | null {
  const needed = floor?.sure?.[stance] ?? 0;
  if (needed === 0) return null;
  const enough = ballots.filter((one) => one.stance === stance && one.talents >= needed);
  return enough.sort((one, other) => one.talents - other.talents)[0] ?? null;
}

export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`);
