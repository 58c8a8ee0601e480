/** What others did, shown along its way until the next own move: step by step at first, then all of it. */
import type { Link } from './api';
import { settings } from './settings.svelte';
import { newcomer, stepsOf, type Step } from './steps';
import type { Happened, State, View, WordsShown, Zone } from './types';

/** How long a step of a march is drawn at the usual speed. */
const DRAWN = 420;
/** Of more than so many steps only those that have a place are shown, and all together no longer than this. */
const MOST = 24;
const LONGEST = 15_000;

export interface Board {
  zones: (view: View) => Record<string, Zone>;
  isPlace: (slug: string) => boolean;
  words: WordsShown;
  link: Link;
}

/** How long a step is looked at, at the usual speed. */
const lasts = ({ path }: Step): number => DRAWN * (Math.max(1, path.length - 1) + 1);

/** What others did since one's own last move. */
const others = (log: readonly Happened[], { since, seat: own }: State): Happened[] =>
  log.filter(({ number, seat }) => number > since && seat !== own);

const viewOf = (state: State): View => state.view as unknown as View;

export class Seen {
  steps = $state.raw<readonly Step[]>([]);
  /** The step one looks at; all of them are drawn alike at -1. */
  at = $state(-1);
  /** How many are drawn so far, while they are being shown. */
  drawn = $state(0);
  private base: { number: number; view: View } | null = null;
  private before: State | null = null;
  /** The own move it is shown after. */
  since = $state(-1);
  private asked = 0;
  /** How much faster than usual it goes, where there is much to show. */
  private hurry = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A new state of the table: once this seat is asked, what came before is shown. */
  follow(state: State | null, log: readonly Happened[], board: Board | null): void {
    if (state === null || board === null || state.seat < 0) return;
    if (state.since !== this.since) {
      this.clear();
      this.since = state.since;
      const { before } = this;
      this.base =
        before && before.count <= state.since && before.seat === state.seat
          ? { number: state.since, view: viewOf(before) }
          : null;
    }
    this.before = state;
    if (!state.moves.length || this.steps.length || state.count <= state.since || state.since === 0) return;
    const question = (this.asked += 1);
    const since = state.since;
    const show = (...views: View[]): void => {
      if (question === this.asked && since === this.since) this.show(log, views, state, board);
    };
    const look = (view: View): void => {
      const zones = board.zones(view);
      const first = newcomer(others(log, state), zones, board.zones(viewOf(state)), board.words);
      if (first === null || first.number <= since + 1) show(view);
      else
        board.link.at(first.number - 1).then(
          (later) => show(view, later),
          () => show(view),
        );
    };
    if (this.base) look(this.base.view);
    else board.link.at(since).then(look, () => undefined);
  }

  private show(log: readonly Happened[], views: readonly View[], state: State, board: Board): void {
    const sides = (views[0]?.sides ?? []).map((side) => String(side['side']));
    const steps = stepsOf(others(log, state), views.map(board.zones), sides, board.isPlace, board.words);
    const placed = steps.filter(({ sort }) => sort !== 'other');
    if (!placed.length) return;
    this.steps = steps.length > MOST ? placed : steps;
    this.hurry = Math.max(1, this.steps.reduce((sum, step) => sum + lasts(step), 0) / LONGEST);
    this.again();
  }

  /** From the first step on; at once where nothing is to move. */
  again = (): void => {
    clearTimeout(this.timer);
    if (settings.isStill) return this.whole();
    this.drawn = 0;
    this.next();
  };

  private readonly next = (): void => {
    if (this.drawn >= this.steps.length) return this.whole();
    this.at = this.drawn;
    this.drawn += 1;
    const step = this.steps[this.at];
    this.timer = setTimeout(this.next, step ? lasts(step) / this.hurry / settings.speed : 0);
  };

  /** One step back or on. */
  go(by: 1 | -1): void {
    clearTimeout(this.timer);
    this.drawn = this.steps.length;
    this.at = Math.min(this.steps.length - 1, Math.max(0, this.at + by));
  }

  look(at: number): void {
    clearTimeout(this.timer);
    this.drawn = this.steps.length;
    this.at = at;
  }

  /** All at once. */
  whole = (): void => {
    clearTimeout(this.timer);
    this.drawn = this.steps.length;
    this.at = -1;
  };

  clear(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.steps = [];
    this.at = -1;
    this.drawn = 0;
  }
}
