import { expect, test } from 'vitest';
import { isStep, nearest, next } from '../src/table/steps';

const among = [
  { at: [100, 0], thing: 'east' },
  { at: [40, 200], thing: 'south' },
  { at: [60, 50], thing: 'aslant' },
  { at: [-10, -300], thing: 'north' },
] as const;

test('an arrow key goes to the nearest in its direction', () => {
  expect(next('ArrowRight', [0, 0], among)).toBe('east');
  expect(next('ArrowDown', [0, 0], among)).toBe('aslant');
  expect(next('ArrowUp', [0, 0], among)).toBe('north');
  expect(next('ArrowLeft', [0, 0], among)).toBeNull();
});

test('and back by the opposite one', () => {
  const row = [0, 50, 100].map((x) => ({ at: [x, 3] as const, thing: x }));
  expect(next('ArrowRight', [0, 3], row)).toBe(50);
  expect(next('ArrowLeft', [50, 3], row)).toBe(0);
});

test('the map is entered at what is nearest to its middle', () => {
  expect(nearest([50, 40], among)).toBe('aslant');
  expect(nearest([0, 0], [])).toBeNull();
  expect([isStep('ArrowUp'), isStep('Enter')]).toEqual([true, false]);
});
