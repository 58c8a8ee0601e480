/** The battle the view tells of: the one under way, or the last. */
import type { components } from '../../api';
import { diceOf, type Cast } from '../../lib/dice';
import type { ConquestView, MoveShown, View } from '../../lib/types';

export type Fought = components['schemas']['ConquestFought'];
export type Blow = components['schemas']['ConquestBlow'];

export const battleOf = (view: View): Fought | null => (view as unknown as ConquestView).fought ?? null;

/** Every die of a roll with its face and whether it hit; none until they have fallen. */
export const castOf = (blow: Blow): Cast[] => (blow.roll === '' ? [] : diceOf(blow.roll, blow.hitting));

/** The battle a board is shown of; one that is decided concerns those who fought it. */
export function onBoard(view: View, own: string): Fought | null {
  if (view.prompt?.key === 'withdrawal') return null;
  const battle = battleOf(view);
  if (battle === null || !battle.over) return battle;
  return own === battle.attacker || own === battle.defender ? battle : null;
}

export const FORM = 'form';

/** Moves that say a number of each type: a legion to form, units to give up or to cut down. */
export const splitOf = (moves: readonly MoveShown[]): MoveShown[] =>
  moves.filter((move) => [FORM, 'lose', 'cut-down'].includes(move.verb));
