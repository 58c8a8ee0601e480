/** The Republic of Rome: a Combat Phase by itself with its wars pinned to the map, and the whole game with rooms. */
import { plain } from '../plain';
import type { Title } from '../title';
import Answers from './Answers.svelte';
import { BEGINS, onBoard } from './battle';
import BattleBoard from './BattleBoard.svelte';
import Example from './Example.svelte';
import Expedition from './Expedition.svelte';
import { piece, pin, placard } from './pieces';
import Room from './Room.svelte';
import { LAID, placard as placardOfWar, side, zones } from './rome';
import Papers from './Papers.svelte';

const poster = { emblem: 'eagle', fill: 'var(--rome)', centre: [0.5, 0.5] as [number, number], zoom: 0.4 };

/** The scenario `combat-table`. */
export const republic: Title = {
  ...plain,
  side,
  piece,
  pin,
  placard,
  foot: Expedition,
  board: { of: onBoard, begins: BEGINS, component: BattleBoard },
  mild: ['let-pass', 'halt'],
  asks: { confrontation: 'phase' },
  poster,
};

/** All others. */
export const rome: Title = {
  ...plain,
  side,
  piece,
  pin,
  zones,
  placard: placardOfWar,
  room: Room,
  example: Example,
  home: [0.46, 0.52],
  laid: LAID,
  answers: { component: Answers, verbs: ['vote', 'vote-by', 'transfer', 'pledge'] },
  drawer: Papers,
  mild: [
    'done',
    'adjourn',
    'leave-game',
    'refuse',
    'revolt',
    'plot',
    'step-down',
    'bear-it',
    'leave-spoils',
    'promise-to',
    'never-mind',
  ],
  thrifty: [
    'bribe',
    'counter',
    'bid',
    'bid-up-to',
    'give-in-need',
    'raise-local',
    'give',
    'contribute',
    'attract',
    'press',
    'pay-legions',
    'add-assassins',
    'count-legions',
    'count-fleets',
  ],
  poster,
};
