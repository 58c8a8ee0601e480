import { expect, test } from 'vitest';
import { boardOf, type Battles } from '../src/lib/battles';
import type { View } from '../src/lib/types';
import { happened } from './told';

const LOG = [happened(3, ['march', 'a']), happened(4, ['battle', 'rome', 'cannae']), happened(9, ['struck', 'rome'])];
const VIEW: View = { prompt: null, outcome: null };
const battles = (battle: { over: boolean } | null): Battles => ({ of: () => battle, begins: ['battle'] });

test('a battle that goes on has its board open for everybody', () => {
  expect(boardOf(battles({ over: false }), VIEW, LOG, null, null)).toBe('battle 4');
  expect(boardOf(battles(null), VIEW, LOG, null, null)).toBeNull();
});

test('a result stays for who watched, and is shown to who was away, but not to who has moved since', () => {
  const over = battles({ over: true });
  expect(boardOf(over, VIEW, LOG, { seat: 0, since: 9 }, 'battle 4')).toBe('battle 4');
  expect(boardOf(over, VIEW, LOG, { seat: 0, since: 3 }, null)).toBe('battle 4');
  expect(boardOf(over, VIEW, LOG, { seat: 0, since: 9 }, null)).toBeNull();
  expect(boardOf(over, VIEW, LOG, null, null)).toBeNull();
});
