/** The confrontation the view tells of: the last one. */
import type { components } from '../../api';
import type { RepublicView, View } from '../../lib/types';

export type Fought = components['schemas']['RepublicFought'];

export const fightOf = (view: View): Fought | null => (view as unknown as RepublicView).fought ?? null;

/** The events that begin a confrontation. */
export const BEGINS = ['fought', 'fought-rebel', 'fought-province', 'intercepted', 'assaulted'];

/** Every throw is a page of its own: it is over as soon as the dice lie. */
export function onBoard(view: View): { over: boolean } | null {
  const fight = fightOf(view);
  return fight?.roll ? { over: true } : null;
}

/** Who fights with what: the force, and whom it meets. */
export function whoOf(fight: Fought): { force: string | null; enemy: [string, string] | null } {
  const { args } = fight.fought;
  const enemy = (['conflict', 'province'] as const).flatMap((kind): [string, string][] =>
    args[kind] ? [[kind, args[kind]]] : [],
  );
  if (!args['force']) return { force: args['province'] ?? null, enemy: enemy[0] ?? null };
  return { force: args['force'], enemy: enemy[0] ?? null };
}
