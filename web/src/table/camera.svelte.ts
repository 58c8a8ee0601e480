/** Where one stands over the map: zooming, panning, and what of it is seen. Knows the chart, and nothing on it. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from 'd3-zoom';
import type { Chart, Place } from '../lib/chart';
import type { Point } from './steps';

/** On screens narrower than this names are set larger, and the map opens closer. */
const SMALL = 600;
const GROWN = 1.3;
const GLIDE = 320;
/** How long after the last turn of the wheel everything is laid out anew. */
const SETTLE = 160;
/** How near to the edge of the stage what has the focus may lie. */
const EDGE = 70;

export const wantsStill = (): boolean =>
  document.documentElement.dataset['still'] === 'true' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The share of the frame at each side that counts as its edge. */
const RIM = 0.14;

export class Camera {
  k = $state(0.5);
  x = $state(0);
  y = $state(0);
  /**
   * The zoom everything is laid out for: it follows when a gesture ends. Until then all is moved and stretched as one.
   */
  drawn = $state(0.5);
  width = $state(1100);
  height = $state(740);
  /** A hand is moving the map. */
  moving = $state(false);
  private frame: HTMLDivElement | null = null;
  private behaviour: ZoomBehavior<HTMLDivElement, unknown> | null = null;
  /** The last of several is the one that counts. */
  private glides = 0;
  private settle: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly chart: Chart) {}

  /** Whole pixels while nothing is stretched: the browser then only copies. */
  get moved(): string {
    const { k, x, y, drawn } = this;
    return k === drawn
      ? `translate(${Math.round(x)}px, ${Math.round(y)}px)`
      : `translate(${x}px, ${y}px) scale(${k / drawn})`;
  }

  get isSmall(): boolean {
    return this.width < SMALL;
  }

  /** How large names may be set at the most. */
  get largest(): number {
    return this.isSmall ? GROWN : 1;
  }

  /** The whole map, filling the stage. */
  get fitted(): { k: number; x: number; y: number } {
    const [w, h] = this.chart.size;
    const k = Math.max(this.width / w, this.height / h) * 0.995;
    return { k, x: (this.width - w * k) / 2, y: (this.height - h * k) / 2 };
  }

  /** Where a point of the map is on the stage. */
  at([x, y]: Point): Point {
    return [x * this.k + this.x, y * this.k + this.y];
  }

  isSeen = ({ seat }: Place): boolean => {
    const [x, y] = this.at(seat);
    return x > 0 && x < this.width && y > 0 && y < this.height;
  };

  /** Seen, and not only at the edge. */
  isInSight = ({ seat }: Place): boolean => {
    const [x, y] = this.at(seat);
    const [dx, dy] = [this.width * RIM, this.height * RIM];
    return x > dx && x < this.width - dx && y > dy && y < this.height - dy;
  };

  /** Begin to follow hands in a frame; `begin` says where to begin, and again when the frame has grown. */
  hold(frame: HTMLDivElement, begin: () => void): () => void {
    const [w, h] = this.chart.size;
    const { pad } = this.chart;
    this.frame = frame;
    this.width = frame.clientWidth;
    this.height = frame.clientHeight;
    this.behaviour = zoom<HTMLDivElement, unknown>()
      .scaleExtent([this.fitted.k * 0.8, 4])
      .translateExtent([
        [-pad, -pad],
        [w + pad, h + pad],
      ])
      .on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => {
        ({ k: this.k, x: this.x, y: this.y } = event.transform);
        // Not when the button goes down: a click without a move must reach what it points at.
        this.moving = Boolean(event.sourceEvent);
        clearTimeout(this.settle);
        if (this.k !== this.drawn) this.settle = setTimeout(() => (this.drawn = this.k), SETTLE);
      })
      .on('end', () => (this.moving = false));
    select(frame).call(this.behaviour).on('dblclick.zoom', null);
    begin();
    this.drawn = this.k;
    const watch = new ResizeObserver(() => {
      const grown = Math.abs(frame.clientWidth - this.width) > 40;
      this.width = frame.clientWidth;
      this.height = frame.clientHeight;
      if (grown) begin();
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }

  whole = (): void => {
    const to = this.fitted;
    this.turn((behaviour, frame) => frame.call(behaviour.transform, zoomIdentity.translate(to.x, to.y).scale(to.k)));
  };

  /** Stand over a point of the map, so close. */
  over([cx, cy]: Point, k: number): void {
    this.turn((behaviour, frame) => {
      const to = zoomIdentity.translate(this.width / 2 - cx * k, this.height / 2 - cy * k).scale(k);
      frame.call(behaviour.transform, to).call(behaviour.translateBy, 0, 0);
    });
  }

  /** How close one has to come to read what is there: names, or the faces of pieces as well. */
  readable(faced: boolean): number {
    const { levels } = this.chart;
    return this.isSmall ? (levels[1]?.zoom ?? 0) * GROWN : (levels[faced ? 1 : 0]?.zoom ?? 0) + 0.001;
  }

  closer = (factor: number): void => this.turn((behaviour, frame) => frame.call(behaviour.scaleBy, factor));
  to = (x: number, y: number): void => this.turn((behaviour, frame) => frame.call(behaviour.translateTo, x, y));
  /** Move the map by pixels of the stage. */
  by = (dx: number, dy: number): void =>
    this.turn((behaviour, frame) => frame.call(behaviour.translateBy, dx / this.k, dy / this.k));

  /** Move the map so far that a point of the stage is well inside. */
  include([px, py]: Point): void {
    const out = (at: number, room: number): number => Math.max(0, EDGE - at) - Math.max(0, at - (room - EDGE));
    const [dx, dy] = [out(px, this.width), out(py, this.height)];
    if (dx || dy) this.by(dx, dy);
  }

  /** Move the map so far that all these places are well inside; false if there is no room for all of them at once. */
  embrace(places: readonly Place[]): boolean {
    const seats = places.map(({ seat }) => this.at(seat));
    const shift = ([0, 1] as const).map((axis) => {
      const [all, low, high] = [
        axis ? this.height : this.width,
        Math.min(...seats.map((seat) => seat[axis])),
        Math.max(...seats.map((seat) => seat[axis])),
      ];
      const edge = Math.min(EDGE, all * RIM);
      return high - low > all - 2 * edge ? null : Math.max(0, edge - low) - Math.max(0, high - (all - edge));
    });
    const [dx, dy] = shift;
    if (dx === null || dx === undefined || dy === null || dy === undefined) return false;
    if (dx || dy) this.glide([(this.width / 2 - this.x - dx) / this.k, (this.height / 2 - this.y - dy) / this.k]);
    return true;
  }

  /** Move the map until a point of it is in the middle: at once for those who want no movement. */
  glide([cx, cy]: Point): void {
    const mine = (this.glides += 1);
    const from = [(this.width / 2 - this.x) / this.k, (this.height / 2 - this.y) / this.k] as const;
    const still = wantsStill();
    const began = performance.now();
    const step = (now: number): void => {
      if (mine !== this.glides) return;
      const part = still ? 1 : Math.min(1, Math.max(0, (now - began) / GLIDE));
      const eased = part * part * (3 - 2 * part);
      this.to(from[0] + (cx - from[0]) * eased, from[1] + (cy - from[1]) * eased);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  private turn(
    act: (
      behaviour: ZoomBehavior<HTMLDivElement, unknown>,
      frame: ReturnType<typeof select<HTMLDivElement, unknown>>,
    ) => void,
  ): void {
    if (this.frame && this.behaviour) act(this.behaviour, select<HTMLDivElement, unknown>(this.frame));
  }
}
