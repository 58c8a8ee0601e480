import { expect, test } from 'vitest';
import { ownersOf, stratagemOf } from '../src/titles/ultimus/stratagems';

test('a stratagem belongs to one side or to both', () => {
  const facts = {
    stratagems: {
      stratagem: [
        { id: 'papa', owner: 'romain' },
        { id: 'flotte', owner: 'mixed' },
      ],
    },
  };
  const sides = ['romain', 'barbare'];
  expect(ownersOf(stratagemOf('papa', facts), sides)).toEqual(['romain']);
  expect(ownersOf(stratagemOf('flotte', facts), sides)).toEqual(sides);
  expect(ownersOf(stratagemOf('nothing', facts), sides)).toEqual([]);
});
