import { describe, expect, test } from 'vitest';
import { grain } from '../src/ground/grain';
import { paint, type Window } from '../src/ground/paint';
import { clipped, Terrain, thinned, type Line } from '../src/ground/terrain';
import { chartOf, fileOf, GAMES } from './charts';

const line = (...numbers: number[]): Line => new Float32Array(numbers);

describe('lines', () => {
  test('lose the points one cannot see, never their ends', () => {
    expect([...thinned(line(0, 0, 0.1, 0, 0.2, 0.1, 5, 0, 5.1, 0), 1)]).toEqual([0, 0, 5, 0, Math.fround(5.1), 0]);
  });

  test('are drawn in to the edges of a window', () => {
    const ring = clipped(line(-10, -10, 10, -10, 10, 10, -10, 10), [0, 0, 20, 20]);
    const corners = new Set(Array.from({ length: ring.length / 2 }, (_, at) => `${ring[2 * at]} ${ring[2 * at + 1]}`));
    expect(corners).toEqual(new Set(['0 0', '10 0', '10 10', '0 10']));
    expect(clipped(line(-10, -10, -5, -10, -5, -5), [0, 0, 20, 20]).length).toBe(0);
  });
});

describe.each(GAMES)('the terrain of %s', (game) => {
  const terrain = new Terrain(fileOf(game));

  test('neighbours share their lines at every zoom', () => {
    for (const zoom of [0.4, 1, 4]) {
      const steps = new Map<string, number>();
      for (const area of terrain.areas)
        for (const ring of terrain.outline(area, zoom))
          for (let at = 0; at + 3 < ring.length; at += 2) {
            const [one, other] = [`${ring[at]} ${ring[at + 1]}`, `${ring[at + 2]} ${ring[at + 3]}`];
            if (one !== other)
              steps.set(
                one < other ? `${one} ${other}` : `${other} ${one}`,
                (steps.get(one < other ? `${one} ${other}` : `${other} ${one}`) ?? 0) + 1,
              );
          }
      const lonely = [...steps.values()].filter((times) => times % 2 === 1).length;
      expect(lonely / steps.size).toBeLessThan(0.03);
    }
  });

  test('far off it has fewer points than near', () => {
    const points = (zoom: number): number =>
      terrain.areas.reduce(
        (sum, area) => sum + terrain.outline(area, zoom).reduce((all, ring) => all + ring.length, 0),
        0,
      );
    expect(points(0.25)).toBeLessThan(points(4) * 0.9);
  });

  test('only what is in a window is traced', () => {
    const traced = (view: Partial<Window>): { points: number; colours: Set<string> } => {
      let points = 0;
      const colours = new Set<string>();
      const brush = new Proxy({} as Record<string, unknown>, {
        get: (_, name) => (name === 'lineTo' || name === 'moveTo' ? () => (points += 1) : () => undefined),
        set: (_, name, value) => {
          if (name === 'fillStyle' || name === 'strokeStyle') colours.add(String(value));
          return true;
        },
      });
      const colourful = new Proxy({}, { get: (_, token) => String(token) });
      const whole: Window = {
        x: 0,
        y: 0,
        zoom: 1,
        density: 1,
        width: terrain.size[0],
        height: terrain.size[1],
        level: 1,
        weight: 1,
        washes: [],
        roads: [],
      };
      paint(brush as unknown as OffscreenCanvasRenderingContext2D, terrain, colourful, { ...whole, ...view });
      return { points, colours };
    };
    const all = traced({});
    const part = traced({ x: terrain.size[0] * 0.4, y: terrain.size[1] * 0.4, width: 256, height: 256 });
    expect(part.points).toBeLessThan(all.points * 0.4);
    for (const token of ['sea', 'land', 'coast', 'waterline', 'river', 'mountain'])
      expect(all.colours).toContain(token);
    expect(all.colours.has('void')).toBe(terrain.voided);
    const owned = terrain.areas.find((area) => area.land && area.id) ?? { id: '' };
    expect(traced({ washes: [[owned.id, 'purple-of-the-owner']] }).colours).toContain('purple-of-the-owner');
  });
});

test.each(GAMES)('the ground of %s calls its areas as the table does', (game) => {
  const named = new Terrain(fileOf(game)).areas.map((area) => area.id).filter((id) => id);
  expect(new Set(named)).toEqual(new Set(chartOf(game).areas.map((place) => place.id)));
  expect(named.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true);
});

test('passes, straits and roads of a map of spaces are drawn each in its way', () => {
  const kinds = new Set(new Terrain(fileOf('hannibal')).links.map((link) => link.kind));
  expect(kinds).toEqual(new Set(['land', 'pass', 'pass-alpine', 'strait']));
});

test('the grain shows no seam where sheets meet', () => {
  const size = 128;
  const sheet = grain(size);
  const step = (a: number, b: number): number => Math.abs((sheet[a] ?? 0) - (sheet[b] ?? 0));
  let [inside, across] = [0, 0];
  for (let row = 0; row < size; row += 1) {
    inside = Math.max(inside, step(row * size + 60, row * size + 61));
    across = Math.max(across, step(row * size + size - 1, row * size));
  }
  expect(across).toBeLessThanOrEqual(inside + 6);
  expect(Math.max(...sheet)).toBeGreaterThan(10);
});
