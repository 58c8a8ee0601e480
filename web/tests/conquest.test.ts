import { expect, test } from 'vitest';
import { diceOf } from '../src/lib/dice';
import type { MoveShown, View } from '../src/lib/types';
import { castOf, onBoard } from '../src/titles/conquest/battle';
import { costOf, movesOf, waresOf } from '../src/titles/conquest/orders';

const FOUGHT = { attacker: 'red', defender: 'blue', rounds: [], decided: false, over: false };
const view = (fought: object, more: Partial<View> = {}): View => ({ prompt: null, outcome: null, fought, ...more });

test('its board is shown to all while it goes on, then to who fought, and never while one withdraws on the map', () => {
  expect(onBoard(view(FOUGHT), 'green')).toMatchObject({ over: false });
  const over = { ...FOUGHT, decided: true, over: true };
  expect(onBoard(view(over), 'red')).toMatchObject({ over: true });
  expect(onBoard(view(over), 'green')).toBeNull();
  expect(onBoard(view(FOUGHT, { prompt: { key: 'withdrawal', rule: '12', about: [] } }), 'red')).toBeNull();
});

test('a roll that has not fallen has no dice', () => {
  expect(castOf({ side: 'red', roll: '', hitting: '', hits: 0 })).toEqual([]);
  expect(castOf({ side: 'red', roll: 'infantry:2', hitting: 'infantry:1', hits: 1 })).toHaveLength(2);
});

test('dice are read one by one, and those ringed that hit', () => {
  const shown = (roll: string, hitting: string): [string, boolean][] =>
    diceOf(roll, hitting).map(({ face, hit }) => [face, hit]);
  expect(shown('infantry:2.cavalry:1.blank:1', 'infantry:1.cavalry:1')).toEqual([
    ['infantry', true],
    ['infantry', false],
    ['cavalry', true],
    ['blank', false],
  ]);
  expect(shown('infantry:1.galley:2', 'galley:1')).toEqual([
    ['infantry', false],
    ['galley', true],
    ['galley', false],
  ]);
  expect(shown('infantry:1', '-')).toEqual([['infantry', false]]);
  expect(shown('-', '-')).toEqual([]);
});

test('wares have the price of the day, and only what moves offer can be bought', () => {
  const buy = (piece: string, number: number): MoveShown => ({
    text: `buy ${piece} ${number}`,
    verb: 'buy',
    rule: '15',
    arguments: [
      { name: 'piece', kind: 'piece', value: piece },
      { name: 'number', kind: 'number', value: String(number) },
    ],
  });
  const view: View = {
    prompt: null,
    outcome: null,
    sides: [{ pool: { infantry: 4 } }],
    own: { pools: { city: 9 }, prices: { infantry: 14, city: 22 } },
  };
  const wares = waresOf([buy('infantry', 1), buy('infantry', 2)], view, 0);
  expect(wares).toEqual([
    { piece: 'infantry', price: 14, most: 2, left: 4 },
    { piece: 'city', price: 22, most: 0, left: 9 },
  ]);
  expect(costOf(wares, { infantry: 2 })).toBe(28);
  expect(movesOf({ infantry: 2, city: 0 })).toEqual(['buy infantry 2']);
});
