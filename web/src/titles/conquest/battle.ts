/** The battle under way, or the last one, read off the log and the view. */
import { diceOf, type Cast } from '../../lib/dice';
import type { Happened, View } from '../../lib/types';
import type { Eye } from '../title';

type Told = (string | null)[];

/** A roll: every die with its face and whether it hit, and how many did. Without dice until they have fallen. */
export interface Blow {
  side: string;
  dice: Cast[];
  hits: number;
}

export interface Round {
  blows: Blow[];
  /** Units that fell, by side, in the order of the vocabulary. */
  lost: Record<string, number[]>;
}

export interface Battle {
  /** The number of the move that began it. */
  number: number;
  zone: string;
  attacker: string;
  defender: string;
  naval: boolean;
  rounds: Round[];
  /** What came of it. */
  after: Told[];
  winner: string | null;
  /** The number of the move that decided it; null while it goes on. */
  decided: number | null;
}

const BEGINS = new Set(['battle-begins', 'naval-battle']);
const BLOWS = new Set(['struck', 'fired', 'pursued']);
const ENDS = new Set(['battle-won', 'both-destroyed', 'fleets-part']);
const NEXT = new Set(['turn-begins', 'tribute-paid', 'bought']);
const AFTER = new Set(['pursued', 'withdrew', 'cut-off', 'captured', 'removed', 'held', 'emperor-falls', 'galleys-burnt', 'conquered', 'retreated', 'sunk', ...ENDS]);

/** The last battle the log tells of; null if there is none. */
export function battleOf(log: readonly Happened[]): Battle | null {
  let battle: Battle | null = null;
  let closed = false;
  for (const entry of log) {
    for (const told of entry.events) {
      const key = told[0] ?? '';
      if (BEGINS.has(key)) {
        const [, zone, attacker, defender] = told;
        battle = { number: entry.number, zone: zone ?? '', attacker: attacker ?? '', defender: defender ?? '', naval: key === 'naval-battle', rounds: [], after: [], winner: null, decided: null };
        closed = false;
      } else if (NEXT.has(key)) closed = true;
      else if (battle !== null && !closed) hear(battle, key, told, entry.number);
    }
  }
  if (battle !== null && closed) battle.decided ??= battle.number;
  return battle;
}

const numbers = (told: Told): number[] => told.slice(2, 5).map(Number);

function hear(battle: Battle, key: string, told: Told, number: number): void {
  const side = told[1] ?? '';
  let last = battle.rounds[battle.rounds.length - 1];
  if (key === 'legion-formed') {
    if (last === undefined || last.blows.some((blow) => blow.dice.length > 0)) battle.rounds.push((last = { blows: [], lost: {} }));
    last.blows.push({ side, dice: [], hits: 0 });
  } else if (BLOWS.has(key)) {
    if (last === undefined || key === 'pursued' || (key === 'fired' && last.blows.some((blow) => blow.side === side))) battle.rounds.push((last = { blows: [], lost: {} }));
    const blow: Blow = { side, dice: diceOf(told[2] ?? '', told[4] ?? ''), hits: Number(told[3]) };
    last.blows = [...last.blows.filter((other) => other.side !== side), blow];
  } else if (key === 'lost' && last) last.lost[side] = numbers(told);
  if (AFTER.has(key)) battle.after.push(told);
  if (ENDS.has(key)) {
    battle.winner = key === 'battle-won' ? side : null;
    battle.decided ??= number;
  }
}

/** The battle whose board is to be open: one that goes on, or one of this seat's decided since its last move. */
export function openBattle(view: View, log: readonly Happened[], eye: Eye | null): string | null {
  if (view.prompt?.key === 'withdrawal' || view.status?.['phase'] === 'set-up') return null;
  const battle = battleOf(log);
  if (battle === null) return null;
  const name = `battle ${battle.number}`;
  if (battle.decided === null) return view.status?.['phase'] === 'combat' ? name : null;
  if (view.prompt?.key === 'cut-down') return name;
  const own = String(view.sides?.[eye?.seat ?? -1]?.['side'] ?? '');
  return eye !== null && (own === battle.attacker || own === battle.defender) && battle.decided > eye.since ? name : null;
}
