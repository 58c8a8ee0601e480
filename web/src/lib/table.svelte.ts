/** A table as this browser follows it: the state by WebSocket, moves over HTTP, and what was last refused. */
import { fresh, Link, Refused, type Made } from './api';
import { Follower } from './follower';
import { keep, seen, type KeptTable } from './kept';
import { settings } from './settings.svelte';
import { chime } from './sound';
import type { ChairAsked, Happened, Problem, RefusalShown, State } from './types';

const FIRST = 500;
const LONGEST = 8000;
/** How long a new state may be on its way by the socket after the change that made it was acknowledged. */
const PATIENCE = 3000;
/** The codes of a socket that closes for good: the link opens nothing, the table cannot be read any more. */
const UNKNOWN = 4404;
const DAMAGED = 4503;
/** The name a link goes by that somebody else has sent. */
export const VISITOR = 'visitor';
/** How many moves one question about the past brings. */
const PAGE = 400;
/** How long the focus rests on something before it is asked why that cannot be chosen. */
const RESTS = 350;

/** What is asked about: a move, perhaps partial, or a thing of a kind; or nothing in particular. */
export interface Doubt {
  move?: string;
  kind?: string;
  thing?: string;
}

export class TableClient {
  state = $state.raw<State | null>(null);
  /** The whole log as far as it was fetched, oldest first. */
  log = $state.raw<Happened[]>([]);
  problem = $state.raw<Problem | null>(null);
  refusal = $state.raw<RefusalShown | null>(null);
  online = $state(false);
  /** Lost after it had been there; told until the connection is back. */
  lost = $state(false);
  missing = $state(false);
  /** The table cannot be read any more; there is nothing to wait for. */
  damaged = $state(false);
  busy = $state(false);
  /** States that came faster than the person wants to see them. */
  waiting = $state(0);
  /** The move after which this browser had stopped looking, when it came back. */
  readonly left: number | null;
  link: Link;
  private socket: WebSocket | null = null;
  private wait = FIRST;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private queue: State[] = [];
  /** The sequence of a state that this browser has made itself, and who waits for it. */
  private own = -1;
  private arrived: (() => void) | null = null;
  /** The questions asked at this state of the table, with their answers. */
  private readonly answers = new Map<string, Promise<RefusalShown | null>>();
  /** Counts the questions: only the latest may still be answered. */
  private question = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  /** Whether the refusal that is shown was asked for by the focus alone. */
  private unasked = false;

  /** `shown` is what stays on the table until the seat's own view comes. */
  constructor(
    readonly kept: KeptTable,
    seat: string,
    shown: State | null = null,
  ) {
    if (shown !== null) this.state = { ...shown, moves: [], can_undo: false };
    this.left = kept.count ?? null;
    this.link = new Link(kept.id, kept.links[seat] ?? '');
    if (seat === VISITOR && kept.count === undefined) void this.arrive();
    else this.connect();
    addEventListener('online', this.hurry);
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.pacing);
    clearTimeout(this.resting);
    this.socket?.close();
  }

  /** Here for the first time, by a link that was sent: to an empty seat one takes a link along that nobody else has. */
  private async arrive(): Promise<void> {
    try {
      const state = await this.link.look();
      if (state.chairs[state.seat]?.kind === 'open') {
        this.link = new Link(this.kept.id, (await this.link.claim()).link);
        this.kept.links[VISITOR] = this.link.token;
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
    if (!this.closed) this.connect();
  }

  /** The network is back: do not sit out the pause. */
  private readonly hurry = (): void => {
    if (this.closed || this.online || this.missing || this.damaged || this.socket?.readyState === WebSocket.CONNECTING)
      return;
    clearTimeout(this.timer);
    this.wait = FIRST;
    this.connect();
  };

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.kept.id}/live`);
    const follower = new Follower();
    this.socket = socket;
    socket.onopen = () => socket.send(`${this.link.token} ${fresh()}`);
    socket.onmessage = (message: MessageEvent<string>) => {
      this.online = true;
      this.lost = false;
      this.wait = FIRST;
      const state = follower.hear(message.data);
      this.link.heard = state !== null;
      if (state === null) socket.send('again');
      else this.pace(state);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (this.online) this.lost = true;
      this.online = false;
      this.link.heard = false;
      if (event.code === UNKNOWN) this.missing = true;
      if (event.code === DAMAGED) this.damaged = true;
      if (this.closed || this.missing || this.damaged) return;
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST);
    };
  }

  /** Show a state now, or after those before it have been seen for the pause the person has set. */
  private pace(state: State): void {
    const after = this.queue.at(-1) ?? this.state;
    const same = after === null || state.sequence <= after.sequence;
    if (
      settings.pause === 0 ||
      same ||
      state.sequence <= this.own ||
      (this.queue.length === 0 && this.pacing === undefined && this.state?.moves.length)
    ) {
      this.skip();
      this.take(state);
      return;
    }
    this.queue.push(state);
    this.waiting = this.queue.length;
    this.pacing ??= setTimeout(this.next, settings.pause);
  }

  private readonly next = (): void => {
    this.pacing = undefined;
    const state = this.queue.shift();
    this.waiting = this.queue.length;
    if (state === undefined) return;
    this.take(state);
    this.pacing = setTimeout(this.next, settings.pause);
  };

  /** Show at once what has been waiting. */
  skip(): void {
    clearTimeout(this.pacing);
    this.pacing = undefined;
    const last = this.queue.at(-1);
    this.queue = [];
    this.waiting = 0;
    if (last !== undefined) this.take(last);
  }

  /** A new state; an older one that comes late is left aside. */
  take(state: State): void {
    const before = this.state;
    if (before !== null && state.sequence < before.sequence) return;
    this.state = state;
    if (before === null || before.sequence !== state.sequence) {
      this.forget();
      this.answers.clear();
      this.refusal = null;
      this.busy = false;
    }
    if (state.sequence >= this.own) this.arrived?.();
    this.remember(state.log, state.count);
    if (before === null) keep({ ...this.kept, seen: Date.now(), count: state.count });
    else if (before.count !== state.count) seen(this.kept.id, state.count);
    if (before !== null && before.moves.length === 0 && state.moves.length > 0) chime();
    if (before === null && state.chairs[state.seat]?.kind === 'open') void this.sit({ kind: 'person', bot: '' });
  }

  private remember(latest: Happened[], count: number): void {
    const first = latest[0]?.number ?? count + 1;
    const known = this.log.filter((entry) => entry.number < first);
    const whole = first === 1 || known.at(-1)?.number === first - 1;
    this.log = whole ? [...known, ...latest] : latest;
  }

  /** Fetch the moves before those we know. */
  async older(): Promise<void> {
    const first = this.log[0]?.number ?? 1;
    if (first <= 1) return;
    const page = await this.link.log(Math.max(1, first - PAGE));
    this.log = [...page.filter((entry) => entry.number < first), ...this.log];
  }

  play = (moves: string[]): Promise<void> => this.change((state) => this.link.play(state.sequence, moves));
  roll = (move: string): Promise<void> => this.change((state) => this.link.roll(state.sequence, move));
  undo = (): Promise<void> => this.change((state) => this.link.undo(state.sequence));
  propose = (number: number): Promise<void> => this.change((state) => this.link.propose(state.sequence, number));
  consent = (agrees: boolean): Promise<void> => this.change((state) => this.link.consent(state.sequence, agrees));
  hasten = (quick: boolean): Promise<void> => this.change(() => this.link.pace(quick));
  concede = (): Promise<void> => this.change(() => this.link.concede());
  acclaim = (winner: number): Promise<void> => this.change(() => this.link.acclaim(winner));
  sit = (chair: ChairAsked, seat: number | null = null): Promise<void> => this.change(() => this.link.sit(chair, seat));
  say = (text: string): Promise<void> => this.change(() => this.link.say(text));
  order = (prompt: string, answer: string | null): Promise<void> => this.change(() => this.link.order(prompt, answer));

  private async change(ask: (state: State) => Promise<Made>): Promise<void> {
    if (this.state === null || this.busy) return;
    this.busy = true;
    this.forget();
    this.problem = null;
    this.refusal = null;
    try {
      const made = await ask(this.state);
      this.skip();
      if (typeof made === 'number') await this.reach(made);
      else this.take(made);
    } catch (error) {
      await this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Wait for a state that this browser has made and will hear of; where it does not come, ask for it. */
  private async reach(sequence: number): Promise<void> {
    this.own = sequence;
    if ((this.state?.sequence ?? -1) >= sequence) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = await new Promise<boolean>((resolve) => {
      this.arrived = () => resolve(false);
      timer = setTimeout(() => resolve(true), PATIENCE);
    });
    clearTimeout(timer);
    this.arrived = null;
    if (late) this.take(await this.link.look());
  }

  /** Ask why something cannot be done, and show the answer. */
  async why(asked: Doubt): Promise<void> {
    this.forget();
    const question = this.question;
    try {
      const refusal = await this.answer(asked);
      if (question !== this.question) return;
      this.unasked = false;
      this.refusal = refusal;
    } catch (error) {
      if (question === this.question) await this.fail(error);
    }
  }

  /**
   * The focus is on something that cannot be chosen, or (null) on nothing of the sort. Once it rests there the reason
   * is asked for and shown, and it goes when the focus does. Who only passes by asks nothing.
   */
  doubt(asked: Doubt | null): void {
    this.forget();
    if (this.unasked) {
      this.unasked = false;
      this.refusal = null;
    }
    if (asked === null) return;
    const question = this.question;
    this.resting = setTimeout(() => {
      this.answer(asked).then(
        (refusal) => {
          if (question !== this.question) return;
          this.unasked = true;
          this.refusal = refusal;
        },
        // Nobody has asked for anything: there is nothing to apologise for.
        () => undefined,
      );
    }, RESTS);
  }

  /** Whatever is still to be asked or answered is no longer of interest. */
  private forget(): void {
    clearTimeout(this.resting);
    this.question += 1;
  }

  /** The answer to a question; asked once for each state of the table. */
  private answer(asked: Doubt): Promise<RefusalShown | null> {
    const key = JSON.stringify(asked);
    let answer = this.answers.get(key);
    if (answer === undefined) {
      answer = this.link.why(asked);
      this.answers.set(key, answer);
      answer.catch(() => this.answers.delete(key));
    }
    return answer;
  }

  /** Say what was refused; a move decided on a view that is gone brings the present one. */
  private async fail(error: unknown): Promise<void> {
    if (!(error instanceof Refused)) throw error;
    if (error.problem.key === 'stale') {
      try {
        const state = await this.link.look();
        this.skip();
        this.take(state);
      } catch (again) {
        if (!(again instanceof Refused)) throw again;
      }
    }
    this.problem = error.problem.refusal ? null : error.problem;
    this.refusal = error.problem.refusal ?? null;
  }
}
