/**
 * Map files (see docs/maps.md): what is pointed at and read on them, in the pixels of the sheet. The ground is painted
 * by ground/.
 */
import { slug } from './slug';

export interface Label {
  at: [number, number];
  lines: string[];
  size: number;
  /** Width and height on the screen. */
  box: [number, number];
  angle: number;
  /** A town whose name stands under the zone's. */
  town?: string;
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
  kind?: string;
  group?: string;
}

interface SpaceFile {
  id: string;
  at: [number, number];
  kind?: string;
  port?: boolean;
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
  beyond: 'void' | 'land';
  faces: Record<string, Face>;
  levels: { zoom: number; sizes: Record<string, number> }[];
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
  theatres?: { id: string; at: [number, number] }[];
  graticule: number[][];
  titles?: { hand: string; ground?: string; labels: (Label | null)[] }[];
}

type Points = [number, number][];

/** A zone on the sheet: an area or a space of the map. */
export interface Place {
  id: string;
  ground: 'land' | 'sea';
  outline: string | null;
  /** The lines around an area. */
  rings: Points[];
  seat: [number, number];
  face: Face | null;
  labels: (Label | null)[];
  slots: [number, number][][];
  /** `area`, or the kind of space. */
  kind: string;
  /** The kind of area, where the map tells. */
  sort: string;
  port: boolean;
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

/** Whether a point of the sheet lies in an area: a line from it crosses the edge an odd number of times. */
export function holds({ rings }: Pick<Place, 'rings'>, [x, y]: readonly [number, number]): boolean {
  let inside = false;
  for (const ring of rings) {
    let [px, py] = ring.at(-1) ?? [0, 0];
    for (const [qx, qy] of ring) {
      if (py > y !== qy > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) inside = !inside;
      [px, py] = [qx, qy];
    }
  }
  return inside;
}

export class Chart {
  readonly game: string;
  readonly size: [number, number];
  readonly pad: number;
  readonly levels: ChartFile['levels'];
  readonly areas: Place[] = [];
  readonly spaces: Place[] = [];
  /** Every zone by its id; where a space and the area around it share a name, the space. */
  readonly places = new Map<string, Place>();
  /** Points of the map that are no zones: where each group of wars is pinned. */
  readonly theatres: ReadonlyMap<string, [number, number]>;
  /** Whether the map colours its areas itself; otherwise their owners do. */
  readonly coloured: boolean;
  readonly titles: { face: Face; water: boolean; labels: (Label | null)[] }[];
  /** The face of a town's name under a zone's. */
  readonly townFace: Face | null;

  constructor(readonly file: ChartFile) {
    const arcs = file.arcs.map((arc) => unfold(arc.line));
    const ringsOf = (area: AreaFile): Points[] =>
      area.rings.map((ring) => {
        const points: Points = [];
        for (const number of ring) {
          const line = number >= 0 ? (arcs[number] ?? []) : [...(arcs[~number] ?? [])].reverse();
          points.push(...(points.length ? line.slice(1) : line));
        }
        return points;
      });
    const label = (one: Label | null): Label | null => one && { ...one, at: tenth(one.at) };
    this.game = file.game;
    this.size = file.size;
    this.pad = file.pad;
    this.levels = file.levels;
    this.coloured = file.areas.some((area) => area.wash !== undefined);
    for (const area of file.areas) {
      if (!area.id) continue;
      const rings = ringsOf(area);
      this.areas.push({
        id: slug(area.id),
        ground: area.ground,
        outline: rings.map((points) => path(points, true)).join(''),
        rings,
        seat: tenth(area.seat ?? [0, 0]),
        face: file.faces[area.hand ?? ''] ?? null,
        labels: (area.labels ?? []).map(label),
        slots: (area.slots ?? []).map((slots) => slots.map(tenth)),
        kind: 'area',
        sort: area.kind ?? '',
        port: false,
      });
    }
    for (const space of file.spaces ?? []) {
      this.spaces.push({
        id: slug(space.id),
        ground: 'land',
        outline: null,
        rings: [],
        seat: tenth(space.at),
        face: file.faces[space.hand ?? ''] ?? null,
        labels: (space.labels ?? []).map(label),
        slots: (space.slots ?? []).map((slots) => slots.map(tenth)),
        kind: space.kind ?? 'space',
        sort: '',
        port: space.port ?? false,
      });
    }
    for (const place of [...this.areas, ...this.spaces]) this.places.set(place.id, place);
    this.theatres = new Map((file.theatres ?? []).map((theatre) => [slug(theatre.id), tenth(theatre.at)]));
    this.townFace = file.faces['town'] ?? null;
    this.titles = (file.titles ?? []).flatMap((one) => {
      const face = file.faces[one.hand];
      return face ? [{ face, water: one.ground === 'sea', labels: one.labels.map(label) }] : [];
    });
  }

  /**
   * How large names are at a zoom beside the size they were placed in. They are placed for the zoom their level begins
   * at: below it they shrink with the map, and above it they may grow with it, so that none ever meets another.
   */
  nameScale(zoom: number, largest = 1): number {
    return Math.min(largest, zoom / (this.levels[this.level(zoom)]?.zoom ?? 1));
  }

  /** The kind of the road between two places; null where none is drawn. */
  linkBetween(a: string, b: string): string | null {
    const found = this.file.links?.find((link) => {
      const ends = [slug(link.a), slug(link.b)];
      return ends.includes(a) && ends.includes(b);
    });
    return found?.kind ?? null;
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
