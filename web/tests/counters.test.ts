import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { arranged, cardTips, clearOf, rowed } from '../src/table/layout';
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

  test('is a leader before a fan of units in the middle, each number in sight', () => {
    const [group] = arranged(army, 'middle');
    const standing = group?.standing ?? [];
    expect(standing.at(-1)?.stack.key).toBe('aetius');
    expect(standing.length).toBe(6);
    expect(group?.totalled).toBe(true);
    const xs = standing.map((one) => one.x);
    expect(xs).toEqual([...xs].sort((a, b) => b - a));
    const steps = standing.slice(0, -2).map((one, at) => one.x - (standing[at + 1]?.x ?? 0));
    expect(steps.every((step) => step >= 11)).toBe(true);
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

test('a card before which another stands steps to a slot beside its space', () => {
  const tips = cardTips(
    [
      { key: 'utica', tip: [100, 100], slots: [] },
      {
        key: 'carthago',
        tip: [110, 105],
        slots: [
          [112, 60],
          [180, 120],
        ],
      },
      { key: 'zama', tip: [300, 100], slots: [[0, 0]] },
    ],
    1,
  );
  expect(tips.get('utica')).toEqual([100, 100]);
  expect(tips.get('carthago')).toEqual([180, 149]);
  expect(tips.get('zama')).toEqual([300, 100]);
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
