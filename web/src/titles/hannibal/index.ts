/** Hannibal: Rome against Carthage. */
import type { Speaker } from '../../lib/speaker';
import type { Facts, MoveShown, Piece, View, Zone } from '../../lib/types';
import { plain, plainSide } from '../plain';
import type { Badge, Figure, PieceLook, SideLook, Title } from '../title';
import BattleBoard from './BattleBoard.svelte';
import Hand from './Hand.svelte';
import Papers from './Papers.svelte';
import Signs from './Signs.svelte';
import { onBoard } from './battle';
import { cardOf, sidesOf } from './cards';
import { generalOf, short } from './generals';

const SIDES: Record<string, SideLook> = {
  rome: { fill: 'var(--rome)', text: 'var(--onside)', shape: 'square', emblem: 'eagle' },
  carthage: { fill: 'var(--carthage)', text: 'var(--onside)', shape: 'disc', emblem: 'tanit' },
  tribe: { fill: 'var(--tribe)', text: 'var(--onside)', shape: 'hexagon', emblem: 'axe' },
};

/** Units by name; those shut in behind walls look like the walls. */
const UNITS: Record<string, string> = {
  unit: 'infantry',
  elephant: 'elephant',
  'siege-train': 'catapult',
  'unit-inside': 'fort',
  'elephant-inside': 'fort',
  'siege-train-inside': 'fort',
};

function piece(one: Piece): PieceLook {
  const unit = UNITS[one.piece];
  const helmet = one.side === 'carthage' ? 'pointed-helmet' : 'general';
  return { icon: unit ?? helmet, arched: unit === undefined, rimmed: false, group: one.piece };
}

function figure(one: Piece, facts: Facts): Figure | null {
  const known = generalOf(one.piece, facts);
  return known
    ? { name: short(known.name), icon: piece(one).icon, left: known.strategy_rating, right: known.battle_rating }
    : null;
}

function card(slug: string, facts: Facts): { number: number | null; sides: string[] } {
  const known = cardOf(slug, facts);
  return { number: known?.ops ?? null, sides: sidesOf(known, ['carthage', 'rome']) };
}

function badges(zone: Zone, speaker: Speaker): Badge[] {
  const found: Badge[] = [];
  const within = (zone['inside'] ?? []) as string[];
  if (typeof zone['siege'] === 'number')
    found.push({ icon: 'tent', text: String(zone['siege']), label: `${speaker.label('siege')} ${zone['siege']}` });
  if (within.length)
    found.push({
      icon: 'fort',
      text: '',
      label: `${speaker.label('inside')}: ${within.map((general) => speaker.slug(general)).join(', ')}`,
    });
  if (zone['isolated']) found.push({ icon: 'cut', text: '', label: speaker.label('isolated') });
  return found;
}

/** 10.2: the CUs and elephants of the space that do not march. */
function stays(move: MoveShown, view: View, speaker: Speaker): string[] {
  if (move.verb !== 'take') return [];
  const named = (view.prompt?.about ?? []).map(([, , slug]) => slug);
  const zone = Object.values(view.zones ?? {}).find(({ pieces }) => pieces?.some((one) => named.includes(one.piece)));
  const general = zone?.pieces?.find((one) => named.includes(one.piece));
  return (['unit', 'elephant'] as const).flatMap((kind) => {
    const here = zone?.pieces?.find((one) => one.piece === kind && one.side === general?.side)?.count ?? 0;
    const going = Number(move.arguments.find(({ name }) => name === `${kind}s`)?.value ?? 0);
    return here > going ? [`${here - going} ${speaker.slug(kind, here - going)}`] : [];
  });
}

export const hannibal: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  figure,
  card,
  badges,
  stays,
  mild: ['discard', 'event', 'concede', 'withdraw', 'waive-first', 'drop', 'detach', 'halt', 'back-up'],
  plain: [
    ...['march', 'bring', 'station', 'recall', 'reinforce-rome', 'reinforce-carthage', 'land-africanus'],
    ...['name-proconsul', 'keep-proconsul', 'choose-successor', 'avoid-to', 'avoid-with'],
  ],
  hand: Hand,
  signs: Signs,
  after: Papers,
  board: { of: onBoard, begins: ['battle'], component: BattleBoard, verbs: ['lead', 'match', 'take-shown'] },
  poster: { emblem: 'tanit', fill: 'var(--carthage)', centre: [0.6, 0.46], zoom: 0.46 },
};
