import { describe, expect, it } from 'vitest';
import { isStepOf, packed, textOf, trayFor, trayOf, unpacked } from '../src/lib/packs';
import type { MoveShown, Whole, WordsShown } from '../src/lib/types';

const SET = { form: 'several', of: 'unit', between: '+' } as const;
const COUNTS = { form: 'counts', of: 'sort', between: '.' } as const;
const PATH = { form: 'sequence', of: 'zone', between: '>' } as const;
const words = {
  kinds: {
    unit: { slugs: ['a', 'b', 'c'], pack: null },
    zone: { slugs: ['x', 'y'], pack: null },
    units: { slugs: [], pack: SET },
    legion: { slugs: [], pack: COUNTS },
    path: { slugs: [], pack: PATH },
  },
} as unknown as WordsShown;
const argument = (name: string, kind: string, among: string[], most: number[] = []) => ({ name, kind, among, most });
const whole = (verb: string, steps: string[], ...all: ReturnType<typeof argument>[]): Whole => ({
  verb,
  rule: '1',
  steps,
  arguments: all,
});
const move = (verb: string, ...args: [string, string][]): MoveShown => ({
  text: [verb, ...args.map(([, value]) => value)].join(' '),
  verb,
  rule: '1',
  arguments: args.map(([kind, value]) => ({ name: kind, kind, value })),
});
const RETREAT = whole('retreat', [], argument('units', 'units', ['a', 'b']), argument('zone', 'zone', ['x', 'y']));

describe('packs', () => {
  it('are written and read as the server does', () => {
    expect(
      packed(
        SET,
        ['a', 'b', 'c'],
        new Map([
          ['c', 1],
          ['a', 1],
        ]),
      ),
    ).toBe('a+c');
    expect(
      packed(
        COUNTS,
        ['a', 'b'],
        new Map([
          ['b', 3],
          ['a', 0],
        ]),
      ),
    ).toBe('b:3');
    expect(packed(SET, ['a'], new Map())).toBe('-');
    expect(unpacked(COUNTS, 'a:2.b:1')).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(unpacked(PATH, 'x>y')).toEqual([
      ['x', 1],
      ['y', 1],
    ]);
    expect(unpacked(SET, '-')).toEqual([]);
  });

  it('are laid out if there is something to choose, and no order among it', () => {
    expect(trayOf(words, whole('take', [], argument('units', 'units', [])))).toBeNull();
    expect(trayOf(words, whole('go', [], argument('path', 'path', ['x'])))).toBeNull();
    const legion = trayOf(words, whole('lead', ['take'], argument('legion', 'legion', ['a', 'b'], [3, 2])));
    expect([...(legion?.shelves[0]?.most ?? [])]).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
  });

  it('open by themselves where they say all that is asked, and wait for the place', () => {
    const flee = [move('flee', ['unit', 'a'], ['zone', 'x']), move('stay')];
    const tray = trayFor(words, [RETREAT], flee);
    expect(tray).not.toBeNull();
    expect(trayFor(words, [RETREAT], [...flee, move('play', ['card', 'k'])])).toBeNull();
    expect(trayFor(words, [RETREAT], flee, (slug) => slug === 'a')).toBeNull();
    if (tray === null) return;
    expect(isStepOf(tray, move('flee', ['unit', 'a'], ['zone', 'x']))).toBe(true);
    expect(isStepOf(tray, move('stay'))).toBe(false);
    expect(isStepOf(tray, move('flee', ['unit', 'c'], ['zone', 'x']))).toBe(false);
    expect(textOf(tray, new Map([['b', 1]]), null)).toBeNull();
    expect(textOf(tray, new Map([['b', 1]]), 'y')).toBe('retreat b y');
  });
});
