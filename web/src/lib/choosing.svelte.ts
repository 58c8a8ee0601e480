/** Choosing: what is pointed at on the table, one thing after the other, until one move is left; and why not. */
import { buttons, decided, NOTHING, point, targets, type Button, type Choice } from './narrow';
import { doubtOf, meant, onBoard, under, type Before } from './pointing';
import type { Chart } from './chart';
import { Composing } from './composing.svelte';
import { isStepOf } from './packs';
import type { Speaker } from './speaker';
import type { TableClient } from './table.svelte';
import type { MoveShown, Piece, View } from './types';
import { slugsOf, type Spread, type Stack } from '../table/stacks';

/** Where somebody pointed: on the stage, in which zone, and at which stack of it. */
export interface At {
  x: number;
  y: number;
  stack?: Stack;
  zone: string;
}

/** What choosing is about; each part is asked for anew. */
export interface Matter {
  table: TableClient | null;
  moves: readonly MoveShown[];
  view: View | null;
  chart: Chart | null;
  speaker: Speaker | null;
  /** What a title lays out beside the map, to be pointed at. */
  laid: readonly string[];
  /** Verbs that have buttons elsewhere. */
  elsewhere: readonly string[];
}

export class Choosing {
  choice = $state.raw<Choice>(NOTHING);
  /** Pieces spread out to choose among. */
  fan = $state.raw<Spread | null>(null);
  /** Several things at once, and ways of several steps. */
  readonly composing = new Composing();

  constructor(private readonly matter: () => Matter) {}

  private get before(): Before {
    const { moves, view } = this.matter();
    return { moves, choice: this.choice, view };
  }

  /** What may be pointed at now. */
  get open(): Set<string> {
    const { moves } = this.matter();
    const { tray, lying, roads } = this.composing;
    const open = targets(this.choice === NOTHING || tray ? this.here() : moves, this.choice);
    for (const [slug] of lying) open.add(slug);
    for (const slug of tray?.single?.among ?? []) open.add(slug);
    if (this.choice === NOTHING && !tray) for (const { path } of roads) open.add(path.at(-1) ?? '');
    return open;
  }

  /** What of it glows: with nothing chosen what can act, and not yet where it could go. */
  get glow(): Set<string> {
    const { moves, view, chart } = this.matter();
    const { open } = this;
    if (this.choice !== NOTHING || this.composing.tray) return open;
    const lying = onBoard(view, chart);
    const isPlace = (slug: string): boolean => chart?.places.has(slug) ?? false;
    const actors = new Set<string>();
    for (const { arguments: named } of this.here()) {
      const things = named.map(({ value }) => value).filter((slug) => open.has(slug));
      const acting = things.filter((slug) => !isPlace(slug) && lying.has(slug));
      for (const slug of acting.length ? acting : things) actors.add(slug);
    }
    const told = new Set(moves.flatMap((move) => move.arguments.map(({ value }) => value)));
    return new Set([...open].filter((slug) => actors.has(slug) || !told.has(slug)));
  }

  /** The buttons beside that. */
  get offered(): Button[] {
    const { view, chart, laid } = this.matter();
    const lying = onBoard(view, chart, laid);
    return buttons(this.here(), this.choice, (slug) => lying.has(slug));
  }

  private here(): MoveShown[] {
    const { moves, elsewhere } = this.matter();
    const { tray } = this.composing;
    return moves.filter((move) => !elsewhere.includes(move.verb) && !(tray && isStepOf(tray, move)));
  }

  /** Everything that is chosen so far. */
  get chosen(): readonly string[] {
    const { counts, single, road } = this.composing;
    const several = [...counts].flatMap(([slug, count]) => (count ? [slug] : []));
    return [...this.choice.slugs, ...several, ...(single ? [single] : []), ...(road?.path.slice(-1) ?? [])];
  }

  /** Say what is composed, if it may be said. */
  confirm = (): boolean => {
    const { composing } = this;
    const { table } = this.matter();
    if (!table) return false;
    const moves = composing.go(table.state) ?? (composing.agreed && composing.text ? [composing.text] : null);
    if (moves === null) return false;
    void table.play([...moves]);
    return true;
  };

  /** Take up what is left of a plan. */
  resume = (): boolean => {
    const { rest } = this.composing;
    if (rest === null) return false;
    this.composing.road = rest;
    return this.confirm();
  };

  /** Begin anew. */
  drop(): void {
    this.choice = NOTHING;
    this.fan = null;
    this.composing.road = null;
  }

  /** Whether something is begun that can be dropped. */
  get begun(): boolean {
    return this.choice !== NOTHING || this.fan !== null || this.composing.road !== null;
  }

  choose = (next: Choice): void => {
    this.choice = next;
    this.fan = null;
    const move = decided(this.matter().moves, next);
    if (move !== null) this.play(move);
  };

  play = (move: MoveShown): void => {
    const { table } = this.matter();
    if (table?.state?.step === 'rolls') void table.roll(move.text);
    else void table?.play([move.text]);
  };

  point = (slugs: string[], kind: string, at: At): void => {
    const { moves, table } = this.matter();
    if (!moves.length || table?.busy) return;
    if (this.compose(slugs, at)) return;
    const found = meant(this.before, { slugs, kind, zone: at.zone, stack: at.stack?.pieces });
    if ('choice' in found) this.choose(found.choice);
    else if ('pieces' in found) this.fan = { pieces: found.pieces, x: at.x, y: at.y };
    else this.refuse(found.refused);
  };

  /**
   * Whether what is pointed at belongs to a tray, or ends a way of several steps; a second time confirms the way. Where
   * a single move leads there too, as by sea, both are offered and neither is made.
   */
  private compose(slugs: readonly string[], at: At): boolean {
    const { composing } = this;
    const here = [...new Set(slugs)].filter((slug) => composing.means(slug));
    const [first] = here;
    if (first !== undefined && here.length === 1) composing.point(first);
    else if (here.length) composing.set(here, here.every((slug) => composing.counts.get(slug)) ? 0 : Infinity);
    else if (composing.tray?.single?.among.includes(at.zone)) composing.point(at.zone);
    if (composing.tray && (here.length || composing.single === at.zone)) return true;
    const end = slugs[0] ?? at.zone;
    const road = (this.choice === NOTHING || composing.road) && !composing.tray ? composing.roadTo(end) : null;
    if (road === null) return false;
    if (composing.road === road) return this.confirm();
    const there = { verb: null, slugs: [end] };
    const direct = targets(this.here(), NOTHING).has(end);
    if (direct && road.path.length === 1) return false;
    this.choice = direct ? there : NOTHING;
    composing.road = road;
    return true;
  }

  /** A piece of those spread out. */
  pick = (piece: Piece): void => {
    const to = point(this.matter().moves, this.choice, slugsOf(piece));
    if (to) return this.choose(to);
    this.fan = null;
    this.refuse(slugsOf(piece)[0] ?? '');
  };

  refuse(slug: string): void {
    const { table, speaker } = this.matter();
    if (speaker !== null) void table?.why(doubtOf(this.before, speaker, slug));
  }

  /** The focus has come to something by the keyboard: if it cannot be chosen, say why once it stays there. */
  doubt(target: Element): void {
    const { table, speaker, moves } = this.matter();
    if (!table || !speaker || !target.matches(':focus-visible')) return;
    const at = under(target);
    if (!moves.length || at === null) table.doubt(null);
    else if ('move' in at) table.doubt(at);
    else {
      const found = meant(this.before, at);
      table.doubt('refused' in found ? doubtOf(this.before, speaker, found.refused) : null);
    }
  }
}
