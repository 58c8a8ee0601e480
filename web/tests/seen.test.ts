import { expect, test } from 'vitest';
import { newcomer, stepsOf } from '../src/lib/steps';
import type { Happened, WordsShown } from '../src/lib/types';

const WORDS = {
  events: {
    stepped: { arguments: [{ name: 'general' }, { name: 'space' }] },
    took: { arguments: [{ name: 'side' }, { name: 'space' }] },
    played: { arguments: [{ name: 'side' }, { name: 'card' }] },
    rolled: { arguments: [{ name: 'die' }] },
  },
} as unknown as WordsShown;
const ZONES = {
  roma: {
    pieces: [
      { piece: 'scipio', side: 'rome' },
      { piece: 'units', side: 'rome' },
    ],
  },
  pisae: { pieces: [{ piece: 'units', side: 'rome' }] },
};
const PLACES = new Set(['roma', 'pisae', 'genua', 'massilia']);
const entry = (number: number, seat: number, key: string, args: Record<string, string>): Happened => ({
  number,
  seat,
  move: null,
  events: [{ key, args }],
  turn: 1,
  phase: null,
});
const steps = (...log: Happened[]) => stepsOf(log, [ZONES], ['rome', 'carthage'], (slug) => PLACES.has(slug), WORDS);

test('one general on the road is one way, from where he stood', () => {
  const found = steps(
    entry(5, 0, 'stepped', { general: 'scipio', space: 'pisae' }),
    entry(6, 0, 'stepped', { general: 'scipio', space: 'genua' }),
  );
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ sort: 'march', side: 'rome', path: ['roma', 'pisae', 'genua'] });
});

test('dice belong to what they fell for, and what happens at a place is a step of its own', () => {
  const found = steps(
    entry(5, 0, 'stepped', { general: 'scipio', space: 'pisae' }),
    entry(6, -1, 'rolled', { die: '4' }),
    entry(7, 0, 'took', { side: 'carthage', space: 'massilia' }),
  );
  expect(found.map(({ sort, events }) => [sort, events.length])).toEqual([
    ['march', 2],
    ['place', 1],
  ]);
  expect(found[1]?.side).toBe('carthage');
});

test('what has no place is told without one, and pieces without a name of their own are not followed', () => {
  const found = steps(
    entry(5, 0, 'played', { side: 'rome', card: 'truce' }),
    entry(6, 0, 'stepped', { general: 'units', space: 'genua' }),
  );
  expect(found.map(({ sort }) => sort)).toEqual(['other', 'place']);
});

test('who came onto the board after one’s own move is found on a later one', () => {
  const log = [
    entry(5, 0, 'played', { side: 'rome', card: 'truce' }),
    entry(6, 1, 'stepped', { general: 'hanno', space: 'genua' }),
  ];
  const later = { massilia: { pieces: [{ piece: 'hanno', side: 'carthage' }] } };
  const now = { genua: { pieces: [{ piece: 'hanno', side: 'carthage' }] } };
  expect(newcomer(log, ZONES, now, WORDS)?.number).toBe(6);
  expect(newcomer(log, now, now, WORDS)).toBeNull();
  const found = stepsOf(log, [ZONES, later], ['rome', 'carthage'], (slug) => PLACES.has(slug), WORDS);
  expect(found.at(-1)).toMatchObject({ sort: 'march', side: 'carthage', path: ['massilia', 'genua'] });
});
