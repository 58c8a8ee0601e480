/** The last battle the log tells of. */
import type { Happened } from '../../lib/types';

export interface Battle {
  zone: string;
  attacker: number;
  defender: number;
  column: string;
  /** The row of the table, both results and the winner, once the die has fallen. */
  result: { row: string; attacker: string; defender: string; winner: string } | null;
  /** Units weakened and lost in it. */
  weakened: string[];
  lost: string[];
}

/** Null until somebody has fought. */
export function lastBattle(log: readonly Happened[]): Battle | null {
  let battle: Battle | null = null;
  for (const entry of log) {
    for (const told of entry.events) {
      const [key, one, two, three, four] = told.map((slug) => slug ?? '');
      if (key === 'battle') battle = { zone: one ?? '', attacker: Number(two), defender: Number(three), column: four ?? '', result: null, weakened: [], lost: [] };
      else if (battle === null) continue;
      else if (key === 'result') battle.result ??= { row: one ?? '', attacker: two ?? '', defender: three ?? '', winner: four ?? '' };
      else if (key === 'weakened') battle.weakened.push(one ?? '');
      else if (key === 'lost') {
        battle.lost.push(one ?? '');
        battle.weakened = battle.weakened.filter((unit) => unit !== one);
      }
    }
  }
  return battle;
}
