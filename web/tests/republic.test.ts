import { expect, test } from 'vitest';
import type { View } from '../src/lib/types';
import { onBoard, whoOf, type Fought } from '../src/titles/republic/battle';
import { sharesOf } from '../src/titles/threedice';

const fought = (args: Record<string, string>, roll: Fought['roll'] = null): Fought => ({
  fought: { key: 'fought', args },
  own: 13,
  enemy: 6,
  omens: 1,
  rows: [],
  roll,
  after: [],
});
const view = (fight: Fought): View => ({ prompt: null, outcome: null, fought: fight }) as unknown as View;

test('the ways of three dice are summed by what they come to, the likeliest first', () => {
  const row = (total: number, ways: number, result: string) => ({ total, ways, final: total, result, loss: 0 });
  expect(sharesOf([row(3, 1, 'defeat'), row(4, 3, 'victory'), row(5, 6, 'victory')])).toEqual([
    ['victory', 9],
    ['defeat', 1],
  ]);
});

test('a force meets a conflict or a province, and a province meets who assaults it', () => {
  expect(whoOf(fought({ force: 'expedition-1', conflict: 'syrian' }))).toEqual({
    force: 'expedition-1',
    enemy: ['conflict', 'syrian'],
  });
  expect(whoOf(fought({ province: 'sicilia', conflict: 'syrian' })).force).toBe('sicilia');
  expect(whoOf(fought({ force: 'expedition-1' })).enemy).toBeNull();
});

test('a board is shown once the dice lie', () => {
  expect(onBoard(view(fought({ force: 'expedition-1' })))).toBeNull();
  const roll = { total: 10, final: 16, result: 'victory' };
  expect(onBoard(view(fought({ force: 'expedition-1' }, roll)))).toEqual({ over: true });
});
