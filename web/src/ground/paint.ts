/**
 * Painting a window of the ground: water, land, washes, lines. Geometry grows with the zoom; lines keep their weight.
 */
import { clipped, meets, type Area, type Box, type Joint, type Line, type Stroke, type Terrain } from './terrain';

/** Colours by the name of their token. */
export type Palette = Record<string, string>;

export interface Window {
  /** The left upper corner, in the pixels of the sheet. */
  x: number;
  y: number;
  /** Pixels of the screen to one of the sheet, and of the bitmap to one of the screen. */
  zoom: number;
  density: number;
  /** In pixels of the bitmap. */
  width: number;
  height: number;
  level: number;
  /** Thinner lines for small pictures. */
  weight: number;
  /** The colours of areas by their owners. */
  washes: readonly (readonly [string, string])[];
  /** The roads that are built. */
  roads: readonly (readonly [string, string])[];
}

type Brush = OffscreenCanvasRenderingContext2D;

const WATERLINES: readonly (readonly [weight: number, opacity: number])[] = [
  [1, 0.85],
  [0.8, 0.65],
  [0.65, 0.5],
  [0.55, 0.4],
  [0.45, 0.32],
];
const MARGIN = 24;

/** One window under the brush. */
class Sitting {
  private readonly scale: number;
  private readonly unit: number;
  private readonly box: Box;

  constructor(
    private readonly brush: Brush,
    private readonly terrain: Terrain,
    private readonly colours: Palette,
    private readonly view: Window,
  ) {
    this.scale = view.zoom * view.density;
    this.unit = view.density * view.weight;
    const margin = (MARGIN * view.density) / this.scale;
    this.box = [
      view.x - margin,
      view.y - margin,
      view.x + view.width / this.scale + margin,
      view.y + view.height / this.scale + margin,
    ];
  }

  paint(): void {
    const { brush, terrain, view } = this;
    brush.lineJoin = 'round';
    brush.lineCap = 'butt';
    brush.fillStyle = this.colour('sea');
    brush.fillRect(0, 0, view.width, view.height);
    this.strokes(terrain.graticule, 'waterline', 0.5, 0.35);
    for (const wide of [28, 18, 9]) this.strokes(terrain.coast, 'seawash', wide, 0.32, [], 3);
    terrain.waterlines.forEach((row, at) =>
      this.strokes(row, 'waterline', WATERLINES[at]?.[0] ?? 0.4, WATERLINES[at]?.[1] ?? 0.3),
    );
    this.strokes(terrain.seaBorders, 'seatx', 1.3, 0.75, [7, 4]);
    this.land();
    this.strokes(terrain.rivers, 'river', 1.2, 0.8);
    this.peaks();
    this.borders();
    this.strokes(terrain.coast, 'coast', 1.15);
    brush.lineCap = 'round';
    this.strokes(terrain.crossings, 'ink', 2.4, 0.9, [0.1, 5]);
    brush.lineCap = 'butt';
    this.links();
    this.builtRoads();
  }

  private colour(token: string): string {
    return this.colours[token] ?? '#000';
  }

  private trace(line: Line, close = false): void {
    const { brush, scale, view } = this;
    brush.moveTo(((line[0] as number) - view.x) * scale, ((line[1] as number) - view.y) * scale);
    for (let at = 2; at < line.length; at += 2)
      brush.lineTo(((line[at] as number) - view.x) * scale, ((line[at + 1] as number) - view.y) * scale);
    if (close) brush.closePath();
  }

  /** Trace leaving out steps shorter than `least` pixels: a wide brush does not show them. */
  private sweep(line: Line, least: number): void {
    const { brush, scale, view } = this;
    let [px, py] = [Infinity, Infinity];
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [((line[at] as number) - view.x) * scale, ((line[at + 1] as number) - view.y) * scale];
      if (at > 0 && at + 2 < line.length && Math.abs(x - px) + Math.abs(y - py) < least) continue;
      if (at === 0) brush.moveTo(x, y);
      else brush.lineTo(x, y);
      [px, py] = [x, y];
    }
  }

  private strokes(
    found: readonly Stroke[],
    token: string,
    weight: number,
    opacity = 1,
    dash: number[] = [],
    least = 0.7,
  ): void {
    const { brush, unit } = this;
    brush.beginPath();
    let any = false;
    for (const stroke of found) {
      if (!meets(stroke.box, this.box)) continue;
      any = true;
      this.sweep(stroke.line, least * this.view.density);
    }
    if (!any) return;
    brush.globalAlpha = opacity;
    brush.strokeStyle = this.colour(token);
    brush.lineWidth = weight * unit;
    brush.setLineDash(dash.map((part) => part * unit));
    brush.stroke();
    brush.setLineDash([]);
    brush.globalAlpha = 1;
  }

  /** The outlines of an area inside the window. */
  private rings(area: Area): Line[] {
    if (!meets(area.box, this.box)) return [];
    return this.terrain
      .outline(area, this.scale)
      .map((ring) => clipped(ring, this.box))
      .filter((ring) => ring.length > 4);
  }

  private land(): void {
    const { brush, terrain, view } = this;
    const washes = new Map(view.washes);
    const seen = terrain.areas
      .filter((area) => area.land)
      .map((area) => ({ area, rings: this.rings(area) }))
      .filter(({ rings }) => rings.length);
    brush.beginPath();
    for (const { rings } of seen) for (const ring of rings) this.trace(ring, true);
    brush.fillStyle = this.colour('land');
    brush.fill();
    for (const { area, rings } of seen) {
      brush.beginPath();
      for (const ring of rings) this.trace(ring, true);
      if (area.id === '') {
        if (!terrain.voided) continue;
        brush.fillStyle = this.colour('void');
        brush.fill('evenodd');
      } else this.wash(area, washes.get(area.id));
    }
  }

  /** A colourist's brush: flat, and twice along the border. */
  private wash(area: Area, owner: string | undefined): void {
    const { brush, unit } = this;
    const colour = owner ?? this.colour(area.wash >= 0 ? `w${area.wash % 8}` : 'w5');
    const plain = owner === undefined && area.wash < 0;
    brush.save();
    brush.clip('evenodd');
    brush.fillStyle = brush.strokeStyle = colour;
    brush.globalAlpha = owner ? 0.2 : plain ? 0.16 : 0.26;
    brush.fill('evenodd');
    brush.globalAlpha = 0.3;
    brush.lineWidth = 13 * unit;
    brush.stroke();
    brush.globalAlpha = owner ? 0.4 : 0.3;
    brush.lineWidth = 6 * unit;
    brush.stroke();
    brush.restore();
  }

  private peaks(): void {
    const { brush, terrain, view, scale, unit } = this;
    const seen = terrain.peaks.filter(
      (peak) => (peak.levels >> view.level) & 1 && meets([peak.x, peak.y, peak.x, peak.y], this.box),
    );
    brush.lineCap = 'round';
    brush.strokeStyle = this.colour('mountain');
    for (const { x: sheetX, y: sheetY, height } of seen) {
      const [x, y, h] = [(sheetX - view.x) * scale, (sheetY - view.y) * scale, height * scale];
      const w = h * 0.72;
      brush.beginPath();
      brush.moveTo(x - w, y + h * 0.42);
      brush.bezierCurveTo(x - w * 0.55, y + h * 0.05, x - w * 0.3, y - h * 0.5, x, y - h * 0.58);
      brush.bezierCurveTo(x + w * 0.22, y - h * 0.35, x + w * 0.5, y + h * 0.1, x + w, y + h * 0.42);
      brush.fillStyle = this.colour('land');
      brush.globalAlpha = 0.55;
      brush.fill();
      brush.globalAlpha = 1;
      brush.lineWidth = 0.8 * unit;
      brush.stroke();
      brush.beginPath();
      for (const [dx, dy, rx, ry] of [
        [0.06, -0.45, 0.12, 0.8],
        [0.24, -0.22, 0.14, 0.58],
        [0.45, 0.02, 0.14, 0.36],
      ] as const) {
        brush.moveTo(x + w * dx, y + h * dy);
        brush.lineTo(x + w * (dx + rx), y + h * (dy + ry));
      }
      brush.globalAlpha = 0.85;
      brush.lineWidth = 0.6 * unit;
      brush.stroke();
    }
    brush.globalAlpha = 1;
    brush.lineCap = 'butt';
  }

  private borders(): void {
    const { brush, terrain } = this;
    const of = (kind: string): Stroke[] => terrain.borders.filter((border) => border.kind === kind);
    this.strokes(of('outer'), 'border', 1.3, 0.5);
    this.strokes(of('inner'), 'border', 0.8, 0.9, [4, 2, 1, 2]);
    this.strokes(
      of('border'),
      'border',
      terrain.links.length ? 0.8 : 1.3,
      0.85,
      terrain.links.length ? [4, 2, 1, 2] : [],
    );
    brush.lineCap = 'round';
    this.strokes(of('limes'), 'rome', 2.2, 1, [0.1, 4.5]);
    this.strokes(of('river'), 'coast', 5, 0.55);
    this.strokes(of('river'), 'river', 3.4);
    brush.lineCap = 'butt';
  }

  private links(): void {
    const { brush, terrain } = this;
    const of = (...kinds: string[]): Joint[] => terrain.links.filter((link) => kinds.includes(link.kind));
    this.strokes(
      terrain.links.filter((link) => link.kind !== 'strait'),
      'land',
      4,
      0.78,
    );
    this.strokes(of('land'), 'road', 1.7);
    this.strokes(of('pass', 'pass-alpine'), 'warn', 1.9, 1, [5, 2.5]);
    brush.lineCap = 'round';
    this.strokes(of('strait'), 'seatx', 2, 1, [1.5, 4]);
    brush.lineCap = 'butt';
    for (const pass of of('pass', 'pass-alpine')) this.pass(pass);
  }

  /** A triangle half way; filled where the pass is the hard sort. */
  private pass({ line, kind }: Joint): void {
    const { brush, view, scale, unit } = this;
    const [ax = 0, ay = 0] = line;
    const [bx = 0, by = 0] = line.subarray(line.length - 2);
    const hard = kind === 'pass-alpine';
    brush.save();
    brush.translate(((ax + bx) / 2 - view.x) * scale, ((ay + by) / 2 - view.y) * scale);
    brush.scale(unit, unit);
    brush.beginPath();
    brush.moveTo(-7, 5);
    brush.lineTo(0, -6);
    brush.lineTo(7, 5);
    brush.closePath();
    brush.fillStyle = this.colour(hard ? 'warn' : 'card');
    brush.fill();
    brush.strokeStyle = this.colour('warn');
    brush.lineWidth = 1.2;
    brush.stroke();
    brush.beginPath();
    brush.moveTo(-3.2, 1.5);
    brush.lineTo(0, -1);
    brush.lineTo(3, 1.5);
    brush.strokeStyle = this.colour(hard ? 'paper' : 'warn');
    brush.lineWidth = 1;
    brush.stroke();
    brush.restore();
  }

  private builtRoads(): void {
    const { terrain, view } = this;
    if (!view.roads.length) return;
    const built = terrain.roads.filter((road) =>
      view.roads.some(([a, b]) => (a === road.a && b === road.b) || (a === road.b && b === road.a)),
    );
    this.strokes(built, 'coast', 5.5);
    this.strokes(built, 'paper', 3.4);
    this.strokes(built, 'coast', 1, 1, [1, 5]);
  }
}

export function paint(brush: Brush, terrain: Terrain, colours: Palette, view: Window): void {
  new Sitting(brush, terrain, colours, view).paint();
}
