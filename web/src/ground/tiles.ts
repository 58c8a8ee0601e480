/**
 * The ground as square sheets laid side by side, painted where one looks: sharp at the zoom in force, blurred until
 * then.
 */
import type { Chart } from '../lib/chart';
import { painter, type Paints } from './painter';

/** What is on the ground besides the land itself. */
export interface Dress {
  paints: Paints;
  washes: ReadonlyMap<string, string>;
  roads: readonly (readonly [string, string])[];
}

interface Tile {
  canvas: HTMLCanvasElement;
  column: number;
  row: number;
  /** The dress it was painted in last; -1 while bare. */
  worn: number;
  asked: number;
}

/** Sheets of one zoom. */
interface Layer {
  zoom: number;
  tiles: Map<string, Tile>;
}

/** Pixels of the bitmap along the side of a sheet. */
const SIDE = 512;
/** How many sheets may be on the painter's table. */
const AT_ONCE = 2;
const DENSEST = 2;

export class Tiles {
  private readonly density = Math.min(DENSEST, Math.ceil(window.devicePixelRatio));
  private readonly side = SIDE / this.density;
  private readonly base: Layer;
  private sharp: Layer;
  /** The sheets of the zoom before, shown until those of the new one are there. */
  private former: Layer | null = null;
  private dress: Dress | null = null;
  private worn = 0;
  /** Where the map's corner stands on the screen, and at what zoom. */
  private at = { x: 0, y: 0, zoom: 1, width: 0, height: 0 };
  private outstanding = 0;
  private closed = false;

  constructor(
    private readonly host: HTMLElement,
    private readonly chart: Chart,
    whole: number,
  ) {
    this.base = this.sharp = this.layer(whole);
  }

  close(): void {
    this.closed = true;
  }

  /** Paint in this dress from now on. */
  wear(dress: Dress): void {
    this.dress = dress;
    this.worn += 1;
    this.pump();
  }

  /** The zoom sheets are painted for from now on. */
  settle(zoom: number): void {
    if (zoom === this.sharp.zoom) return;
    this.drop(this.former);
    this.former = this.sharp === this.base ? null : this.sharp;
    this.sharp = zoom === this.base.zoom ? this.base : this.layer(zoom);
    this.pump();
  }

  /** Move the map: its corner on the screen, its zoom, and how much of the screen it may fill. */
  move(x: number, y: number, zoom: number, width: number, height: number): void {
    this.at = { x, y, zoom, width, height };
    this.arrange();
    this.pump();
  }

  private layer(zoom: number): Layer {
    return { zoom, tiles: new Map() };
  }

  private drop(layer: Layer | null): void {
    for (const { canvas } of layer?.tiles.values() ?? []) canvas.remove();
  }

  /**
   * Put every sheet where it belongs. A stretched layer is dear to draw: it is shown only where the sharp one has
   * holes.
   */
  private arrange(): void {
    const holes = !this.isWhole();
    for (const layer of new Set([this.base, this.former, this.sharp])) {
      if (layer === null) continue;
      const shown = layer === this.sharp || holes;
      for (const tile of layer.tiles.values()) if (tile.worn >= 0) this.lay(layer, tile, shown);
    }
  }

  /** Whole pixels at all four edges, so that no seam opens between neighbours however they are stretched. */
  private lay(layer: Layer, { canvas, column, row }: Tile, shown: boolean): void {
    canvas.style.display = shown ? 'block' : 'none';
    if (!shown) return;
    const { x, y, zoom } = this.at;
    const span = (this.side * zoom) / layer.zoom;
    const [left, top] = [Math.round(x + column * span), Math.round(y + row * span)];
    const [right, bottom] = [Math.round(x + (column + 1) * span), Math.round(y + (row + 1) * span)];
    canvas.style.transform = `translate(${left}px, ${top}px) scale(${(right - left) / this.side}, ${(bottom - top) / this.side})`;
  }

  private isWhole(): boolean {
    return this.around(this.sharp, 0).every((tile) => tile.worn >= 0);
  }

  /** The sheets of a layer that meet the part in sight, or its surroundings, nearest first. */
  private around(layer: Layer, margin: number): Tile[] {
    const { x: cornerX, y: cornerY, zoom, width, height } = this.at;
    const [left, top, right, bottom] = [
      -cornerX / zoom,
      -cornerY / zoom,
      (width - cornerX) / zoom,
      (height - cornerY) / zoom,
    ];
    const { size, pad } = this.chart;
    const span = this.side / layer.zoom;
    const room = margin * span;
    const first = (from: number, least: number): number => Math.floor(Math.max(from - room, least) / span);
    const last = (to: number, most: number): number => Math.ceil(Math.min(to + room, most) / span) - 1;
    const found: Tile[] = [];
    for (let row = first(top, -pad); row <= last(bottom, size[1] + pad); row += 1)
      for (let column = first(left, -pad); column <= last(right, size[0] + pad); column += 1)
        found.push(this.tile(layer, column, row));
    const [x, y] = [(left + right) / 2 / span - 0.5, (top + bottom) / 2 / span - 0.5];
    return found.sort(
      (one, other) => Math.hypot(one.column - x, one.row - y) - Math.hypot(other.column - x, other.row - y),
    );
  }

  private tile(layer: Layer, column: number, row: number): Tile {
    const key = `${column} ${row}`;
    const known = layer.tiles.get(key);
    if (known) return known;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    canvas.style.cssText = `width:${this.side}px;height:${this.side}px`;
    const tile: Tile = { canvas, column, row, worn: -1, asked: -1 };
    layer.tiles.set(key, tile);
    return tile;
  }

  /** The next sheet to be painted: in sight first, then the whole map far off, then what may come into sight. */
  private next(): [Layer, Tile] | null {
    const wanted = (tile: Tile): boolean => tile.asked < this.worn;
    const places: [Layer, number][] = [
      [this.sharp, 0],
      [this.base, Infinity],
      [this.sharp, 0.6],
    ];
    for (const [layer, margin] of places) {
      const found = this.around(layer, margin).find(wanted);
      if (found) return [layer, found];
      if (margin === 0 && this.former && this.isWhole()) {
        this.drop(this.former);
        this.former = null;
      }
    }
    return null;
  }

  private pump(): void {
    while (!this.closed && this.dress && this.outstanding < AT_ONCE) {
      const next = this.next();
      if (next === null) return;
      this.outstanding += 1;
      void this.paint(this.dress, this.worn, ...next);
    }
  }

  private async paint({ paints, washes, roads }: Dress, worn: number, layer: Layer, tile: Tile): Promise<void> {
    tile.asked = worn;
    const bitmap = await painter.paint(this.chart, paints, {
      x: (tile.column * this.side) / layer.zoom,
      y: (tile.row * this.side) / layer.zoom,
      zoom: layer.zoom,
      density: this.density,
      width: SIDE,
      height: SIDE,
      level: this.chart.level(layer.zoom),
      weight: 1,
      washes: [...washes].map(([zone, colour]) => [zone, paints.of(colour)] as const),
      roads,
    });
    this.outstanding -= 1;
    tile.canvas.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(bitmap);
    if (tile.worn < 0) this.hang(layer, tile);
    tile.worn = worn;
    this.arrange();
    this.forget(layer);
    this.pump();
  }

  /** The sharp sheets lie on those of the zoom before, and these on the whole map. */
  private hang(layer: Layer, { canvas }: Tile): void {
    if (layer !== this.sharp && layer !== this.former && layer !== this.base) return;
    canvas.style.zIndex = layer === this.base ? '0' : layer === this.former ? '1' : '2';
    this.host.append(canvas);
  }

  /** Let go of sheets far out of sight. */
  private forget(layer: Layer): void {
    if (layer === this.base || layer.tiles.size < 60) return;
    const near = new Set(this.around(layer, 1.5));
    for (const [key, tile] of layer.tiles)
      if (!near.has(tile)) {
        tile.canvas.remove();
        layer.tiles.delete(key);
      }
  }
}
