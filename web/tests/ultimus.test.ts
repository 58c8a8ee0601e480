import { expect, test } from 'vitest';
import type { View } from '../src/lib/types';
import { afterOf, chanceOf, onBoard, slipOf, winsOf, type Fought } from '../src/titles/ultimus/battle';
import { short } from '../src/titles/ultimus/pieces';

const army = (side: string): Fought['attacker'] => ({
  side,
  leaders: [],
  units: [],
  strength: 20,
  quality: 2,
  tactics: 0,
  left: 20,
  turned: [],
});
const battle = (changes: Partial<Fought> = {}): Fought => ({
  zone: 'galliae-4',
  year: 451,
  step: 'evasion',
  attacker: army('barbare'),
  defender: army('romain'),
  evasion: { needed: 5, roll: null },
  ratio: '2/1',
  column: '3/2',
  columns: ['3/2', '2/1'],
  shift: { key: 'quality', rule: '8.6.1', value: -1 },
  modifiers: [],
  rows: [
    { row: 0, faces: [1, 2], attacker: 'A', defender: '1/2', printed: [], winner: 'romain' },
    { row: 1, faces: [3, 4, 5, 6], attacker: '3/4', defender: 'A', printed: [], winner: 'barbare' },
    { row: 2, faces: [], attacker: 'R', defender: 'A', printed: [], winner: 'barbare' },
  ],
  fixed: false,
  die: null,
  result: null,
  weakened: [],
  lost: [],
  after: [],
  over: false,
  ...changes,
});
const view = (fought: Fought, key = 'evade'): View =>
  ({ prompt: { key, rule: '8.2.1', about: [] }, outcome: null, fought }) as unknown as View;

test('the die is counted by its faces, and who would slip away stays below a number', () => {
  expect(winsOf(battle(), 'romain')).toBeCloseTo(1 / 3);
  expect(winsOf(battle(), 'barbare')).toBeCloseTo(2 / 3);
  expect(slipOf(battle())).toBeCloseTo(2 / 3);
  expect(slipOf(battle({ evasion: { needed: 9, roll: null } }))).toBe(1);
});

test('the answers to an attack bear their chance until a die has fallen', () => {
  expect(chanceOf({ verb: 'evade' }, view(battle()))).toBeCloseTo(2 / 3);
  expect(chanceOf({ verb: 'stay' }, view(battle()))).toBeCloseTo(1 / 3);
  expect(chanceOf({ verb: 'pass' }, view(battle()))).toBeNull();
  expect(chanceOf({ verb: 'stay' }, view(battle({ evasion: { needed: 5, roll: 6 } })))).toBeNull();
});

test('who must leave sees the result first; who slips away is asked on the map', () => {
  const result = { row: 1, attacker: '3/4', defender: 'A', winner: 'barbare' };
  expect(onBoard(view(battle(), 'withdraw'))).toBeNull();
  expect(onBoard(view(battle({ result }), 'withdraw'))).not.toBeNull();
});

test('a unit is unhurt, weakened or lost', () => {
  const unit = { piece: 'hunni-u1' } as Fought['attacker']['units'][number];
  expect(afterOf(battle(), unit)).toBe('unhurt');
  expect(afterOf(battle({ weakened: ['hunni-u1'] }), unit)).toBe('weakened');
  expect(afterOf(battle({ lost: ['hunni-u1'] }), unit)).toBe('lost');
});

test('the name on a band keeps the part that tells a leader from others', () => {
  expect(
    ['Attila', 'Theodoric I', 'Valentinian III', 'Chief of the Ostrogothi 1', 'Dux Britanniae'].map(short),
  ).toEqual(['Attila', 'Theodo. I', 'Valent. III', 'Ostrog. 1', 'D. Britanniae']);
  expect(short('Magister per Oriens')).toBe('Oriens');
  expect(short('Théodoric Ier')).toBe('Théodo. Ier');
});
