import { expect, test } from 'vitest';
import type { Happened } from '../src/lib/types';
import { lastConfrontation } from '../src/titles/republic/battle';
import { lastBattle } from '../src/titles/ultimus/battle';
import { ownersOf, stratagemOf } from '../src/titles/ultimus/stratagems';

const happened = (number: number, ...events: string[][]): Happened => ({ number, seat: 0, move: null, events, turn: null, phase: null });

test('the last battle of Ultimus, with its row and what it cost', () => {
  const log = [
    happened(1, ['battle', 'galliae-4', '9', '3', '3-1'], ['result', '2', 'r', 'a', 'barbare']),
    happened(2, ['battle', 'galliae-3', '18', '20', '4-5']),
    happened(3, ['result', '4', '1-2', 'r', 'romain'], ['weakened', 'co-galliae-1'], ['lost', 'li-galliae-1']),
  ];
  expect(lastBattle(log)).toEqual({
    zone: 'galliae-3', attacker: 18, defender: 20, column: '4-5', weakened: ['co-galliae-1'], lost: ['li-galliae-1'],
    result: { row: '4', attacker: '1-2', defender: 'r', winner: 'romain' },
  });
  expect(lastBattle([])).toBeNull();
});

test('the last confrontation of the Republic, its dice and what came of them', () => {
  const log = [happened(4, ['fought-province', 'expedition-1', 'sardinia-corsica', 'land', '13', '6'], ['rolled', '13', '0', '20', 'victory'], ['died', 'rebel'])];
  expect(lastConfrontation(log)).toMatchObject({ own: 13, enemy: 6, roll: { total: '13', final: '20', result: 'victory' }, after: [['died', 'rebel']] });
  const natural = [happened(4, ['fought', 'expedition-1', '1st-punic-war', 'land', '13', '6'], ['natural', '5', 'disaster'])];
  expect(lastConfrontation(natural)?.roll).toEqual({ total: '5', final: null, result: 'disaster' });
  expect(lastConfrontation([happened(1, ['died', 'rebel'])])).toBeNull();
});

test('a stratagem belongs to one side or to both', () => {
  const facts = { stratagems: { stratagem: [{ id: 'papa', owner: 'romain' }, { id: 'flotte', owner: 'mixed' }] } };
  const sides = ['romain', 'barbare'];
  expect(ownersOf(stratagemOf('papa', facts), sides)).toEqual(['romain']);
  expect(ownersOf(stratagemOf('flotte', facts), sides)).toEqual(sides);
  expect(ownersOf(stratagemOf('nothing', facts), sides)).toEqual([]);
});
