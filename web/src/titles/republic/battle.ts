/** The last confrontation the log tells of. */
import type { Happened } from '../../lib/types';

type Told = (string | null)[];

export interface Confrontation {
  /** What was fought, as the log says it, and the two strengths. */
  fought: Told;
  own: number;
  enemy: number;
  /** The dice, what they came to in the end where that is told, and the result. */
  roll: { total: string; final: string | null; result: string } | null;
  /** What it cost and brought. */
  after: Told[];
}

const FOUGHT = new Set(['fought', 'fought-rebel', 'fought-province', 'intercepted', 'assaulted']);

/** Null until somebody has fought. */
export function lastConfrontation(log: readonly Happened[]): Confrontation | null {
  let found: Confrontation | null = null;
  for (const entry of log) {
    for (const told of entry.events) {
      const key = told[0] ?? '';
      if (FOUGHT.has(key)) {
        const [own, enemy] = told.slice(-2).map(Number);
        found = { fought: told, own: own ?? 0, enemy: enemy ?? 0, roll: null, after: [] };
      } else if (found === null) continue;
      else if (key === 'rolled') {
        const [, total, , final, result] = told.map((slug) => slug ?? '');
        found.roll = { total: total ?? '', final: final ?? '', result: result ?? '' };
      } else if (key === 'natural') found.roll = { total: told[1] ?? '', final: null, result: told[2] ?? '' };
      else found.after.push(told);
    }
  }
  return found;
}
