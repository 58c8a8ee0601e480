/** Map files (see docs/maps.md) decoded into SVG path data, in the pixels of the sheet. */

export interface Label {
  at: [number, number];
  lines: string[];
  size: number;
  angle: number;
}

export interface Face {
  family: string;
  weight: number;
  italic: boolean;
  tracking: number;
}

interface AreaFile {
  id: string;
  ground: 'land' | 'sea';
  rings: number[][];
  hand?: string;
  seat?: [number, number];
  labels?: (Label | null)[];
  slots?: [number, number][][];
  wash?: number;
}

interface SpaceFile {
  id: string;
  at: [number, number];
  kind?: string;
  hand?: string;
  labels?: (Label | null)[];
  slots?: [number, number][][];
}

interface LineFile {
  a: string;
  b: string;
  line?: number[];
  kind?: string;
}

export interface ChartFile {
  game: string;
  size: [number, number];
  pad: number;
  faces: Record<string, Face>;
  levels: { zoom: number; sizes: Record<string, number>; slot: [number, number] }[];
  areas: AreaFile[];
  arcs: { sides: [number, number]; line: number[]; kind?: string }[];
  waterlines: number[][][];
  rivers: { name: string; line: number[] }[];
  peaks: [number, number, number, number][];
  roads?: LineFile[];
  crossings?: LineFile[];
  links?: LineFile[];
  spaces?: SpaceFile[];
  shores?: { land: string; sea: string; at: [number, number] }[];
  graticule: number[][];
  titles?: { hand: string; ground?: string; labels: (Label | null)[] }[];
}

type Points = [number, number][];

/** A zone on the sheet: an area or a space of the map. */
export interface Place {
  id: string;
  ground: 'land' | 'sea';
  outline: string | null;
  seat: [number, number];
  face: Face | null;
  labels: (Label | null)[];
  slots: [number, number][][];
  wash: number;
  kind: string;
}

function unfold(flat: readonly number[]): Points {
  const points: Points = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at + 1 < flat.length; at += 2) {
    x += flat[at] ?? 0;
    y += flat[at + 1] ?? 0;
    points.push([x / 10, y / 10]);
  }
  return points;
}

const path = (points: Points, close = false): string =>
  points.length < 2 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}${close ? 'Z' : ''}`;

const tenth = ([x, y]: readonly [number, number]): [number, number] => [x / 10, y / 10];

export class Chart {
  readonly game: string;
  readonly size: [number, number];
  readonly pad: number;
  readonly levels: ChartFile['levels'];
  readonly areas: Place[] = [];
  readonly spaces: Place[] = [];
  /** Every zone by its id; where a space and the area around it share a name, the space. */
  readonly places = new Map<string, Place>();
  readonly land: string;
  readonly void: string;
  readonly coast: string;
  readonly borders: { data: string; kind: string; outer: boolean }[] = [];
  readonly seaBorders: string;
  readonly waterlines: string[];
  readonly graticule: string;
  readonly rivers: string;
  readonly roads: { a: string; b: string; data: string; kind: string }[];
  readonly crossings: { a: string; b: string; data: string; kind: string }[];
  readonly links: { a: string; b: string; data: string; kind: string }[];
  readonly peaks: [number, number, number, number][];
  readonly titles: { face: Face; water: boolean; labels: (Label | null)[] }[];

  constructor(file: ChartFile) {
    const arcs = file.arcs.map((arc) => unfold(arc.line));
    const outline = (area: AreaFile): string => {
      let data = '';
      for (const ring of area.rings) {
        const points: Points = [];
        for (const number of ring) {
          const line = number >= 0 ? (arcs[number] ?? []) : [...(arcs[~number] ?? [])].reverse();
          points.push(...(points.length ? line.slice(1) : line));
        }
        data += path(points, true);
      }
      return data;
    };
    const label = (one: Label | null): Label | null => one && { ...one, at: tenth(one.at) };
    this.game = file.game;
    this.size = file.size;
    this.pad = file.pad;
    this.levels = file.levels;
    let land = '';
    let beyond = '';
    file.areas.forEach((area, number) => {
      const data = outline(area);
      if (area.ground === 'land') land += data;
      if (area.ground === 'land' && !area.id) beyond += data;
      if (area.id) {
        this.areas.push({
          id: area.id,
          ground: area.ground,
          outline: data,
          seat: tenth(area.seat ?? [0, 0]),
          face: file.faces[area.hand ?? ''] ?? null,
          labels: (area.labels ?? []).map(label),
          slots: (area.slots ?? []).map((slots) => slots.map(tenth)),
          wash: area.wash ?? number,
          kind: 'area',
        });
      }
    });
    for (const space of file.spaces ?? []) {
      this.spaces.push({
        id: space.id,
        ground: 'land',
        outline: null,
        seat: tenth(space.at),
        face: file.faces[space.hand ?? ''] ?? null,
        labels: (space.labels ?? []).map(label),
        slots: (space.slots ?? []).map((slots) => slots.map(tenth)),
        wash: 0,
        kind: space.kind ?? 'space',
      });
    }
    for (const place of [...this.areas, ...this.spaces]) this.places.set(place.id, place);
    this.land = land;
    this.void = beyond;
    let coast = '';
    let seas = '';
    file.arcs.forEach((arc, number) => {
      const [one, other] = [file.areas[arc.sides[0]], file.areas[arc.sides[1]]];
      if (one === undefined || other === undefined) return;
      const data = path(arcs[number] ?? []);
      if (one.ground !== other.ground) coast += data;
      else if (one.ground === 'sea') seas += one.id && other.id ? data : '';
      else this.borders.push({ data, kind: arc.kind ?? 'border', outer: !(one.id && other.id) });
    });
    this.coast = coast;
    this.seaBorders = seas;
    this.waterlines = file.waterlines.map((row) => row.map((line) => path(unfold(line))).join(''));
    this.graticule = file.graticule.map((line) => path(unfold(line))).join('');
    this.rivers = file.rivers.map((river) => path(unfold(river.line))).join('');
    const straight = (a: string, b: string): string => {
      const [from, to] = [this.places.get(a)?.seat, this.places.get(b)?.seat];
      return from && to ? path([from, to]) : '';
    };
    const lines = (found: LineFile[] | undefined) =>
      (found ?? []).map(({ a, b, line, kind }) => ({ a, b, data: line ? path(unfold(line)) : straight(a, b), kind: kind ?? '' }));
    this.roads = lines(file.roads);
    this.crossings = lines(file.crossings);
    this.links = lines(file.links);
    this.peaks = file.peaks.map(([x, y, height, bits]) => [x / 10, y / 10, height / 10, bits]);
    this.titles = (file.titles ?? []).flatMap((one) => {
      const face = file.faces[one.hand];
      return face ? [{ face, water: one.ground === 'sea', labels: one.labels.map(label) }] : [];
    });
  }

  /** The level of detail at a zoom. */
  level(zoom: number): number {
    let level = 0;
    this.levels.forEach((one, number) => {
      if (zoom >= one.zoom * 0.9) level = number;
    });
    return level;
  }
}

const files = import.meta.glob<{ default: ChartFile }>('../maps/*.json');
const charts = new Map<string, Promise<Chart | null>>();

/** The map of a title; null where none is drawn. */
export function chartOf(game: string): Promise<Chart | null> {
  let found = charts.get(game);
  if (found === undefined) {
    const load = files[`../maps/${game}.json`];
    found = load ? load().then((file) => new Chart(file.default)) : Promise.resolve(null);
    charts.set(game, found);
  }
  return found;
}
