/** The battle the view tells of: the one under way, or the last. */
import type { components } from '../../api';
import type { MoveShown, Piece, UltimusView, View } from '../../lib/types';

export type Fought = components['schemas']['UltimusFought'];
export type Army = components['schemas']['UltimusArmy'];
export type Row = components['schemas']['UltimusRow'];

/** Questions of a battle that are answered on the map; what the die gave is seen first. */
export const ON_MAP = ['withdraw', 'follow', 'escape'];

export const battleOf = (view: View): Fought | null => (view as unknown as UltimusView).fought ?? null;

/** The battle a board is shown of. */
export function onBoard(view: View): Fought | null {
  const battle = battleOf(view);
  return battle?.result || !ON_MAP.includes(view.prompt?.key ?? '') ? battle : null;
}

/** What tells one battle from another: where it is fought, when, and by whom. */
export const nameOf = (view: View): string => {
  const battle = battleOf(view);
  return battle ? `${battle.year} ${battle.zone} ${String(view.status?.['roman-rounds'])} ${battle.attacker.side}` : '';
};

const FACES = 6;

/** How often a side wins, by the faces of the die that are left. */
export const winsOf = (battle: Fought, side: string): number =>
  battle.rows.reduce((sum, row) => sum + (row.winner === side ? row.faces.length : 0), 0) / FACES;

/** How often the defender slips away: his die must stay below a number. */
export const slipOf = (battle: Fought): number =>
  battle.evasion ? Math.max(0, Math.min(FACES, battle.evasion.needed - 1)) / FACES : 0;

/** What the two answers to an attack promise: to be gone, or to hold the field. */
export function chanceOf(move: Pick<MoveShown, 'verb'>, view: View): number | null {
  const battle = battleOf(view);
  if (battle === null || battle.over || battle.result || battle.evasion?.roll !== null) return null;
  if (move.verb === 'evade') return slipOf(battle);
  return move.verb === 'stay' ? winsOf(battle, battle.defender.side) : null;
}

/** A unit as it is after the battle: gone, on its weak face, or as it was. */
export function afterOf(battle: Fought, unit: Army['units'][number]): 'lost' | 'weakened' | 'unhurt' {
  if (battle.lost.includes(unit.piece)) return 'lost';
  return battle.weakened.includes(unit.piece) ? 'weakened' : 'unhurt';
}

/** The rows one looks at: those the die can lead to, with one beyond on each side. */
export const liveRows = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.faces.length > 0);

export const pieceOf = (one: Army['units'][number] | Army['leaders'][number]): Piece => one as unknown as Piece;

export const signed = (number: number): string => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0');
