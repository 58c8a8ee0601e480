import { describe, expect, test } from 'vitest';
import { chapters, counted } from '../src/lib/chapters';
import type { Happened, View } from '../src/lib/types';
import { toldOf } from './told';

const one = (name: string, kind: string) => ({ arguments: [{ name, kind }] });
const WORDS = {
  events: {
    turn: one('turn', 'number'),
    phase: one('phase', 'phase'),
    raised: one('price', 'number'),
    marched: {
      arguments: [
        { name: 'side', kind: 'side' },
        { name: 'units', kind: 'number' },
      ],
    },
  },
};
const NAMES: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(WORDS.events).map(([key, event]) => [key, event.arguments.map((one) => one.name)]),
  ),
  passed: ['side'],
};
const entry = (number: number, turn: number | null, phase: string | null, ...events: string[][]): Happened => ({
  number,
  seat: 0,
  move: null,
  events: events.map(([key = '', ...slugs]) => toldOf(key, slugs, NAMES[key])),
  turn,
  phase,
});
const view = (status: Record<string, unknown>): View => ({ prompt: null, outcome: null, status });
const shown = (log: Happened[], now: View) =>
  chapters(log, now, WORDS).map(({ turn, phase, told }) => [
    turn,
    phase,
    told.map(({ event }) => [event.key, ...Object.values(event.args)].join(' ')),
  ]);

describe('the chapters of a log', () => {
  test('moves of one turn and phase are together, an event that tells a phase begins a new one and is not told twice', () => {
    const log = [
      entry(7, 1, 'march', ['marched', 'red', '2']),
      entry(
        8,
        1,
        'march',
        ['marched', 'red', '3'],
        ['phase', 'winter'],
        ['raised', '4'],
        ['phase', 'end'],
        ['raised', '5'],
      ),
    ];
    expect(shown(log, view({ turn: 1, phase: 'end' }))).toEqual([
      [1, 'march', ['marched red 2', 'marched red 3']],
      [1, 'winter', ['raised 4']],
      [1, 'end', ['raised 5']],
    ]);
  });
  test('a new turn begins where it is told, in the middle of a move', () => {
    const log = [
      entry(1, 1, 'buy', ['raised', '9'], ['turn', '2'], ['marched', 'red', '2']),
      entry(2, 2, 'march', ['marched', 'red', '1']),
    ];
    expect(shown(log, view({ turn: 2, phase: 'march' }))).toEqual([
      [1, 'buy', ['raised 9']],
      [2, 'march', ['marched red 2', 'marched red 1']],
    ]);
  });
  test('a number that is no new turn is an event like any other', () => {
    expect(shown([entry(1, 3, null, ['raised', '3'])], view({ round: 3 }))).toEqual([[3, null, ['raised 3']]]);
  });
  test('the first turn begins where it is told, after the set-up', () => {
    const log = [entry(1, 1, 'set-up', ['marched', 'red', '1'], ['turn', '1'], ['marched', 'blue', '1'])];
    expect(shown(log, view({ turn: 1, phase: 'march' }))).toEqual([
      [1, 'set-up', ['marched red 1']],
      [1, 'march', ['marched blue 1']],
    ]);
  });
  test('what is handed over to the next player begins his phase', () => {
    const words = { events: { ...WORDS.events, passed: one('side', 'side') } };
    const log = [
      entry(1, 1, 'buy', ['marched', 'red', '1'], ['passed', 'blue']),
      { ...entry(2, 1, 'march', ['marched', 'blue', '1']), seat: 1 },
    ];
    const now = { ...view({ turn: 1, phase: 'march' }), sides: [{ side: 'red' }, { side: 'blue' }] };
    expect(
      chapters(log, now, words).map(({ phase, told }) => [
        phase,
        told.map(({ event }) => [event.key, ...Object.values(event.args)].join(' ')),
      ]),
    ).toEqual([
      ['buy', ['marched red 1']],
      ['march', ['passed blue', 'marched blue 1']],
    ]);
  });
  test('the latest move ends in the present', () => {
    const log = [entry(4, 1, 'buy', ['turn', '2'], ['marched', 'red', '1'])];
    expect(shown(log, view({ year: 2, phase: 'march' }))).toEqual([[2, 'march', ['marched red 1']]]);
  });
  test('a game that counts no turns has one chapter', () => {
    expect(
      shown(
        [entry(1, null, null, ['raised', '1']), entry(2, null, null, ['raised', '2'])],
        view({ war: 'punic', omens: 0 }),
      ),
    ).toEqual([[null, null, ['raised 1', 'raised 2']]]);
  });
});

test('turns are counted by the first entry of the status, and by no other', () => {
  expect(counted(view({ year: 451, last: 476 }))).toEqual(['year', 451]);
  expect(counted(view({ war: 'punic', omens: 0 }))).toBeNull();
  expect(counted({ prompt: null, outcome: null })).toBeNull();
});
