/** Composing: several things chosen in any order and said in one move; the server says whether they may. */
import type { Link } from './api';
import { textOf, traysOf, trayFor, type Tray } from './packs';
import type { Speaker } from './speaker';
import type { MoveShown, RefusalShown, Road, State, View } from './types';

/** How long after the last change the server is asked. */
const RESTS = 120;

/** Whether something is a place of the board. */
const placesOf = (state: State): ((slug: string) => boolean) => {
  const zones = (state.view as unknown as View).zones ?? {};
  return (slug) => slug in zones;
};

/** Who is on the way: the first thing the question speaks of. */
const moverOf = (state: State): string => (state.view as unknown as View).prompt?.about[0]?.[2] ?? '';

export class Composing {
  tray = $state.raw<Tray | null>(null);
  /** How many of each are chosen. */
  counts = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The one thing more that is pointed at. */
  single = $state.raw<string | null>(null);
  /** Why what is chosen may not be, once that is known. */
  refusal = $state.raw<RefusalShown | null>(null);
  /** Whether the server has agreed to what is chosen. */
  agreed = $state(false);
  /** The ways one may go at once, and the one pointed at. */
  roads = $state.raw<readonly Road[]>([]);
  road = $state.raw<Road | null>(null);
  /** What is left of a way that was broken off by a throw or somebody else's decision: whose it is, and its end. */
  plan = $state.raw<{ mover: string; end: string } | null>(null);
  /** Whether somebody has chosen, and not only we for him. */
  private touched = false;
  private question = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private link: Link | null = null;

  /** A new state of the table: lay out what it asks for. */
  lay(state: State | null, speaker: Speaker | null, link: Link | null): void {
    clearTimeout(this.resting);
    this.question += 1;
    this.link = link;
    this.roads = [];
    this.road = null;
    this.tray = null;
    if (state === null || speaker === null || link === null || !state.moves.length) return;
    this.open(trayFor(speaker.words, state.wholes, state.moves, placesOf(state)), true);
    const asked = this.question;
    const far = state.wholes.some(
      ({ arguments: [one, more] }) =>
        one !== undefined && more === undefined && speaker.words.kinds[one.kind]?.pack?.form === 'sequence',
    );
    if (!far) return;
    if (this.plan?.mover !== moverOf(state)) this.plan = null;
    void link.roads().then(
      (found) => {
        if (asked !== this.question && this.tray !== null) return;
        this.roads = found;
        if (this.plan && this.roadTo(this.plan.end) === null) this.plan = null;
      },
      () => undefined,
    );
  }

  /** The trays one may open beside the one that is open. */
  static beside(state: State, speaker: Speaker, open: Tray | null): Tray[] {
    return traysOf(speaker.words, state.wholes, placesOf(state)).filter((tray) => tray.whole.verb !== open?.whole.verb);
  }

  open(tray: Tray | null, all: boolean): void {
    this.tray = tray;
    this.touched = false;
    this.single = tray?.single?.among.length === 1 ? (tray.single.among[0] ?? null) : null;
    this.counts = new Map();
    this.refusal = null;
    this.agreed = false;
    if (tray !== null && all) void this.fit();
    else this.ask();
  }

  get things(): [string, number][] {
    return (this.tray?.shelves ?? []).flatMap((shelf) => [...shelf.most]);
  }

  /** Those that lie on the board as themselves; of sorts that are counted any counter would do, the enemy's too. */
  get lying(): [string, number][] {
    return (this.tray?.shelves ?? []).flatMap((shelf) => (shelf.pack.form === 'counts' ? [] : [...shelf.most]));
  }

  /** How many are chosen, and of how many. */
  get chosen(): number {
    return this.things.reduce((sum, [slug]) => sum + (this.counts.get(slug) ?? 0), 0);
  }

  get text(): string | null {
    return this.tray && textOf(this.tray, this.counts, this.single);
  }

  /** The move as far as it is said, for its words. */
  get move(): MoveShown | null {
    const { tray, text } = this;
    if (tray === null || text === null) return null;
    const [, ...values] = text.split(' ');
    return {
      text,
      verb: tray.whole.verb,
      rule: tray.whole.rule,
      arguments: tray.whole.arguments.map(({ name, kind }, at) => ({ name, kind, value: values[at] ?? '' })),
    };
  }

  /** Whether pointing at this means something here. */
  means(slug: string): boolean {
    return this.lying.some(([one]) => one === slug) || (this.tray?.single?.among.includes(slug) ?? false);
  }

  /** Point at something: chosen, or no longer. */
  point(slug: string): void {
    if (this.tray?.single?.among.includes(slug)) {
      this.single = slug;
      if (this.touched) this.ask();
      else void this.fit();
      return;
    }
    const most = this.things.find(([one]) => one === slug)?.[1] ?? 0;
    this.set([slug], this.counts.get(slug) ? 0 : most);
  }

  /** Choose so many of each of these. */
  set(slugs: readonly string[], count: number): void {
    this.touched = true;
    const counts = new Map(this.counts);
    for (const slug of slugs) counts.set(slug, Math.min(count, this.things.find(([one]) => one === slug)?.[1] ?? 0));
    this.counts = counts;
    this.ask();
  }

  all(): void {
    this.touched = true;
    this.counts = new Map(this.things);
    this.ask();
  }

  none(): void {
    this.touched = true;
    this.counts = new Map();
    this.ask();
  }

  /** All that may: whoever the server names as the one at fault stays, until it agrees. */
  async fit(): Promise<void> {
    clearTimeout(this.resting);
    const question = (this.question += 1);
    const { link, tray } = this;
    if (link === null || tray === null) return;
    let counts = new Map(this.things);
    this.counts = counts;
    this.agreed = false;
    this.refusal = null;
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    for (let tries = 0; tries <= total; tries += 1) {
      const text = textOf(tray, counts, this.single);
      if (text === null) return;
      const refusal = await link.why({ move: text }).catch(() => null);
      if (question !== this.question) return;
      const fault = refusal?.arguments.find(({ value }) => counts.get(value));
      const few = refusal !== null && fault === undefined ? await this.sift(question, tray, counts) : null;
      if (question !== this.question) return;
      if (few !== null) {
        this.counts = few;
        this.agreed = true;
        return;
      }
      if (refusal === null || fault === undefined) {
        this.refusal = refusal;
        this.agreed = refusal === null;
        return;
      }
      counts = new Map(counts);
      counts.set(fault.value, (counts.get(fault.value) ?? 1) - 1);
      this.counts = counts;
    }
  }

  /** Of these as many as may be, where the server names nobody: one after the other; null if that leads nowhere. */
  private async sift(
    question: number,
    tray: Tray,
    from: ReadonlyMap<string, number>,
  ): Promise<ReadonlyMap<string, number> | null> {
    let found: ReadonlyMap<string, number> | null = null;
    for (const [slug, count] of from) {
      if (!count || question !== this.question) continue;
      const tried = new Map<string, number>(found ?? []).set(slug, count);
      const text = textOf(tray, tried, this.single);
      if (text === null || !this.link) return null;
      const refusal = await this.link.why({ move: text }).catch(() => undefined);
      if (refusal === null) found = tried;
    }
    return found;
  }

  /** Ask whether what is chosen may be, once the hand rests. */
  private ask(): void {
    clearTimeout(this.resting);
    const question = (this.question += 1);
    this.agreed = false;
    const { link, text } = this;
    if (link === null || text === null) {
      this.refusal = null;
      return;
    }
    this.resting = setTimeout(() => {
      link.why({ move: text }).then(
        (refusal) => {
          if (question !== this.question) return;
          this.refusal = refusal;
          this.agreed = refusal === null;
        },
        () => undefined,
      );
    }, RESTS);
  }

  /** The moves of the way pointed at; what they leave of it becomes the plan. */
  go(state: State | null): readonly string[] | null {
    const { road } = this;
    if (road === null) return null;
    const end = road.path.at(-1) ?? '';
    this.plan = road.sure < road.path.length && state ? { mover: moverOf(state), end } : null;
    return road.moves;
  }

  /** The way that is left of a plan; null if there is none, or it cannot be gone any more. */
  get rest(): Road | null {
    return this.plan && this.roadTo(this.plan.end);
  }

  /** The way that ends at a place. */
  roadTo(slug: string): Road | null {
    return this.roads.find((road) => road.path.at(-1) === slug) ?? null;
  }
}
