import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Alone } from '../src/lib/alone';
import type { State } from '../src/lib/types';

const state = (more: object): State =>
  ({
    sequence: 7,
    step: 'waits',
    can_undo: false,
    lesson: null,
    moves: [{ text: 'halt', verb: 'halt', rule: '', arguments: [] }],
    view: { prompt: { key: 'march', rule: '', about: [] } },
    ...more,
  }) as unknown as State;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function answered(...states: State[]): string[] {
  const played: string[] = [];
  const alone = new Alone((move) => {
    played.push(move);
    return Promise.resolve();
  });
  for (const one of states) {
    alone.follow(one, ['march'], 0);
    vi.advanceTimersByTime(5000);
  }
  return played;
}

test('a single answer that everybody can see is given by itself', () => {
  expect(answered(state({}))).toEqual(['halt']);
});

test('a choice, a question about hidden things, and a lesson are left to the player', () => {
  const [only] = state({}).moves;
  expect(answered(state({ moves: [only, only] }))).toEqual([]);
  expect(answered(state({ view: { prompt: { key: 'counter', rule: '', about: [] } } }))).toEqual([]);
  expect(answered(state({ lesson: {} }))).toEqual([]);
});

test('what one could still take back is not put out of reach; a run of single answers goes on', () => {
  expect(answered(state({ can_undo: true }))).toEqual([]);
  expect(answered(state({}), state({ sequence: 8, can_undo: true }))).toEqual(['halt', 'halt']);
  expect(answered(state({}), state({ sequence: 9, can_undo: true }))).toEqual(['halt']);
});
