/** The server's routes. A refusal is thrown as `Refused`, with the problem it was told. */
import type {
  Analysed,
  Ahead,
  Aid,
  BattleAsked,
  BattleShown,
  ChairAsked,
  Claimed,
  CourseShown,
  ExampleShown,
  Facts,
  FormShown,
  GameShown,
  Happened,
  Hint,
  Opened,
  Problem,
  RefusalShown,
  Road,
  RuleShown,
  State,
  TableAsked,
  Verified,
  View,
  WordsShown,
} from './types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.key);
  }
}

const OFFLINE: Problem = { key: 'offline', detail: '', expected: '', refusal: null, sequence: null };

/** Numbers of this browser's own, which the dice of a table depend on. */
export const fresh = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function ask(path: string, token?: string, body?: unknown, prefer = '', method = ''): Promise<Response> {
  const headers: Record<string, string> = {};
  if (prefer) headers['Prefer'] = prefer;
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    headers['Quadriga-Fresh'] = fresh();
  }
  let answer: Response;
  try {
    answer = await fetch(
      `/api${path}`,
      body === undefined
        ? { headers, method: method || 'GET' }
        : { headers, method: 'POST', body: JSON.stringify(body) },
    );
  } catch {
    throw new Refused(0, OFFLINE);
  }
  if (!answer.ok) throw new Refused(answer.status, await problem(answer));
  return answer;
}

async function problem(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem;
  } catch {
    return OFFLINE;
  }
}

async function json<T>(path: string, token?: string, body?: unknown): Promise<T> {
  return (await (await ask(path, token, body)).json()) as T;
}

export const games = (): Promise<GameShown[]> => json('/games');
export const rules = (game: string): Promise<RuleShown[]> => json(`/games/${game}/rules`);
export const examples = (game: string): Promise<ExampleShown[]> => json(`/games/${game}/examples`);
export const words = (game: string): Promise<WordsShown> => json(`/games/${game}/words`);
export const aids = (game: string, lang: string): Promise<Aid[]> => json(`/games/${game}/aids/${lang}`);
export const facts = (game: string): Promise<Facts> => json(`/games/${game}/facts`);
export const opening = (game: string): Promise<View> => json(`/games/${game}/opening`);
export const forms = (game: string): Promise<FormShown[]> => json(`/games/${game}/battle`);
export const battle = (game: string, asked: BattleAsked): Promise<BattleShown> =>
  json(`/games/${game}/battle`, undefined, asked);
export const odds = (game: string, situation: Record<string, unknown>): Promise<Record<string, unknown>> =>
  json(`/games/${game}/odds`, undefined, { situation });
export const text = async (lang: string, name: string): Promise<string> => (await ask(`/text/${lang}/${name}`)).text();
export const openTable = (asked: TableAsked): Promise<Opened> => json('/tables', undefined, asked);
/** A guided first game of a title. */
export const teach = (game: string): Promise<Opened> => json(`/games/${game}/guide`, undefined, {});
export const adopt = (record: string, chairs: ChairAsked[] = []): Promise<Opened> =>
  json('/records', undefined, { record, chairs });
export const verify = (record: string): Promise<Verified> => json('/records/verify', undefined, { record });

/** What a change has led to: the new state or, where that is heard by the socket, its sequence. */
export type Made = State | number;

/** One seat's (or a spectator's) way to a table. */
export class Link {
  /** Whether the new state is heard by the socket anyway. */
  heard = false;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {}

  look = (): Promise<State> => this.get('');
  log = (first: number, eyes: number | null = null): Promise<Happened[]> =>
    this.get(`/log?first=${first}${eyes === null ? '' : `&eyes=${eyes}`}`);
  /** The position after so many moves, as this seat saw it or, once the game is over, as another did. */
  at = (number: number, eyes: number | null = null): Promise<View> =>
    this.get(`/at/${number}${eyes === null ? '' : `?eyes=${eyes}`}`);
  course = (): Promise<CourseShown> => this.get('/course');
  record = async (): Promise<string> => (await ask(`/tables/${this.id}/record`, this.token)).text();
  play = (sequence: number, moves: string[]): Promise<Made> => this.change('/moves', { sequence, moves });
  roll = (sequence: number, move: string): Promise<Made> => this.change('/roll', { sequence, move });
  undo = (sequence: number): Promise<Made> => this.change('/undo', { sequence });
  order = (prompt: string, answer: string | null): Promise<Made> => this.change('/orders', { prompt, answer });
  propose = (sequence: number, number: number): Promise<Made> => this.change('/proposal', { sequence, number });
  consent = (sequence: number, agrees: boolean): Promise<Made> => this.change('/consent', { sequence, agrees });
  concede = (): Promise<Made> => this.change('/concede', {});
  sit = (chair: ChairAsked, seat: number | null = null): Promise<Made> => this.change('/sit', { seat, ...chair });
  claim = (): Promise<Claimed> => this.post('/claim', {});
  say = (text: string): Promise<Made> => this.change('/chat', { text });
  acclaim = (winner: number): Promise<Made> => this.change('/acclaim', { winner });

  roads = (): Promise<Road[]> => this.get('/roads');
  hint = (): Promise<Hint[]> => this.post('/hint', {});
  pace = (quick: boolean): Promise<Made> => this.change('/pace', { quick });
  /** The analysis of a game that is over: as far as it has come, begun, or taken away. */
  analysis = (): Promise<Analysed> => this.get('/analysis');
  analyse = (): Promise<Analysed> => this.post('/analysis', {});
  unanalyse = async (): Promise<Analysed> =>
    (await (await ask(`/tables/${this.id}/analysis`, this.token, undefined, '', 'DELETE')).json()) as Analysed;
  ahead = (move: string | null): Promise<Ahead[]> => this.post('/ahead', { move });

  async why(asked: { move?: string; kind?: string; thing?: string }): Promise<RefusalShown | null> {
    return (await this.post<{ refusal: RefusalShown | null }>('/why', asked)).refusal;
  }

  private get<T>(path: string): Promise<T> {
    return json(`/tables/${this.id}${path}`, this.token);
  }

  private async change(path: string, body: unknown): Promise<Made> {
    const prefer = this.heard ? 'return=minimal' : '';
    const answer = await ask(`/tables/${this.id}${path}`, this.token, body, prefer);
    return answer.status === 204 ? Number(answer.headers.get('Quadriga-Sequence')) : ((await answer.json()) as State);
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return json(`/tables/${this.id}${path}`, this.token, body);
  }
}
