import { expect, test } from 'vitest';
import { diceOf } from '../src/lib/dice';
import type { Happened, MoveShown, View } from '../src/lib/types';
import { battleOf, openBattle } from '../src/titles/conquest/battle';
import { costOf, movesOf, waresOf } from '../src/titles/conquest/orders';

const COMBAT: View = { prompt: null, outcome: null, status: { phase: 'combat' } };
const happened = (number: number, ...events: string[][]): Happened => ({ number, seat: 0, move: null, events, turn: null, phase: null });

const LOG = [
  happened(1, ['battle-begins', 'asia', 'red', 'blue']),
  happened(2, ['legion-formed', 'blue', '1', '0', '0', '0']),
  happened(3, ['legion-formed', 'red', '2', '1', '0', '0']),
  happened(4, ['struck', 'red', 'infantry:2.blank:1', '2', 'infantry:2']),
  happened(5, ['lost', 'blue', '1', '0', '0']),
  happened(6, ['struck', 'blue', 'blank:1', '0', '-']),
  happened(7, ['stood', 'blue'], ['stood', 'red']),
  happened(8, ['legion-formed', 'blue', '1', '0', '0', '0']),
  happened(9, ['legion-formed', 'red', '2', '1', '0', '0']),
  happened(10, ['struck', 'red', 'cavalry:1.blank:2', '1', 'cavalry:1']),
];

test('the battle under way is the last one begun, round by round', () => {
  const battle = battleOf(LOG);
  expect(battle).toMatchObject({ number: 1, zone: 'asia', attacker: 'red', defender: 'blue', naval: false, winner: null, decided: null });
  expect(battle?.rounds.map((round) => round.blows.map((blow) => [blow.side, blow.dice.length, blow.hits]))).toEqual([
    [['red', 3, 2], ['blue', 1, 0]],
    [['blue', 0, 0], ['red', 3, 1]],
  ]);
  expect(battle?.rounds[0]?.lost).toEqual({ blue: [1, 0, 0] });
});

test('a battle that is won keeps its story until somebody else has his turn', () => {
  const won = battleOf([...LOG, happened(11, ['battle-won', 'red', 'asia'], ['captured', 'blue-general-1', 'red'])]);
  expect(won).toMatchObject({ winner: 'red', decided: 11, after: [['battle-won', 'red', 'asia'], ['captured', 'blue-general-1', 'red']] });
  const later = battleOf([...LOG, happened(11, ['battle-won', 'red', 'asia']), happened(12, ['turn-begins', 'blue'], ['captured', 'red-general-1', 'blue'])]);
  expect(later?.after).toHaveLength(1);
});

test('its board is open while it goes on, and afterwards for who fought until he moves again', () => {
  const sides = [{ side: 'red' }, { side: 'green' }];
  const fighting: View = { ...COMBAT, sides };
  expect(openBattle(fighting, LOG, { seat: 1, since: 0 })).toBe('battle 1');
  const over = [...LOG, happened(11, ['battle-won', 'red', 'asia'])];
  expect(openBattle(fighting, over, { seat: 0, since: 9 })).toBe('battle 1');
  expect(openBattle(fighting, over, { seat: 0, since: 11 })).toBeNull();
  expect(openBattle(fighting, over, { seat: 1, since: 9 })).toBeNull();
  expect(openBattle(fighting, over, null)).toBeNull();
  expect(openBattle({ ...fighting, prompt: { key: 'withdrawal', rule: '12', about: [] } }, LOG, { seat: 0, since: 0 })).toBeNull();
});

test('dice are read one by one, and those ringed that hit', () => {
  const shown = (roll: string, hitting: string): [string, boolean][] => diceOf(roll, hitting).map(({ face, hit }) => [face, hit]);
  expect(shown('infantry:2.cavalry:1.blank:1', 'infantry:1.cavalry:1')).toEqual([['infantry', true], ['infantry', false], ['cavalry', true], ['blank', false]]);
  expect(shown('infantry:1.galley:2', 'galley:1')).toEqual([['infantry', false], ['galley', true], ['galley', false]]);
  expect(shown('infantry:1', '-')).toEqual([['infantry', false]]);
  expect(shown('-', '-')).toEqual([]);
});

test('wares have the price of the day, and only what moves offer can be bought', () => {
  const buy = (piece: string, number: number): MoveShown => ({
    text: `buy ${piece} ${number}`, verb: 'buy', rule: '15',
    arguments: [{ name: 'piece', kind: 'piece', value: piece }, { name: 'number', kind: 'number', value: String(number) }],
  });
  const view: View = { ...COMBAT, sides: [{ pool: { infantry: 4 } }], own: { pools: { city: 9 }, prices: { infantry: 14, city: 22 } } };
  const wares = waresOf([buy('infantry', 1), buy('infantry', 2)], view, 0);
  expect(wares).toEqual([{ piece: 'infantry', price: 14, most: 2, left: 4 }, { piece: 'city', price: 22, most: 0, left: 9 }]);
  expect(costOf(wares, { infantry: 2 })).toBe(28);
  expect(movesOf({ infantry: 2, city: 0 })).toEqual(['buy infantry 2']);
});
