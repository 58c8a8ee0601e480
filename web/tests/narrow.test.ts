import { describe, expect, test } from 'vitest';
import {
  beside,
  buttons,
  decided,
  dialled,
  dials,
  differInNumbers,
  mainOf,
  narrow,
  nextValue,
  NOTHING,
  point,
  targets,
  turn,
  without,
} from '../src/lib/narrow';
import type { MoveShown } from '../src/lib/types';

/** A move from words such as `march leader=cato zone=asia`. */
function move(text: string): MoveShown {
  const [verb = '', ...words] = text.split(' ');
  const args = words.map((word) => {
    const [kind = '', value = ''] = word.split('=');
    return { name: kind, kind, value };
  });
  return { text: [verb, ...args.map((one) => one.value)].join(' '), verb, rule: '1', arguments: args };
}

const MARCHES = [
  'march leader=cato zone=asia',
  'march leader=cato zone=syria',
  'march leader=varro zone=asia',
  'rest',
].map(move);

describe('pointing', () => {
  test('everything that would narrow the choice may be pointed at', () => {
    expect(targets(MARCHES, NOTHING)).toEqual(new Set(['cato', 'varro', 'asia', 'syria']));
  });

  test('in any order, the last click decides', () => {
    for (const order of [
      ['cato', 'asia'],
      ['asia', 'cato'],
    ]) {
      const first = point(MARCHES, NOTHING, [order[0] ?? '']);
      expect(first).not.toBeNull();
      expect(decided(MARCHES, first ?? NOTHING)).toBeNull();
      const second = point(MARCHES, first ?? NOTHING, [order[1] ?? '']);
      expect(decided(MARCHES, second ?? NOTHING)?.text).toBe('march cato asia');
    }
  });

  test('one move left but not all of it pointed at is not yet played', () => {
    const choice = point(MARCHES, NOTHING, ['varro']) ?? NOTHING;
    expect(narrow(MARCHES, choice)).toHaveLength(1);
    expect(decided(MARCHES, choice)).toBeNull();
    expect(targets(MARCHES, choice)).toEqual(new Set(['asia']));
  });

  test('what does not go with the choice begins a new one', () => {
    const choice = point(MARCHES, NOTHING, ['varro']) ?? NOTHING;
    expect(point(MARCHES, choice, ['cato'])).toEqual({ verb: null, slugs: ['cato'] });
  });

  test('what no move names leads nowhere', () => {
    expect(point(MARCHES, NOTHING, ['gallia'])).toBeNull();
  });

  test('the same thing twice needs two arguments', () => {
    const swaps = ['swap leader=cato leader=varro', 'swap leader=cato leader=cato'].map(move);
    expect(narrow(swaps, { verb: null, slugs: ['cato', 'cato'] }).map((one) => one.text)).toEqual(['swap cato cato']);
  });

  test('what all moves share needs no pointing at', () => {
    const takes = ['take follower=infantry number=0', 'take follower=infantry number=1'].map(move);
    expect(targets(takes, NOTHING).size).toBe(0);
  });
});

describe('dials', () => {
  const FORMS = ['form infantry=2 cavalry=0', 'form infantry=1 cavalry=1', 'form infantry=0 cavalry=2'].map(move);

  test('moves that differ in numbers only have dials', () => {
    expect(differInNumbers(FORMS)).toBe(true);
    expect(differInNumbers(MARCHES)).toBe(false);
    expect(dials(FORMS).map(({ name, values }) => [name, values])).toEqual([
      ['infantry', [0, 1, 2]],
      ['cavalry', [0, 1, 2]],
    ]);
  });

  test('turning one dial moves the others as little as the rules allow', () => {
    const [first] = FORMS;
    if (first === undefined) throw new Error('no move');
    expect(turn(FORMS, first, 'cavalry', 1).text).toBe('form 1 1');
    expect(nextValue(FORMS, first, 'infantry', 1)).toBeNull();
    expect(nextValue(FORMS, first, 'infantry', -1)).toBe(1);
  });
});

describe('buttons', () => {
  const onMap = (slug: string): boolean => ['cato', 'varro', 'asia', 'syria'].includes(slug);

  test('only what cannot be pointed at has a button', () => {
    expect(buttons(MARCHES, NOTHING, onMap).map((button) => button.move?.text)).toEqual(['rest']);
  });

  test('what all moves share is no way to tell them apart: each has its button', () => {
    const last = [
      'politics card=truce',
      'discard card=truce',
      'march card=truce leader=cato',
      'march card=truce leader=varro',
    ].map(move);
    const onBoard = (slug: string): boolean => ['truce', 'cato', 'varro'].includes(slug);
    expect(targets(last, NOTHING)).toEqual(new Set(['cato', 'varro']));
    expect(buttons(last, NOTHING, onBoard).map((button) => button.move?.text)).toEqual([
      'politics truce',
      'discard truce',
    ]);
  });

  test('very few moves have a button each, even if one can point at them', () => {
    const retreats = ['retreat zone=asia', 'retreat zone=syria'].map(move);
    expect(buttons(retreats, NOTHING, onMap).map((button) => button.move?.text)).toEqual([
      'retreat asia',
      'retreat syria',
    ]);
    const numbers = ['take number=0', 'take number=1'].map(move);
    expect(buttons(numbers, NOTHING, onMap)).toEqual([]);
  });

  test('few moves beside the board are buttons of their own', () => {
    const moves = [...MARCHES, move('ally side=blue'), move('ally side=red')];
    expect(buttons(moves, NOTHING, onMap).map((button) => button.move?.text)).toEqual([
      'ally blue',
      'ally red',
      'rest',
    ]);
  });

  test('many are grouped by verb, then by what differs', () => {
    const many = ['a', 'b', 'c', 'd'].flatMap((side) => [move(`ally side=${side}`), move(`spurn side=${side}`)]);
    const first = buttons(many, NOTHING, onMap);
    expect(first.map((button) => button.choice.verb)).toEqual(['ally', 'spurn']);
    const second = buttons(many, first[0]?.choice ?? NOTHING, onMap);
    expect(second.map((button) => button.move?.text)).toEqual(['ally a', 'ally b', 'ally c', 'ally d']);
  });

  test('the last move left may be played by a button too', () => {
    const choice = point(MARCHES, NOTHING, ['varro']) ?? NOTHING;
    expect(buttons(MARCHES, choice, onMap).map((button) => button.move?.text)).toEqual(['march varro asia']);
  });
});

test('what is pointed at twice is let go, and with the last of it the whole choice', () => {
  expect(without({ verb: null, slugs: ['a', 'b'] }, 'a')).toEqual({ verb: null, slugs: ['b'] });
  expect(without({ verb: null, slugs: ['a'] }, 'a')).toBe(NOTHING);
});

const button = (text: string) => ({ move: move(text), choice: NOTHING, verb: text.split(' ')[0] ?? '', known: [] });

test('the main button is the last move that is neither mild nor one of several of its sort', () => {
  const offered = [button('yes'), button('no')];
  expect(mainOf(offered, [], [move('yes'), move('no')])).toBe(1);
  expect(mainOf(offered, ['no'], [move('yes'), move('no')])).toBe(0);
  const several = [button('buy piece=foot'), button('buy piece=horse')];
  expect(mainOf(several, [], [move('buy piece=foot'), move('buy piece=horse')])).toBe(-1);
});

test('what ends a choice is never the main button while something can be chosen, on the board or beside it', () => {
  expect(mainOf([button('done')], [], [move('take unit=a'), move('done')])).toBe(-1);
  expect(mainOf([button('done')], [], [move('done')])).toBe(0);
  expect(mainOf([button('done')], ['done'], [move('done')])).toBe(0);
});

test('answers beside a dial stay, and what the dial reaches has no second button', () => {
  const moves = ['send count=1', 'send count=2', 'nobody'].map(move);
  const numbers = dialled(moves, NOTHING);
  expect(numbers.map((one) => one.text)).toEqual(['send 1', 'send 2']);
  const offered = buttons(moves, NOTHING, () => false);
  expect(beside(offered, numbers).map((one) => one.move?.text)).toEqual(['nobody']);
});

test('numbers beside things to point at have a way in', () => {
  const moves = ['march zone=asia', 'march zone=syria', 'raise count=1', 'raise count=2'].map(move);
  const offered = buttons(moves, NOTHING, (slug) => slug === 'asia' || slug === 'syria');
  expect(offered.map((one) => one.choice.verb)).toEqual(['raise']);
  expect(dialled(moves, offered[0]?.choice ?? NOTHING)).toHaveLength(2);
});
