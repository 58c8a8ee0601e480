/** Ground on order: windows of a map come back as bitmaps, painted beside the page and not in it. */
import type { Chart } from '../lib/chart';
import type { Palette, Window } from './paint';
import type { Asked, Painted } from './worker';

const TOKENS = [
  'sea',
  'seawash',
  'waterline',
  'seatx',
  'land',
  'void',
  'coast',
  'river',
  'mountain',
  'border',
  'road',
  'ink',
  'warn',
  'card',
  'paper',
  'rome',
  'w0',
  'w1',
  'w2',
  'w3',
  'w4',
  'w5',
  'w6',
  'w7',
];

/** The colours of the theme in force, and how strong the grain is in it. */
export interface Paints {
  colours: Palette;
  grain: number;
  /** The colour a token or a `var(--token)` stands for. */
  of(colour: string): string;
}

export function paints(): Paints {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    colours: Object.fromEntries(TOKENS.map((name) => [name, token(name)])),
    grain: Number(token('grain')) || 0,
    of: (colour) => {
      const name = /^var\(--(.+)\)$/.exec(colour)?.[1];
      return name === undefined ? colour : token(name);
    },
  };
}

/** Call `changed` whenever the theme changes; gives the way to stop. */
export function onTheme(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => watch.disconnect();
}

class Painter {
  private worker: Worker | null = null;
  private readonly known = new Set<string>();
  private readonly waiting = new Map<number, (bitmap: ImageBitmap) => void>();
  private number = 0;

  paint(chart: Chart, { colours, grain }: Paints, view: Window): Promise<ImageBitmap> {
    this.worker ??= this.hire();
    if (!this.known.has(chart.game)) {
      this.known.add(chart.game);
      this.tell({ kind: 'map', game: chart.game, file: chart.file });
    }
    this.number += 1;
    const number = this.number;
    const done = new Promise<ImageBitmap>((resolve) => this.waiting.set(number, resolve));
    this.tell({ kind: 'window', number, game: chart.game, colours, strength: grain, view });
    return done;
  }

  private tell(asked: Asked): void {
    this.worker?.postMessage(asked);
  }

  private hire(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { number, bitmap } }: MessageEvent<Painted>) => {
      this.waiting.get(number)?.(bitmap);
      this.waiting.delete(number);
    };
    return worker;
  }
}

export const painter = new Painter();
