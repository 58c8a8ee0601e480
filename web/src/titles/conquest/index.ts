/** Conquest of the Empire: six Caesars, each a colour, a shape and a beast. */
import type { Piece, View, Zone } from '../../lib/types';
import type { PieceLook, SideLook, Title } from '../title';
import { plain, plainSide } from '../plain';
import BattleBoard from './BattleBoard.svelte';
import Purchases from './Purchases.svelte';
import TributeScale from './TributeScale.svelte';
import { onBoard } from './battle';

const SIDES: Record<string, SideLook> = {
  black: { fill: 'var(--black)', text: 'var(--onside)', shape: 'lozenge', emblem: 'eagle' },
  yellow: { fill: 'var(--yellow)', text: 'var(--face-ink)', shape: 'square', emblem: 'wolf' },
  blue: { fill: 'var(--blue)', text: 'var(--onside)', shape: 'disc', emblem: 'lion' },
  red: { fill: 'var(--red)', text: 'var(--onside)', shape: 'shield', emblem: 'bull' },
  green: { fill: 'var(--green)', text: 'var(--onside)', shape: 'hexagon', emblem: 'sceptre' },
  purple: { fill: 'var(--purple)', text: 'var(--onside)', shape: 'flat-hexagon', emblem: 'sun' },
};

function piece(one: Piece): PieceLook {
  const kind = ['emperor', 'general', 'galley'].find((name) => one.piece.includes(`-${name}`)) ?? one.piece;
  return {
    icon: kind === 'emperor' ? 'laurel' : kind,
    arched: kind === 'emperor' || kind === 'general',
    rimmed: kind === 'emperor',
    group: kind,
  };
}

function marks(zone: Zone): { icon: string; walled: boolean }[] {
  return zone['city'] ? [{ icon: 'city', walled: Boolean(zone['fortification']) }] : [];
}

function roads(view: View): [string, string][] {
  const built = (view.own?.['roads'] ?? []) as string[];
  return built.map((border) => border.split('--') as [string, string]);
}

export const conquest: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  marks,
  coin: (zone) => (typeof zone['value'] === 'number' ? zone['value'] : null),
  roads,
  poster: { emblem: 'laurel', fill: 'var(--purple)', centre: [0.5, 0.48], zoom: 0.32 },
  foot: TributeScale,
  drawer: Purchases,
  drawerVerbs: ['buy'],
  board: { of: onBoard, begins: ['battle-begins', 'naval-battle'], component: BattleBoard, verbs: ['sink'] },
  mild: [
    ...['ally', 'renounce', 'retreat', 'refuse', 'counter', 'end-buying'],
    ...['remove', 'raze', 'release', 'accept', 'cast-off'],
  ],
  aside: ['ally', 'renounce', 'keep-envoys'],
  plain: ['purchase', 'movement', 'combat', 'boarding', 'razing'],
  thrifty: ['ransom'],
};
