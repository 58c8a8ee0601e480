import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Label } from '../src/lib/chart';
import { renamed } from '../src/lib/placenames';
import { apart, dodged, overlap, type Box, type Named } from '../src/table/dodge';
import { chartOf, GAMES } from './charts';

type Point = [number, number];

/** The corners of a name on the screen. */
function corners(at: Point, [wide, high]: Point, angle: number): Point[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as Point[]
  ).map(([x, y]) => {
    const [dx, dy] = [(x * wide) / 2, (y * high) / 2];
    return [at[0] + dx * cos - dy * sin, at[1] + dx * sin + dy * cos];
  });
}

/** Whether two convex shapes overlap by more than a hair (separating axes). */
function meet(one: Point[], other: Point[]): boolean {
  for (const shape of [one, other])
    for (let at = 0; at < shape.length; at += 1) {
      const [[ax, ay], [bx, by]] = [shape[at] as Point, shape[(at + 1) % shape.length] as Point];
      const [nx, ny] = [(by - ay) / Math.hypot(bx - ax, by - ay), (ax - bx) / Math.hypot(bx - ax, by - ay)];
      const along = (points: Point[]): number[] => points.map(([x, y]) => x * nx + y * ny);
      const [first, second] = [along(one), along(other)];
      if (Math.min(Math.max(...first), Math.max(...second)) - Math.max(Math.min(...first), Math.min(...second)) <= 0.35)
        return false;
    }
  return true;
}

describe.each(GAMES)('the names of %s', (game) => {
  const chart = chartOf(game);
  test.each([0.3, 0.45, 0.5, 0.62, 0.88, 0.91, 1, 1.3, 1.75, 1.81, 2, 2.6, 4])('do not meet at zoom %f', (zoom) => {
    for (const largest of [1, 1.3]) {
      const [level, scale] = [chart.level(zoom), chart.nameScale(zoom, largest)];
      const shapes = [...chart.areas, ...chart.spaces, ...chart.titles].flatMap(({ labels }) => {
        const label = labels[level];
        return label
          ? [
              corners(
                [label.at[0] * zoom, label.at[1] * zoom],
                [label.box[0] * scale, label.box[1] * scale],
                label.angle,
              ),
            ]
          : [];
      });
      expect(shapes.length).toBeGreaterThan(15);
      const hits = shapes.flatMap((one, at) => shapes.slice(0, at).filter((other) => meet(one, other)));
      expect(hits).toEqual([]);
    }
  });
});

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
const NAME: Named = { key: 'roma', seat: [100, 100], at: [140, 100], size: [50, 12] };

describe('a name under an army', () => {
  test('stays where nothing stands on it', () => {
    expect(dodged([NAME], [], [box(0, 0, 20, 20)], 10).size).toBe(0);
  });

  test('steps to the first free side of its space', () => {
    const moved = dodged([NAME], [], [box(110, 80, 170, 106)], 10);
    expect(moved.get('roma')).toEqual([100, 116]);
  });

  test('keeps clear of other names, of spaces and of all armies', () => {
    const other: Named = { key: 'ostia', seat: [100, 118], at: [60, 118], size: [30, 12] };
    const army = box(110, 80, 170, 106);
    const at = dodged([NAME, other], [box(40, 94, 92, 106)], [army], 10).get('roma');
    expect(at).toBeDefined();
    const own = box((at?.[0] ?? 0) - 25, (at?.[1] ?? 0) - 6, (at?.[0] ?? 0) + 25, (at?.[1] ?? 0) + 6);
    for (const thing of [army, box(40, 94, 92, 106), box(45, 112, 75, 124), box(92.5, 110.5, 107.5, 125.5)])
      expect(overlap(own, thing)).toBe(false);
  });

  test('stays if there is nowhere to go', () => {
    expect(dodged([NAME], [], [box(0, 0, 300, 300)], 10).size).toBe(0);
  });
});

test('a name keeps clear of the ring around its space, on the side where it is', () => {
  expect(apart([60, 2], [0, 0], [100, 12], 16)).toEqual([66, 2]);
  expect(apart([-80, 2], [0, 0], [100, 12], 16)).toEqual([-80, 2]);
  expect(apart([4, 14], [0, 0], [100, 12], 16)).toEqual([4, 22]);
  expect(apart([70, 20], [0, 0], [100, 12], 16)).toEqual([70, 20]);
});

describe('the names of the texts on the map', () => {
  const label = (...lines: string[]): Label => ({ at: [0, 0], lines, size: 12, box: [80, 14], angle: 0 });
  test('what says the same stays as it is drawn', () => {
    const drawn = label('GALLIAE 6');
    expect(renamed(drawn, 'Galliae 6 (Lutecia)°')).toBe(drawn);
    expect(renamed(label('LVCANIA'), 'Lucania').lines).toEqual(['LVCANIA']);
  });
  test('other words are broken and set smaller until they fit, and never smaller than can be read', () => {
    expect(renamed(label('Aegyptus'), 'Égypte')).toMatchObject({ lines: ['Égypte'], size: 12 });
    expect(renamed(label('Asia'), 'Mysiae').size).toBeLessThan(12);
    expect(renamed(label('Asia'), 'Mysiae', 11).size).toBe(11);
    const asia = renamed(label('Bithynia', 'et Pontus'), 'Pont et Bithynie');
    expect(asia.lines).toEqual(['Pont et', 'Bithynie']);
    const far = renamed(label('Asia'), 'Asie Mineure tout entière et davantage');
    expect(far.lines).toEqual(['Asia']);
  });
  test.each(['en', 'fr'])('every place of Conquest is called in %s as its texts call it', (lang) => {
    const words = readFileSync(new URL(`../../src/quadriga/text/locale/${lang}/conquest.ftl`, import.meta.url), 'utf8');
    const chart = chartOf('conquest');
    const kept = chart.areas.flatMap(({ id, labels }) => {
      const name = new RegExp(`^conquest-zone-${id} = (.*)$`, 'm').exec(words)?.[1];
      const drawn = labels.at(-1);
      if (!name || !drawn) return [];
      const said = renamed(drawn, name).lines.join(' ');
      return said.toLowerCase() === name.toLowerCase() ? [] : [`${name}: ${said}`];
    });
    expect(kept).toEqual([]);
  });
});
