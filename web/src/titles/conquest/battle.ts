/** The battle under way, read off the log and the view. */
import { rollOf } from '../../lib/speaker';
import type { Happened, View } from '../../lib/types';

export interface Blow {
  side: string;
  faces: string[];
  hits: number;
}

export interface Battle {
  zone: string;
  attacker: string;
  defender: string;
  naval: boolean;
  round: number;
  /** The last roll of each side. */
  blows: Blow[];
}

const ENDS = new Set(['battle-won', 'both-destroyed', 'fleets-part', 'turn-begins', 'tribute-paid']);

export function battleOf(view: View, log: readonly Happened[]): Battle | null {
  if (view.status?.['phase'] !== 'combat') return null;
  let battle: Battle | null = null;
  for (const entry of log) {
    for (const [key, first, second, third] of entry.events) {
      if (key === 'battle-begins' || key === 'naval-battle') {
        battle = {
          zone: first ?? '',
          attacker: second ?? '',
          defender: third ?? '',
          naval: key === 'naval-battle',
          round: 0,
          blows: [],
        };
      } else if (ENDS.has(key ?? '')) {
        battle = null;
      } else if (battle !== null && (key === 'struck' || key === 'fired' || key === 'pursued')) {
        const blow: Blow = { side: first ?? '', faces: facesOf(second ?? ''), hits: Number(third) };
        battle.blows = [...battle.blows.filter((other) => other.side !== blow.side), blow];
      } else if (battle !== null && key === 'legion-formed') {
        battle.round += 1;
      }
    }
  }
  return battle;
}

export function facesOf(roll: string): string[] {
  return (rollOf(roll) ?? []).flatMap(([face, count]) => Array<string>(count).fill(face));
}
