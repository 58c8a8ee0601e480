/** A table as this browser follows it: the state by WebSocket, moves over HTTP, and what was last refused. */
import { Link, Refused } from './api';
import { keep, type KeptTable } from './kept';
import type { Happened, Problem, RefusalShown, State } from './types';

const LONGEST = 8000;

export class TableClient {
  state = $state.raw<State | null>(null);
  /** The whole log as far as it was fetched, oldest first. */
  log = $state.raw<Happened[]>([]);
  problem = $state.raw<Problem | null>(null);
  refusal = $state.raw<RefusalShown | null>(null);
  online = $state(false);
  missing = $state(false);
  busy = $state(false);
  link: Link;
  private socket: WebSocket | null = null;
  private wait = 500;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly kept: KeptTable,
    seat: string,
  ) {
    this.link = new Link(kept.id, kept.links[seat] ?? '');
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.kept.id}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(this.link.token);
    socket.onmessage = (message: MessageEvent<string>) => {
      this.online = true;
      this.wait = 500;
      this.take(JSON.parse(message.data) as State);
    };
    socket.onclose = (event) => {
      this.online = false;
      if (event.code === 4404) this.missing = true;
      if (this.closed || this.missing) return;
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST);
    };
  }

  /** A new state; an older one that comes late is left aside. */
  take(state: State): void {
    const before = this.state;
    if (before !== null && state.sequence < before.sequence) return;
    this.state = state;
    if (before === null || before.sequence !== state.sequence) {
      this.refusal = null;
      this.busy = false;
    }
    this.remember(state.log, state.count);
    if (before === null) keep({ ...this.kept, seen: Date.now() });
  }

  private remember(latest: Happened[], count: number): void {
    const first = latest[0]?.number ?? count + 1;
    this.log = [...this.log.filter((entry) => entry.number < first), ...latest];
  }

  /** Fetch the moves before those we know. */
  async older(): Promise<void> {
    const first = this.log[0]?.number ?? 1;
    if (first <= 1) return;
    const from = Math.max(1, first - 400);
    const page = await this.link.log(from);
    this.log = [...page.filter((entry) => entry.number < first), ...this.log];
  }

  play = (moves: string[]): Promise<void> => this.change((state) => this.link.play(state.sequence, moves));
  roll = (move: string): Promise<void> => this.change((state) => this.link.roll(state.sequence, move));
  undo = (): Promise<void> => this.change((state) => this.link.undo(state.sequence));
  propose = (number: number): Promise<void> => this.change((state) => this.link.propose(state.sequence, number));
  consent = (agrees: boolean): Promise<void> => this.change((state) => this.link.consent(state.sequence, agrees));
  concede = (): Promise<void> => this.change(() => this.link.concede());
  order = (prompt: string, answer: string | null): Promise<void> => this.change(() => this.link.order(prompt, answer));

  private async change(ask: (state: State) => Promise<State>): Promise<void> {
    if (this.state === null || this.busy) return;
    this.busy = true;
    this.problem = null;
    this.refusal = null;
    try {
      this.take(await ask(this.state));
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Ask why something cannot be done, and show the answer. */
  async why(asked: { move?: string; kind?: string; thing?: string }): Promise<RefusalShown | null> {
    try {
      this.refusal = await this.link.why(asked);
    } catch (error) {
      this.fail(error);
    }
    return this.refusal;
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.problem = error.problem.refusal ? null : error.problem;
    this.refusal = error.problem.refusal ?? null;
    if (error.problem.key === 'stale') void this.link.look().then((state) => this.take(state));
  }
}
