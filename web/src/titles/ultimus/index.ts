/** Ultimus Romanorum: the empire and its enemies. */
import { plain, plainSide } from '../plain';
import type { Title } from '../title';
import BattleBoard from './BattleBoard.svelte';
import Hand from './Hand.svelte';
import Papers from './Papers.svelte';
import Signs from './Signs.svelte';
import { chanceOf, nameOf, ON_MAP, onBoard } from './battle';
import { piece, SIDES, sort, sums, zones } from './pieces';

export const ultimus: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  sort,
  sums,
  zones,
  hand: Hand,
  signs: Signs,
  after: Papers,
  board: { of: onBoard, begins: ['battle', 'evasion'], name: nameOf, onMap: ON_MAP, component: BattleBoard },
  chance: chanceOf,
  mild: ['discard', 'pass', 'drop', 'flee-alone', 'cast-off'],
  plain: ['march', 'muster', 'follow', 'lone-unit', 'withdraw', 'embark', 'at-sea'],
  poster: { emblem: 'chirho', fill: 'var(--west)', centre: [0.243, 0.345], zoom: 0.78 },
};
