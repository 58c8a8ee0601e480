/** The Republic of Rome: its units, and its wars pinned to the map. */
import { plain } from '../plain';
import type { Title } from '../title';
import { BEGINS, onBoard } from './battle';
import BattleBoard from './BattleBoard.svelte';
import Expedition from './Expedition.svelte';
import { piece, pin, placard } from './pieces';

export const republic: Title = {
  ...plain,
  piece,
  pin,
  placard,
  foot: Expedition,
  board: { of: onBoard, begins: BEGINS, component: BattleBoard },
  mild: ['let-pass', 'halt'],
  poster: { emblem: 'eagle', fill: 'var(--rome)', centre: [0.5, 0.5], zoom: 0.4 },
};
