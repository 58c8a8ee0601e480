import { expect, test } from 'vitest';
import type { Happened, MoveShown, View } from '../src/lib/types';
import { battleOf, facesOf } from '../src/titles/conquest/battle';
import { costOf, movesOf, waresOf } from '../src/titles/conquest/orders';

const COMBAT: View = { prompt: null, outcome: null, status: { phase: 'combat' } };
const happened = (number: number, ...events: string[][]): Happened => ({ number, seat: 0, move: null, events });

test('the battle under way is the last one begun, with the last roll of each side', () => {
  const log = [
    happened(1, ['battle-begins', 'asia', 'red', 'blue']),
    happened(2, ['legion-formed', 'blue', '1', '0', '0', '0']),
    happened(3, ['struck', 'red', 'infantry:2.blank:1', '2']),
    happened(4, ['struck', 'blue', 'blank:1', '0']),
    happened(5, ['struck', 'red', 'cavalry:1', '1']),
  ];
  expect(battleOf(COMBAT, log)).toMatchObject({
    zone: 'asia', attacker: 'red', defender: 'blue', naval: false,
    blows: [{ side: 'blue', faces: ['blank'], hits: 0 }, { side: 'red', faces: ['cavalry'], hits: 1 }],
  });
  expect(battleOf(COMBAT, [...log, happened(6, ['battle-won', 'red', 'asia'])])).toBeNull();
  expect(battleOf({ ...COMBAT, status: { phase: 'movement' } }, log)).toBeNull();
});

test('dice are read one by one', () => {
  expect(facesOf('infantry:2.galley:1')).toEqual(['infantry', 'infantry', 'galley']);
  expect(facesOf('-')).toEqual([]);
});

test('wares have the printed price at the factor of the day, and only what moves offer can be bought', () => {
  const buy = (piece: string, number: number): MoveShown => ({
    text: `buy ${piece} ${number}`, verb: 'buy', rule: '15',
    arguments: [{ name: 'piece', kind: 'piece', value: piece }, { name: 'number', kind: 'number', value: String(number) }],
  });
  const facts = { pieces: { pieces: { infantry: { buyable: true, price: 7 }, city: { buyable: true, price: 11 }, emperor: {} } } };
  const view: View = { ...COMBAT, status: { prices: 2 }, sides: [{ pool: { infantry: 4 } }], own: { pools: { city: 9 } } };
  const wares = waresOf([buy('infantry', 1), buy('infantry', 2)], view, facts, 0);
  expect(wares).toEqual([{ piece: 'infantry', price: 14, most: 2, left: 4 }, { piece: 'city', price: 22, most: 0, left: 9 }]);
  expect(costOf(wares, { infantry: 2 })).toBe(28);
  expect(movesOf({ infantry: 2, city: 0 })).toEqual(['buy infantry 2']);
});
