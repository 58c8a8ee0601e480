/** The geometry of a map file, ready to be painted at any zoom: lines of points with the boxes they fill. */
import type { ChartFile } from '../lib/chart';
import { slug } from '../lib/slug';

/** Points one after the other: x, y, x, y. */
export type Line = Float32Array;
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Stroke {
  line: Line;
  box: Box;
  kind: string;
}

export interface Area {
  id: string;
  land: boolean;
  rings: readonly (readonly number[])[];
  box: Box;
  wash: number;
}

export interface Joint extends Stroke {
  a: string;
  b: string;
}

export interface Peak {
  x: number;
  y: number;
  height: number;
  /** A bit for each level of detail at which it is drawn. */
  levels: number;
}

function unfold(flat: readonly number[]): Line {
  const line = new Float32Array(flat.length);
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < flat.length; at += 2) {
    x += flat[at] ?? 0;
    y += flat[at + 1] ?? 0;
    line[at] = x / 10;
    line[at + 1] = y / 10;
  }
  return line;
}

function boxOf(lines: readonly Line[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines)
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [line[at] as number, line[at + 1] as number];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  return [left, top, right, bottom];
}

/** Long lines in pieces that overlap by a point, so that a small window need not trace all of a coast. */
const LONGEST = 128;
function pieces(line: Line, kind: string): Stroke[] {
  const found: Stroke[] = [];
  for (let from = 0; from === 0 || from + 2 < line.length; from += LONGEST - 2) {
    const part = line.subarray(from, from + LONGEST);
    found.push({ line: part, box: boxOf([part]), kind });
  }
  return found;
}

/** A line with the points left out that stand closer than `least` to the one before; both ends stay. */
export function thinned(line: Line, least: number): Line {
  const kept: number[] = [];
  let [px, py] = [Infinity, Infinity];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [line[at] as number, line[at + 1] as number];
    if (at + 2 < line.length && Math.abs(x - px) + Math.abs(y - py) < least) continue;
    kept.push(x, y);
    [px, py] = [x, y];
  }
  return new Float32Array(kept);
}

export class Terrain {
  readonly size: readonly [number, number];
  readonly pad: number;
  readonly areas: Area[];
  /** Land without a name is out of play and painted so, or is land like any other. */
  readonly voided: boolean;
  /** Whether the map colours its areas itself; otherwise their owners do. */
  readonly coloured: boolean;
  readonly coast: Stroke[] = [];
  readonly borders: Stroke[] = [];
  readonly seaBorders: Stroke[] = [];
  readonly waterlines: Stroke[][];
  readonly graticule: Stroke[];
  readonly rivers: Stroke[];
  readonly roads: Joint[];
  readonly crossings: Joint[];
  readonly links: Joint[];
  readonly peaks: Peak[];
  private readonly arcs: Line[];
  private readonly thin = new Map<number, Line[]>();

  constructor(file: ChartFile) {
    this.size = file.size;
    this.pad = file.pad;
    this.voided = file.beyond !== 'land';
    this.coloured = file.areas.some((area) => area.wash !== undefined);
    this.arcs = file.arcs.map((arc) => unfold(arc.line));
    this.areas = file.areas.map((area) => ({
      id: slug(area.id),
      land: area.ground === 'land',
      rings: area.rings,
      box: boxOf(area.rings.flat().map((number) => this.arcs[number >= 0 ? number : ~number] as Line)),
      wash: area.wash ?? -1,
    }));
    file.arcs.forEach((arc, number) => {
      const [one, other] = [file.areas[arc.sides[0]], file.areas[arc.sides[1]]];
      if (one === undefined || other === undefined) return;
      const line = this.arcs[number] as Line;
      if (one.ground !== other.ground) this.coast.push(...pieces(line, 'coast'));
      else if (one.ground === 'land')
        this.borders.push(...pieces(line, arc.kind ?? (one.id && other.id ? 'border' : 'outer')));
      else if (one.id && other.id) this.seaBorders.push(...pieces(line, 'sea'));
    });
    const lines = (found: readonly number[][]): Stroke[] => found.flatMap((flat) => pieces(unfold(flat), ''));
    this.waterlines = file.waterlines.map(lines);
    this.graticule = lines(file.graticule);
    this.rivers = lines(file.rivers.map((river) => river.line));
    const seats = new Map([
      ...file.areas.map((area) => [area.id, area.seat] as const),
      ...(file.spaces ?? []).map((space) => [space.id, space.at] as const),
    ]);
    const joints = (found: ChartFile['roads'] = []): Joint[] =>
      found.map(({ a, b, line, kind }) => {
        const [from, to] = [seats.get(a) ?? [0, 0], seats.get(b) ?? [0, 0]];
        const run = line ? unfold(line) : new Float32Array([...from, ...to].map((tenths) => tenths / 10));
        return { a: slug(a), b: slug(b), line: run, box: boxOf([run]), kind: kind ?? '' };
      });
    this.roads = joints(file.roads);
    this.crossings = joints(file.crossings);
    this.links = joints(file.links);
    this.peaks = file.peaks.map(([x, y, height, levels]) => ({ x: x / 10, y: y / 10, height: height / 10, levels }));
  }

  /** The outlines of an area at a zoom. Neighbours share thinned lines too: they never gap. */
  outline(area: Area, zoom: number): Line[] {
    const grain = 2 ** Math.round(Math.log2(zoom));
    let arcs = this.thin.get(grain);
    if (arcs === undefined) {
      arcs = this.arcs.map((arc) => thinned(arc, 0.8 / grain));
      this.thin.set(grain, arcs);
    }
    return area.rings.map((ring) => {
      const points: number[] = [];
      for (const number of ring) {
        const arc = arcs[number >= 0 ? number : ~number] as Line;
        const count = arc.length / 2;
        for (let step = points.length ? 1 : 0; step < count; step += 1) {
          const at = 2 * (number >= 0 ? step : count - 1 - step);
          points.push(arc[at] as number, arc[at + 1] as number);
        }
      }
      return new Float32Array(points);
    });
  }
}

/** The part of a closed ring inside a box: what lies outside is drawn in to its edges. */
export function clipped(ring: Line, [left, top, right, bottom]: Box): Line {
  let points: ArrayLike<number> = ring;
  const sides: [axis: 0 | 1, edge: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  for (const [axis, edge, sign] of sides) {
    const kept: number[] = [];
    const count = points.length / 2;
    for (let at = 0; at < count; at += 1) {
      const before = (at + count - 1) % count;
      const [ax, ay] = [points[2 * before] as number, points[2 * before + 1] as number];
      const [bx, by] = [points[2 * at] as number, points[2 * at + 1] as number];
      const [from, to] = [((axis ? ay : ax) - edge) * sign, ((axis ? by : bx) - edge) * sign];
      if (from >= 0 !== to >= 0) {
        const share = from / (from - to);
        kept.push(ax + (bx - ax) * share, ay + (by - ay) * share);
      }
      if (to >= 0) kept.push(bx, by);
    }
    points = kept;
    if (!kept.length) break;
  }
  return points instanceof Float32Array ? points : new Float32Array(points);
}

export const meets = (one: Box, other: Box): boolean =>
  one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];
