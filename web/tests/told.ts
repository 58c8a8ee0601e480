/** Events and entries of a log, as short as a test wants them. */
import type { EventTold, Happened } from '../src/lib/types';

const NAMES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const toldOf = (key: string, slugs: string[], names: readonly string[] = NAMES): EventTold => ({
  key,
  args: Object.fromEntries(slugs.map((slug, at) => [names[at] ?? '', slug])),
});

export const happened = (number: number, ...events: string[][]): Happened => ({
  number,
  seat: 0,
  move: null,
  events: events.map(([key = '', ...slugs]) => toldOf(key, slugs)),
  turn: null,
  phase: null,
});
