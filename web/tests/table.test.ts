import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { State } from '../src/lib/types';

/** A socket the test speaks through. */
class Socket {
  static all: Socket[] = [];
  static readonly CONNECTING = 0;
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  say(state: State): void {
    this.tell({ to: 1, state });
  }
  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const store = new Map<string, string>();
const answers: { status: number; body: unknown }[] = [];
const asked: { url: string; body: unknown }[] = [];
const preferred: (string | undefined)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  store.clear();
  answers.length = 0;
  asked.length = 0;
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', search: '', pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
  preferred.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: { body?: string; headers?: Record<string, string> }) => {
    preferred.push(init?.headers?.['Prefer']);
    asked.push({ url, body: init?.body ? JSON.parse(init.body) : null });
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    if (answer.status === 204)
      return new Response(null, { status: 204, headers: { 'Quadriga-Sequence': String(answer.body) } });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const state = (sequence: number, more: Partial<State> = {}): State => ({
  id: 't',
  game: 'toy',
  sequence,
  seat: 0,
  step: 'waits',
  turn: 0,
  view: {},
  moves: [],
  wholes: [],
  chairs: [{ kind: 'person', bot: '', conceded: false }],
  orders: {},
  asides: [],
  can_undo: false,
  proposal: null,
  consents: [],
  acclaims: {},
  count: sequence,
  since: 0,
  log: [],
  commitment: '',
  fingerprint: '',
  quick: false,
  foreseen: false,
  roll: null,
  chat: [],
  over: false,
  lesson: null,
  changed: null,
  closed: null,
  ...more,
});
const MOVE = { text: 'go', verb: 'go', rule: '1', arguments: [] };
const kept = { id: 't', game: 'toy', links: { 0: 'secret' }, mine: ['0'], seen: 0 };

async function sit(pause = 0) {
  const { settings } = await import('../src/lib/settings.svelte');
  settings.pause = pause;
  const { TableClient } = await import('../src/lib/table.svelte');
  const table = new TableClient(kept, '0');
  const socket = Socket.all[0] as Socket;
  socket.onopen?.();
  return { table, socket };
}

describe('the table as a browser follows it', () => {
  test('it says its secret, shows what comes, and leaves late states aside', async () => {
    const { table, socket } = await sit();
    expect(socket.sent).toEqual([expect.stringMatching(/^secret [0-9a-f]{32}$/)]);
    socket.say(state(5));
    socket.say(state(4));
    expect(table.state?.sequence).toBe(5);
    expect(JSON.parse(store.get('quadriga.tables') ?? '[]')[0].count).toBe(5);
  });

  test('with a pause, steps nobody here decides are seen one after the other, and can be skipped', async () => {
    const { table, socket } = await sit(1000);
    socket.say(state(1));
    for (const sequence of [2, 3, 4]) socket.say(state(sequence));
    expect(table.state?.sequence).toBe(1);
    expect(table.waiting).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(table.state?.sequence).toBe(2);
    table.skip();
    expect(table.state?.sequence).toBe(4);
    expect(table.waiting).toBe(0);
  });

  test('one who is asked is never kept waiting for his own move', async () => {
    const { table, socket } = await sit(1000);
    socket.say(state(1, { moves: [MOVE] }));
    answers.push({ status: 200, body: state(2) });
    await table.play(['go']);
    expect(table.state?.sequence).toBe(2);
    expect(asked[0]).toEqual({ url: '/api/tables/t/moves', body: { sequence: 1, moves: ['go'] } });
  });

  test('a change is heard by the socket, and shown before others are waited for', async () => {
    const { table, socket } = await sit(1000);
    socket.say(state(1, { moves: [MOVE] }));
    answers.push({ status: 204, body: 2 });
    const playing = table.play(['go']);
    await vi.advanceTimersByTimeAsync(10);
    expect(preferred).toEqual(['return=minimal']);
    expect([table.state?.sequence, table.busy]).toEqual([1, true]);
    socket.tell({ from: 1, to: 2, set: [[['sequence'], 2]], moves: [] });
    await playing;
    expect([table.state?.sequence, table.state?.moves, table.busy]).toEqual([2, [], false]);
    socket.tell({ from: 2, to: 3, set: [[['sequence'], 3]] });
    expect(table.state?.sequence).toBe(2);
  });

  test('a change that the socket does not tell of is asked for', async () => {
    const { table, socket } = await sit();
    socket.say(state(1, { moves: [MOVE] }));
    answers.push({ status: 204, body: 2 }, { status: 200, body: state(2) });
    const playing = table.play(['go']);
    await vi.advanceTimersByTimeAsync(5000);
    await playing;
    expect(table.state?.sequence).toBe(2);
  });

  test('where a change was missed the whole state is asked for', async () => {
    const { table, socket } = await sit();
    socket.say(state(1));
    socket.tell({ from: 2, to: 3, set: [[['sequence'], 3]] });
    expect(table.state?.sequence).toBe(1);
    expect(socket.sent.slice(1)).toEqual(['again']);
    socket.tell({ to: 3, state: state(3) });
    socket.tell({ from: 3, to: 4, set: [[['sequence'], 4]] });
    expect(table.state?.sequence).toBe(4);
  });

  test('a table that cannot be read any more is told, and not asked for again', async () => {
    const { table, socket } = await sit();
    socket.onclose?.({ code: 4503 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([table.damaged, Socket.all.length]).toEqual([true, 1]);
  });

  test('a stale move is told and brings the present view', async () => {
    const { table, socket } = await sit();
    socket.say(state(1, { moves: [MOVE] }));
    answers.push(
      { status: 409, body: { key: 'stale', detail: '', expected: '', refusal: null, sequence: 3 } },
      { status: 200, body: state(3) },
    );
    await table.play(['go']);
    expect(table.problem?.key).toBe('stale');
    expect(table.state?.sequence).toBe(3);
    expect(table.busy).toBe(false);
  });

  test('without the network a move is refused and the table stands as it was', async () => {
    const { table, socket } = await sit();
    socket.say(state(1, { moves: [MOVE] }));
    await table.play(['go']);
    expect(table.problem?.key).toBe('offline');
    expect(table.state?.sequence).toBe(1);
  });

  test('a lost connection is told and taken up again, later and later; a wrong link is not', async () => {
    const { table, socket } = await sit();
    socket.say(state(1));
    expect(table.lost).toBe(false);
    socket.onclose?.({ code: 1006 });
    expect(table.lost).toBe(true);
    vi.advanceTimersByTime(500);
    expect(Socket.all).toHaveLength(2);
    Socket.all[1]?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(999);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(3);
    Socket.all[2]?.say(state(2));
    expect(table.lost).toBe(false);
    expect(table.state?.sequence).toBe(2);
    Socket.all[2]?.onclose?.({ code: 4404 });
    expect(table.missing).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(3);
  });

  test('whoever opens the link of an empty seat sits down on it', async () => {
    const { socket } = await sit();
    answers.push({ status: 200, body: state(2) });
    socket.say(state(1, { chairs: [{ kind: 'open', bot: '', conceded: false }] }));
    await vi.waitFor(() => expect(asked[0]?.url).toBe('/api/tables/t/sit'));
    expect(asked[0]?.body).toEqual({ seat: null, kind: 'person', bot: '' });
  });

  test('and exchanges the link he was sent for one of his own', async () => {
    const { TableClient, VISITOR } = await import('../src/lib/table.svelte');
    const { keptTable } = await import('../src/lib/kept');
    answers.push(
      { status: 200, body: state(1, { chairs: [{ kind: 'open', bot: '', conceded: false }] }) },
      { status: 200, body: { link: 'own' } },
    );
    const table = new TableClient(
      { id: 't', game: 'toy', links: { [VISITOR]: 'sent' }, mine: [VISITOR], seen: 0 },
      VISITOR,
    );
    await vi.waitFor(() => expect(Socket.all).toHaveLength(1));
    expect(asked.map((one) => one.url)).toEqual(['/api/tables/t', '/api/tables/t/claim']);
    Socket.all[0]?.onopen?.();
    expect(Socket.all[0]?.sent).toEqual([expect.stringMatching(/^own [0-9a-f]{32}$/)]);
    Socket.all[0]?.say(state(2));
    expect(keptTable('t')?.links).toEqual({ [VISITOR]: 'own' });
    table.close();
  });

  test('what was taken back leaves the log', async () => {
    const { table, socket } = await sit();
    const entry = (number: number) => ({ number, seat: 0, move: 'go', events: [], turn: null, phase: null });
    socket.say(state(3, { count: 3, log: [1, 2, 3].map(entry) }));
    socket.say(state(4, { count: 1, log: [entry(1)] }));
    expect(table.log.map((one) => one.number)).toEqual([1]);
  });
});

describe('why something cannot be chosen', () => {
  const refusal = (key: string) => ({
    status: 200,
    body: { refusal: { key, rule: '7.2', general: false, arguments: [] } },
  });
  const flush = () => vi.advanceTimersByTimeAsync(0);
  async function seated() {
    const { table, socket } = await sit();
    socket.say(state(1, { moves: [MOVE] }));
    return { table, socket };
  }

  test('the focus asks once it rests, not of what it passes by', async () => {
    const { table } = await seated();
    answers.push(refusal('too-far'));
    for (const thing of ['asia', 'gallia', 'roma']) {
      table.doubt({ kind: 'zone', thing });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual([{ url: '/api/tables/t/why', body: { kind: 'zone', thing: 'roma' } }]);
    expect(table.refusal?.key).toBe('too-far');
    table.doubt(null);
    expect(table.refusal).toBeNull();
  });

  test('the same is asked once for each state of the table', async () => {
    const { table, socket } = await seated();
    answers.push(refusal('too-far'), refusal('not-yours'));
    for (let time = 0; time < 3; time += 1) {
      table.doubt({ kind: 'zone', thing: 'roma' });
      await vi.advanceTimersByTimeAsync(400);
    }
    await table.why({ kind: 'zone', thing: 'roma' });
    expect(asked).toHaveLength(1);
    socket.say(state(2, { moves: [MOVE] }));
    expect(table.refusal).toBeNull();
    table.doubt({ kind: 'zone', thing: 'roma' });
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toHaveLength(2);
    expect(table.refusal?.key).toBe('not-yours');
  });

  test('an answer that comes late, to another place or another state, is not shown', async () => {
    const { table, socket } = await seated();
    answers.push(refusal('first'), refusal('second'));
    table.doubt({ kind: 'zone', thing: 'roma' });
    vi.advanceTimersByTime(400);
    table.doubt(null);
    await flush();
    expect(table.refusal).toBeNull();
    table.doubt({ kind: 'zone', thing: 'asia' });
    vi.advanceTimersByTime(400);
    socket.say(state(2));
    await flush();
    expect(asked).toHaveLength(2);
    expect(table.refusal).toBeNull();
  });

  test('what was asked for by a click stays when the focus goes on; what fails unasked is not told', async () => {
    const { table } = await seated();
    answers.push(refusal('too-far'));
    await table.why({ kind: 'zone', thing: 'roma' });
    table.doubt(null);
    expect(table.refusal?.key).toBe('too-far');
    table.doubt({ kind: 'zone', thing: 'asia' });
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toHaveLength(2);
    expect(table.problem).toBeNull();
  });
});
