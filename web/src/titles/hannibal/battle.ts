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
  step: Step;
}

export const STEPS = ['command', 'events', 'elephants', 'rounds', 'losses', 'retreat'] as const;
export type Step = (typeof STEPS)[number];

/** The question that belongs to each step: the vocabulary knows its rule. */
export const STEP_PROMPTS: Record<Step, string> = {
  command: 'test-command', events: 'battle-event', elephants: 'charge', rounds: 'lead', losses: 'lose-which', retreat: 'retreat',
};

const BEFORE = new Set(['sortied', 'command', 'counter-played', 'charged', 'charge-failed', 'elephants-panic', 'taken']);
const AFTER = new Set(['casualties', 'losses', 'retreat-roll', 'retreats', 'destroyed', 'displaced', 'gone', 'marker-gone', 'garrisoned', 'spared']);
const CASTS: Record<string, boolean> = {
  'counter-attacked': true, 'counter-attack-failed': false, withdraws: true, 'withdraw-failed': false, held: true, 'not-held': false,
};
/** What ends the story of a battle: the next thing that is no part of it. */
const NEXT = new Set(['operation', 'event-played', 'discarded', 'phase', 'turn', 'stepped', 'sailed', 'activated', 'truce-ends']);
const QUESTIONS: Record<string, Step> = { 'battle-event': 'events', charge: 'elephants', fright: 'elephants', 'test-command': 'command' };

/** The last battle the log tells of; null if there is none. */
export function battleOf(view: View, log: readonly Happened[]): Battle | null {
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
  const asked = QUESTIONS[view.prompt?.key ?? ''];
  if (battle !== null && asked !== undefined && battle.step === 'command') battle.step = asked;
  return battle;
}

function begin(number: number, [, side, space]: Told): Battle {
  return {
    number, attacker: side ?? '', space: space ?? '', dealt: {}, rounds: [], before: [], after: [], winner: null, decided: null, step: 'command',
  };
}

function hear(battle: Battle, key: string, told: Told, number: number): void {
  const [, one, two, three] = told.map((slug) => slug ?? '');
  const last = battle.rounds[battle.rounds.length - 1];
  if (key === 'battle-hand') {
    battle.dealt[one ?? ''] = Number(two);
    battle.step = 'rounds';
  } else if (key === 'led') {
    battle.rounds.push({ led: { side: one ?? '', card: two ?? '', as: three ?? '' }, matched: null, cast: null, initiative: null });
  } else if (key === 'matched' && last) {
    last.matched = { side: one ?? '', card: two ?? '', as: last.led.as };
  } else if (key === 'cavalry-laid') {
    lay(battle, one ?? '', last);
  } else if (key in CASTS && last) {
    last.cast = { general: one ?? '', die: two ?? '', needed: three ?? '', success: CASTS[key] ?? false };
  } else if (key === 'initiative' && last) {
    last.initiative = one ?? null;
  } else if (key === 'battle-won') {
    battle.winner = one ?? null;
    battle.decided = number;
    battle.step = 'losses';
  } else if (AFTER.has(key) && battle.step !== 'command') {
    battle.after.push(told);
    battle.decided ??= number;
    if (key === 'retreat-roll' || key === 'retreats') battle.step = 'retreat';
  } else if (BEFORE.has(key)) battle.before.push(told);
}

/** Marharbal leads, or answers a card that lies there. */
function lay(battle: Battle, side: string, last: Round | undefined): void {
  const laid: Laid = { side, card: 'cavalry', as: 'double-envelopment' };
  if (last && last.matched === null && last.led.side !== side) last.matched = laid;
  else battle.rounds.push({ led: laid, matched: null, cast: null, initiative: null });
}

/** Questions of a battle that are answered on the map. */
const ON_MAP = new Set(['retreat', 'withdraw-to', 'remove-marker']);

/** The battle whose board is to be open: one that goes on, or one decided since this seat's last move. */
export function openBattle(view: View, log: readonly Happened[], eye: Eye | null): string | null {
  if (ON_MAP.has(view.prompt?.key ?? '')) return null;
  const battle = battleOf(view, log);
  if (view['battle'] !== undefined) return `battle ${battle?.number ?? ''}`;
  if (battle === null || battle.decided === null || eye === null || battle.decided <= eye.since) return null;
  return `battle ${battle.number}`;
}
