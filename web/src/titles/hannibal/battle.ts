/** The battle under way, or the last one, read off the log and the view. */
import type { Happened, View } from '../../lib/types';
import type { Eye } from '../title';

type Told = (string | null)[];

/** A card laid in a round: what it is and what it stands for. */
export interface Laid {
  side: string;
  card: string;
  as: string;
}

/** A die thrown for a general, and what he needed at most. */
export interface Cast {
  general: string;
  die: string;
  needed: string;
  success: boolean;
}

export interface Round {
  led: Laid;
  matched: Laid | null;
  cast: Cast | null;
  /** Who leads after this round, if that changed. */
  initiative: string | null;
}

export interface Battle {
  /** The number of the move that began it. */
  number: number;
  attacker: string;
  space: string;
  /** Battle cards dealt, by side. */
  dealt: Record<string, number>;
  rounds: Round[];
  /** What happened before the first round, and after the last. */
  before: Told[];
  after: Told[];
  winner: string | null;
  /** The number of the move that decided it; null while it goes on. */
  decided: number | null;
}

const BEFORE = new Set(['sortied', 'command', 'counter-played', 'charged', 'charge-failed', 'elephants-panic', 'taken']);
const AFTER = new Set(['casualties', 'losses', 'retreat-roll', 'retreats', 'destroyed', 'displaced', 'gone', 'marker-gone', 'garrisoned', 'spared']);
const CASTS: Record<string, boolean> = {
  'counter-attacked': true, 'counter-attack-failed': false, withdraws: true, 'withdraw-failed': false, held: true, 'not-held': false,
};
/** What ends the story of a battle: the next thing that is no part of it. */
const NEXT = new Set(['operation', 'event-played', 'discarded', 'phase', 'turn', 'stepped', 'sailed', 'activated', 'truce-ends']);
const LEADS = new Set(['led', 'cavalry-led']);
const ANSWERS = new Set(['matched', 'cavalry-matched']);

/** The last battle the log tells of; null if there is none. */
export function battleOf(log: readonly Happened[]): Battle | null {
  let battle: Battle | null = null;
  let closed = false;
  for (const entry of log) {
    for (const told of entry.events) {
      const key = told[0] ?? '';
      if (key === 'battle') {
        battle = begin(entry.number, told);
        closed = false;
      } else if (battle !== null && !closed) {
        if (NEXT.has(key) && battle.decided !== null) closed = true;
        else hear(battle, key, told, entry.number);
      }
    }
  }
  return battle;
}

function begin(number: number, [, side, space]: Told): Battle {
  return {
    number, attacker: side ?? '', space: space ?? '', dealt: {}, rounds: [], before: [], after: [], winner: null, decided: null,
  };
}

function hear(battle: Battle, key: string, told: Told, number: number): void {
  const [, one, two, three] = told.map((slug) => slug ?? '');
  const last = battle.rounds[battle.rounds.length - 1];
  const laid = (): Laid => ({ side: one ?? '', card: two ?? '', as: three ?? '' });
  if (key === 'battle-hand') {
    battle.dealt[one ?? ''] = Number(two);
  } else if (LEADS.has(key)) {
    battle.rounds.push({ led: laid(), matched: null, cast: null, initiative: null });
  } else if (ANSWERS.has(key) && last) {
    last.matched = laid();
  } else if (key in CASTS && last) {
    last.cast = { general: one ?? '', die: two ?? '', needed: three ?? '', success: CASTS[key] ?? false };
  } else if (key === 'initiative' && last) {
    last.initiative = one ?? null;
  } else if (key === 'battle-won') {
    battle.winner = one ?? null;
    battle.decided = number;
  } else if (AFTER.has(key) && Object.keys(battle.dealt).length > 0) {
    battle.after.push(told);
    battle.decided ??= number;
  } else if (BEFORE.has(key)) battle.before.push(told);
}

/** Questions of a battle that are answered on the map. */
const ON_MAP = new Set(['retreat', 'withdraw-to', 'remove-marker']);

/** The battle whose board is to be open: one that goes on, or one decided since this seat's last move. */
export function openBattle(view: View, log: readonly Happened[], eye: Eye | null): string | null {
  if (ON_MAP.has(view.prompt?.key ?? '')) return null;
  const battle = battleOf(log);
  if (view['battle'] !== undefined) return `battle ${battle?.number ?? ''}`;
  if (battle === null || battle.decided === null || eye === null || battle.decided <= eye.since) return null;
  return `battle ${battle.number}`;
}
