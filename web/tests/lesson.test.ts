import { expect, test } from 'vitest';
import { placeOf, shownOf, unread } from '../src/guide/lesson';
import type { Lesson, View } from '../src/lib/types';

const step = (id: string, sort: string, state: string) => ({ id, rule: '1', sort, state });
const lesson = (more: Partial<Lesson> = {}): Lesson => ({
  minutes: 10,
  steps: [step('a', 'read', 'done'), step('b', 'do', 'now'), step('c', 'see', 'later'), step('d', 'read', 'later')],
  now: 1,
  show: 'march attila',
  things: ['attila'],
  strayed: '',
  ...more,
});

test('what is to be read comes before what is to be done', () => {
  expect(shownOf(lesson(), 0, '')).toEqual({ kind: 'tell', at: 0 });
  expect(shownOf(lesson(), 1, '')).toEqual({ kind: 'do', at: 1 });
});

test('a lesson waits until its question is asked, and tells of a detour once', () => {
  expect(shownOf(lesson({ show: '' }), 1, '')).toEqual({ kind: 'wait', at: 1 });
  expect(shownOf(lesson({ strayed: 'end' }), 1, '')).toEqual({ kind: 'stray', at: 1 });
  expect(shownOf(lesson({ strayed: 'end' }), 1, 'end')).toEqual({ kind: 'do', at: 1 });
});

test('what lies before the last thing done needs no reading', () => {
  const steps = [
    step('a', 'read', 'done'),
    step('b', 'do', 'done'),
    step('c', 'see', 'passed'),
    step('d', 'read', 'done'),
  ];
  expect(unread(lesson({ steps, now: -1 }), 0)).toBe(2);
  expect(shownOf(lesson({ steps, now: -1 }), 0, '')).toEqual({ kind: 'tell', at: 3 });
  expect(shownOf(lesson({ steps, now: -1 }), 4, '')).toEqual({ kind: 'end' });
});

test('a thing lies where its zone or its piece is', () => {
  const view = {
    zones: { gallia: { owner: null, pieces: [{ leader: 'attila' }] }, roma: { owner: null, pieces: [] } },
  };
  expect(placeOf(['attila'], view as unknown as View)).toBe('gallia');
  expect(placeOf(['nobody', 'roma'], view as unknown as View)).toBe('roma');
  expect(placeOf(['nobody'], view as unknown as View)).toBeNull();
});
