import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { holds } from '../src/lib/chart';
import { cardTips } from '../src/table/cards';
import { arranged, clearOf, rowed } from '../src/table/layout';
import { standing, type Block } from '../src/table/room';
import { armiesOf, distinct, nameOf, slugsOf, stacksOf, type Stack } from '../src/table/stacks';
import { piece as republicPiece, pin } from '../src/titles/republic/pieces';
import { piece, SIDES } from '../src/titles/ultimus/pieces';
import type { Piece } from '../src/lib/types';
import type { PieceLook, Title } from '../src/titles/title';
import { plain } from '../src/titles/plain';
import { sizeOf } from '../src/ui/counter';
import { ICONS } from '../src/ui/icons';

const look = (own: Partial<PieceLook>): PieceLook => ({
  icon: 'infantry',
  arched: false,
  rimmed: false,
  group: '',
  ...own,
});
const stack = (key: string, own: Partial<PieceLook>, side = 'rome'): Stack => ({
  key,
  side,
  look: look(own),
  count: 1,
  pieces: [{ side, piece: key }],
});

const LEADER = { name: 'Aetius', number: 8 };

describe('the pieces of a zone', () => {
  test('of one look share a counter', () => {
    const title: Title = { ...plain, piece: (one) => look({ group: one.piece }) };
    const zone = {
      pieces: [
        { side: 'red', piece: 'foot', count: 2 },
        { side: 'red', piece: 'horse' },
        { side: 'red', piece: 'foot' },
        { side: 'blue', piece: 'foot' },
      ],
    };
    expect(stacksOf(zone, title).map(({ side, count, pieces }) => [side, count, pieces.length])).toEqual([
      ['red', 3, 2],
      ['red', 1, 1],
      ['blue', 1, 1],
    ]);
  });

  test('are called by what they are; a click may mean their leader too', () => {
    const unit: Piece = { side: 'romain', piece: 'pa-1', leader: 'aetius' };
    const leader = { side: 'romain', leader: 'aetius', title: 'patrice' } as unknown as Piece;
    expect(slugsOf(unit)).toEqual(['pa-1', 'aetius']);
    expect([nameOf(unit), nameOf(leader)]).toEqual(['pa-1', 'aetius']);
    expect(distinct([leader, unit], new Set(['aetius']))).toEqual([leader]);
    expect(distinct([leader, unit], new Set(['aetius', 'pa-1']))).toEqual([leader, unit]);
    expect(distinct([leader, unit], new Set())).toEqual([leader, unit]);
  });

  test('form an army for each side, leaders first, and add up to a strength', () => {
    const [west, huns] = armiesOf([
      stack('a', { number: 4 }),
      stack('aetius', LEADER),
      stack('b', { number: 5 }),
      stack('attila', LEADER, 'huns'),
    ]);
    expect(west?.stacks.map((one) => one.key)).toEqual(['aetius', 'a', 'b']);
    expect([west?.total, huns?.total]).toEqual([9, 0]);
  });
});

describe('an army', () => {
  const army = armiesOf([
    stack('aetius', LEADER),
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => stack(key, { number: 4 })),
  ]);

  test('is one number from afar', () => {
    expect(arranged(army, 'far').map((group) => [group.standing.length, group.army.total])).toEqual([[0, 28]]);
  });

  test('is its first leader in the middle, with the kinds of its units below him', () => {
    const [group] = arranged(army, 'middle');
    expect(group?.standing.map((one) => one.stack.key)).toEqual(['aetius']);
    expect(group?.kinds.map((kind) => kind.count)).toEqual([7]);
    expect(group?.totalled).toBe(false);
  });

  test('names every leader beside the first, or says how many more there are', () => {
    const led = (count: number) =>
      arranged(armiesOf(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, count).map((key) => stack(key, LEADER))), 'middle')[0];
    expect(led(4)?.named.map((one) => one.key)).toEqual(['b', 'c', 'd']);
    expect(led(4)?.more).toBe(0);
    expect(led(6)?.named.map((one) => one.key)).toEqual(['b', 'c']);
    expect(led(6)?.more).toBe(3);
  });

  test('without a leader is a fan of units, each number in sight', () => {
    const [group] = arranged(armiesOf(['a', 'b', 'c'].map((key) => stack(key, { number: 4 }))), 'middle');
    const xs = (group?.standing ?? []).map((one) => one.x);
    expect(xs.map((x, at) => (xs[at - 1] ?? x + 11) - x)).toEqual([11, 11, 11]);
    expect(group?.totalled).toBe(true);
  });

  test('lies in rows near by, and nothing covers anything', () => {
    const [group] = arranged(army, 'near');
    const boxes = (group?.standing ?? []).map(({ stack: one, x, y }) => ({ x, y, ...sizeOf(one.look) }));
    expect(boxes.length).toBe(8);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(0, at))
        expect(
          Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2 ||
            Math.abs(one.y - other.y) >= (one.high + other.high) / 2,
        ).toBe(true);
    expect(rowed(army[0]?.stacks ?? [], (stack) => sizeOf(stack.look, 'full'), 90).wide).toBeLessThanOrEqual(90);
  });

  test('stands clear of the army of another side', () => {
    const both = armiesOf([
      stack('aetius', LEADER),
      stack('a', { number: 4 }),
      stack('attila', LEADER, 'huns'),
      stack('b', { number: 6 }, 'huns'),
    ]);
    for (const spread of ['far', 'middle', 'near'] as const) {
      const [one, other] = arranged(both, spread);
      const apart =
        one &&
        other &&
        (Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2 ||
          Math.abs(one.y - other.y) >= (one.high + other.high) / 2);
      expect(apart).toBe(true);
    }
  });
});

describe('cards on spaces', () => {
  const card = (key: string, tip: [number, number], slots: [number, number][] = [], behind = 0) => ({
    key,
    tip,
    seat: tip,
    slots,
    behind,
  });

  test('step to a slot beside their space where another stands', () => {
    const tips = cardTips(
      [
        card('utica', [100, 100]),
        card(
          'carthago',
          [110, 105],
          [
            [112, 60],
            [180, 120],
          ],
        ),
        card('zama', [300, 100], [[0, 0]]),
      ],
      1,
    );
    expect(tips.get('utica')).toEqual([100, 100]);
    expect(tips.get('carthago')).toEqual([180, 149]);
    expect(tips.get('zama')).toEqual([300, 100]);
  });

  test('leave the places a question is about in sight, but for their own', () => {
    const behind: [number, number] = [100, 60];
    expect(cardTips([card('roma', [100, 100])], 1, [[100, 100]]).get('roma')).toEqual([100, 100]);
    const aside = cardTips([card('roma', [100, 100])], 1, [behind]).get('roma') ?? [0, 0];
    expect(aside).not.toEqual([100, 100]);
    expect(behind[1] < aside[1] - 58 || behind[0] < aside[0] - 24 || behind[0] > aside[0] + 37).toBe(true);
  });

  test('are higher with more leaders behind the first', () => {
    const above = (count: number) =>
      cardTips([card('roma', [100, 170], [], count), card('veii', [100, 100])], 1).get('veii');
    expect(above(0)).toEqual([100, 100]);
    expect(above(4)).not.toEqual([100, 100]);
  });
});

describe('room on the map', () => {
  const block = (key: string, more: Partial<Block> = {}): Block => ({
    key,
    home: [100, 100],
    seat: [100, 100],
    wide: 40,
    high: 20,
    isHome: ([x]) => x > 0 && x < 200,
    isFree: () => true,
    ...more,
  });
  const nothing = { names: [], asked: [] };

  test('is at home where nothing hinders', () => {
    expect(standing([block('a')], nothing).get('a')).toEqual({ at: [100, 100], away: false });
  });

  test('is never on another army, a name, or a place that is asked about', () => {
    const two = standing([block('a'), block('b')], nothing).get('b')?.at ?? [100, 100];
    expect(Math.abs(two[0] - 100) >= 40 || Math.abs(two[1] - 100) >= 20).toBe(true);
    const name = { left: 70, right: 130, top: 95, bottom: 105 };
    const named = standing([block('a')], { names: [name], asked: [] }).get('a')?.at ?? [100, 100];
    expect(named[1] <= 85 || named[1] >= 115).toBe(true);
    const asked = standing([block('a')], { names: [], asked: [[105, 105]] }).get('a')?.at ?? [100, 100];
    expect(Math.abs(asked[0] - 105) >= 20 || Math.abs(asked[1] - 105) >= 10).toBe(true);
  });

  test('of a zone too small is on free ground, with a line home', () => {
    const nowhere = block('a', { isHome: () => false, isFree: () => false });
    expect(standing([nowhere], nothing).get('a')).toEqual({ at: [100, 100], away: false });
    const beside = standing([nowhere], { names: [], asked: [[110, 100]] }).get('a')?.at ?? [100, 100];
    expect(Math.abs(beside[0] - 110) >= 20 || Math.abs(beside[1] - 100) >= 10).toBe(true);
    const small = block('a', { isHome: ([x]) => x > 95 && x < 105, isFree: ([x]) => x > 120 });
    const found = standing([small], nothing).get('a');
    expect(found?.away).toBe(true);
    expect((found?.at[0] ?? 0) - 20 * 0.9).toBeGreaterThan(120);
  });
});

test('a point lies in an area inside its edge, not in its holes', () => {
  const square = (from: number, to: number): [number, number][] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ];
  const ringed = { rings: [square(0, 100), square(40, 60)] };
  expect([10, 50, 110].map((x) => holds(ringed, [x, 50]))).toEqual([true, false, false]);
});

const data = (game: string, name: string): string =>
  readFileSync(new URL(`../../src/quadriga/games/${game}/data/${name}.toml`, import.meta.url), 'utf8');
const tribes = [
  ...data('ultimus', 'units').matchAll(/\[\[tribe\]\]\s+id = "(.+?)"\s+name = "(.+?)"\s+nationality = "(.+?)"/g),
].map(([, id, name, nationality]) => ({ id, name, nationality }));

describe('the counters of Ultimus', () => {
  const facts = {
    units: {
      tribe: tribes,
      unit: [
        { id: 'pa-1', category: 'PA', half: 'west' },
        ...tribes.map(({ id }) => ({ id: `${id}-u1`, category: 'tribe', tribe: id })),
      ],
    },
    leaders: {
      leader: [
        { id: 'aetius', name: 'Aetius', half: 'west' },
        { id: 'marcien', name: 'Marcianus', half: 'east' },
      ],
    },
  };

  test('no two peoples look alike', () => {
    expect(tribes.length).toBeGreaterThan(20);
    const faces = tribes.map(({ id }) => piece({ side: 'barbare', piece: `${id}-u1`, values: [5, 2, 1] }, facts));
    const marks = faces.map((face) => face.code ?? `${face.icon} ${face.colours?.fill}`);
    expect(new Set(marks).size).toBe(tribes.length);
  });

  test('show strength and loss, class and title', () => {
    const unit = piece({ side: 'romain', piece: 'pa-1', weak: true, values: [3, 1, 0] }, facts);
    expect(unit).toMatchObject({ number: 3, notes: [1, '0'], weak: true, icon: 'eagle' });
    const leader = piece(
      { side: 'romain', leader: 'aetius', title: 'patrice', values: [8, 5, 3, 5] } as unknown as Piece,
      facts,
    );
    expect(leader).toMatchObject({ name: 'Aetius', number: 8, notes: [5, '+3', 5], badge: 'star', cut: false });
    expect(piece({ side: 'romain', leader: 'marcien', values: [4, 3, 1, 4] } as unknown as Piece, facts).cut).toBe(
      true,
    );
  });

  test('have silhouettes', () => {
    for (const one of ['pa-1', ...tribes.map(({ id }) => `${id}-u1`)])
      expect(ICONS).toHaveProperty(piece({ piece: one, values: [1, 1, 1] }, facts).icon);
    for (const side of Object.values(SIDES)) expect(ICONS).toHaveProperty(side.emblem);
  });
});

describe('the Republic', () => {
  test('tells its units apart by shape, silhouette and bar', () => {
    const faces = ['legion', 'veteran', 'fleet', 'militia', 'native'].map((unit) => republicPiece({ piece: unit }));
    expect(new Set(faces.map((face) => `${face.icon} ${face.form} ${face.code}`)).size).toBe(5);
    for (const face of faces) expect(ICONS).toHaveProperty(face.icon);
  });

  test('pins a war where its group is fought', () => {
    const facts = { conflicts: { conflict: [{ id: 'punic_2', group: 'punic' }] } };
    expect(pin('punic-2', facts)).toBe('punic');
    expect(pin('sicily', facts)).toBeNull();
  });
});

test('chips stand below a name that would lie under them, and nowhere else', () => {
  const half = { wide: 24, high: 13 };
  expect(clearOf(23, half, null)).toBe(23);
  expect(clearOf(23, half, { x: 0, y: -20, wide: 80, high: 16 })).toBe(23);
  expect(clearOf(23, half, { x: 0, y: 24, wide: 80, high: 16 })).toBe(45);
  expect(clearOf(23, half, { x: 90, y: 24, wide: 80, high: 16 })).toBe(23);
});
