/** Rolls of several dice, one by one. */
import { rollOf } from './speaker';

export interface Cast {
  face: string;
  hit: boolean;
}

/** The dice of a roll; of each face as many hit as the second roll, if there is one, says. */
export function diceOf(roll: string, hitting = '-'): Cast[] {
  const hits = new Map(rollOf(hitting));
  return (rollOf(roll) ?? []).flatMap(([face, count]) =>
    Array.from({ length: count }, (_, at) => ({ face, hit: at < (hits.get(face) ?? 0) })),
  );
}
