/** The state of a table as its socket tells it: whole at first, then by what has changed (server/delta.py). */
import type { Happened, MoveShown, State } from './types';

type Path = (string | number)[];
/** A value that is there now, one that is no more, or a stretch of a list that was replaced. */
type Change = [Path, unknown] | [Path] | [Path, number, number, unknown[]];
/** Moves of one verb: the verb, its rule, names and kinds of its arguments, and for each move its arguments. */
type Run = [string, string, [string, string][], string[]];

interface Whole {
  to: number;
  state: State;
}

interface Changed {
  from: number;
  to: number;
  set: Change[];
  moves?: Run[];
  /** How many of the moves of the past still stand, and those that are to be seen beside them. */
  log?: [number, Happened[]];
}

/** How many of the latest moves a state carries. */
const LOG = 60;

type Box = Record<string | number, unknown>;

/** The state after some changes. The old one stays as it is; what did not change is shared by both. */
export function applied<T extends object>(state: T, changes: Change[]): T {
  const fresh = new Set<unknown>();
  const own = (value: unknown): Box => {
    if (fresh.has(value)) return value as Box;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
    fresh.add(copy);
    return copy as Box;
  };
  const root = own(state);
  for (const [path, ...change] of changes) {
    let place = root;
    for (const step of path.slice(0, -1)) place = (place[step] = own(place[step])) as Box;
    const last = path.at(-1) as string | number;
    if (change.length === 0) delete place[last];
    else if (change.length === 1) place[last] = change[0];
    else {
      const [at, gone, items] = change as [number, number, unknown[]];
      const list = (place[last] = own(place[last])) as unknown as unknown[];
      list.splice(at, gone, ...items);
    }
  }
  return root as T;
}

/** The moves that runs tell shortly. */
export const movesOf = (runs: Run[]): MoveShown[] =>
  runs.flatMap(([verb, rule, names, all]) =>
    all.map((text) => {
      const values = text === '' ? [] : text.split(' ');
      return {
        text: text === '' ? verb : `${verb} ${text}`,
        verb,
        rule,
        arguments: names.flatMap(([name, kind], at) =>
          values[at] === undefined || values[at] === '?' ? [] : [{ name, kind, value: values[at] }],
        ),
      };
    }),
  );

/** The latest moves of the past: those that still stand, and the others that came. */
export const logOf = (known: Happened[], kept: number, more: Happened[]): Happened[] =>
  [...known.filter((entry) => entry.number <= kept), ...more].sort((a, b) => a.number - b.number).slice(-LOG);

export class Follower {
  private number = 0;
  private state: State | null = null;

  /** The state after one more message of the socket; null where something was missed and the whole is needed. */
  hear(text: string): State | null {
    const message = JSON.parse(text) as Whole | Changed;
    if ('state' in message) this.state = message.state;
    else if (this.state === null || message.from !== this.number) this.state = null;
    else {
      const state = applied(this.state, message.set);
      if (message.moves) state.moves = movesOf(message.moves);
      if (message.log) state.log = logOf(this.state.log, ...message.log);
      this.state = state;
    }
    this.number = message.to;
    return this.state;
  }
}
