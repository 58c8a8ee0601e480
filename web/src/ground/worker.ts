/** The painter's own thread: it is told the maps once, then paints the windows it is asked for. */
import type { ChartFile } from '../lib/chart';
import { GRAIN, grain } from './grain';
import { paint, type Palette, type Window } from './paint';
import { Terrain } from './terrain';

export type Asked =
  | { kind: 'map'; game: string; file: ChartFile }
  | { kind: 'window'; number: number; game: string; colours: Palette; strength: number; view: Window };

export interface Painted {
  number: number;
  bitmap: ImageBitmap;
}

const terrains = new Map<string, Terrain>();
let sheet: OffscreenCanvas | null = null;

/** Brown clouds, made when first wanted. */
function paper(): OffscreenCanvas {
  if (sheet !== null) return sheet;
  sheet = new OffscreenCanvas(GRAIN, GRAIN);
  const brush = sheet.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const image = brush.createImageData(GRAIN, GRAIN);
  grain().forEach((opacity, at) => image.data.set([115, 82, 36, opacity], at * 4));
  brush.putImageData(image, 0, 0);
  return sheet;
}

/** Lay the grain over a window: it belongs to the paper, and moves with it. */
function lay(brush: OffscreenCanvasRenderingContext2D, view: Window, strength: number): void {
  const scale = view.zoom * view.density;
  const clouds = brush.createPattern(paper(), 'repeat');
  if (clouds === null) return;
  const enlarged = view.density * 2;
  const wrap = GRAIN * enlarged;
  clouds.setTransform(
    new DOMMatrix().translate(-((view.x * scale) % wrap), -((view.y * scale) % wrap)).scale(enlarged),
  );
  brush.globalCompositeOperation = 'multiply';
  brush.globalAlpha = strength;
  brush.fillStyle = clouds;
  brush.fillRect(0, 0, view.width, view.height);
}

function answer(asked: Asked): Painted | null {
  if (asked.kind === 'map') {
    terrains.set(asked.game, new Terrain(asked.file));
    return null;
  }
  const terrain = terrains.get(asked.game);
  const canvas = new OffscreenCanvas(asked.view.width, asked.view.height);
  const brush = canvas.getContext('2d', { alpha: false });
  if (terrain === undefined || brush === null) return null;
  paint(brush, terrain, asked.colours, asked.view);
  lay(brush, asked.view, asked.strength);
  return { number: asked.number, bitmap: canvas.transferToImageBitmap() };
}

const thread = self as unknown as { postMessage(message: Painted, moved: Transferable[]): void };
addEventListener('message', (event: MessageEvent<Asked>) => {
  const painted = answer(event.data);
  if (painted !== null) thread.postMessage(painted, [painted.bitmap]);
});
