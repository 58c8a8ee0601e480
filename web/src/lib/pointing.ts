/** What pointing at something means, and what to ask about something that cannot be chosen. Knows no markup. */
import type { Chart } from './chart';
import { narrow, NOTHING, point, targets, without, type Choice } from './narrow';
import type { Speaker } from './speaker';
import type { Doubt } from './table.svelte';
import type { MoveShown, Piece, View } from './types';
import { slugsOf } from '../table/stacks';

/** Where a player stands: what is legal, what is chosen so far, and what lies on the board. */
export interface Before {
  moves: readonly MoveShown[];
  choice: Choice;
  view: View | null;
}

/** What is pointed at: its slugs, the best first, what it is, the zone it lies in, and the stack it is part of. */
export interface Pointed {
  slugs: readonly string[];
  kind: string;
  zone: string;
  stack?: readonly Piece[] | undefined;
}

/** A choice, pieces to choose among, or nothing, for a reason to be asked. */
export type Meaning = { choice: Choice } | { pieces: readonly Piece[] } | { refused: string };

export function meant(before: Before, at: Pointed): Meaning {
  const { moves, choice, view } = before;
  const { slugs, kind, zone, stack = [] } = at;
  if (slugs.length === 1 && choice.slugs.includes(slugs[0] ?? '')) return { choice: without(choice, slugs[0] ?? '') };
  const here = targets(moves, choice);
  const fresh = targets(moves, NOTHING);
  const set = slugs.some((slug) => here.has(slug)) ? here : fresh;
  const able = stack.filter((piece) => slugsOf(piece).some((slug) => set.has(slug)));
  if (able.length > 1) return { pieces: stack };
  const next = point(moves, choice, able[0] ? slugsOf(able[0]) : slugs);
  if (next !== null) return { choice: next };
  if (kind === 'piece' && here.has(zone)) return meant(before, { slugs: [zone], kind: 'zone', zone });
  const inside = (view?.zones?.[zone]?.pieces ?? []).filter((piece) => slugsOf(piece).some((slug) => fresh.has(slug)));
  if (kind === 'zone' && inside.length > 0) return { pieces: inside };
  return { refused: slugs[0] ?? zone };
}

/** What lies under the focus, by the marks its element bears; null if nothing one could point at. */
export function under(target: Element): { move: string } | Pointed | null {
  const at = target.closest<HTMLElement>('[data-why], [data-slugs], [data-card], [data-zone]');
  if (at === null) return null;
  const { why, slugs, card, zone, stack } = at.dataset;
  if (why !== undefined) return { move: why };
  return {
    slugs: (slugs ?? card ?? zone ?? '').split(' '),
    kind: slugs !== undefined ? 'piece' : card !== undefined ? 'card' : 'zone',
    zone: stack?.split(' ')[0] ?? at.closest<HTMLElement>('[data-zone]')?.dataset['zone'] ?? '',
  };
}

/** Why can this not be chosen? Asked about the move begun, if that names it, or about the thing alone. */
export function doubtOf({ moves, choice }: Before, speaker: Speaker, slug: string): Doubt {
  const kind = Object.entries(speaker.words.kinds).find(([, { slugs }]) => slugs.includes(slug))?.[0];
  const begun = narrow(moves, choice)[0];
  const verb = speaker.words.verbs.find((one) => one.name === begun?.verb);
  if (choice === NOTHING || !begun || !verb || kind === undefined)
    return kind === undefined ? {} : { kind, thing: slug };
  const things = verb.arguments.map((argument, place) => {
    const value = begun.arguments[place]?.value ?? '?';
    return choice.slugs.includes(value) ? value : argument.kind === kind ? slug : '?';
  });
  return { move: [verb.name, ...things].join(' ') };
}

/** The slugs of everything on the board one can point at: places, pieces, cards in hand, and what else is laid out. */
export function onBoard(view: View | null, chart: Chart | null, laid: readonly string[] = []): Set<string> {
  const found = new Set<string>(chart ? chart.places.keys() : Object.keys(view?.zones ?? {}));
  for (const slug of laid) found.add(slug);
  for (const zone of Object.values(view?.zones ?? {}))
    for (const piece of zone.pieces ?? []) for (const slug of slugsOf(piece)) found.add(slug);
  for (const card of view?.hand ?? []) found.add(card);
  return found;
}

/** How many things of each sort may be pointed at. */
export interface Aims {
  pieces: number;
  places: number;
  cards: number;
  /** What else a title lays out, by kind. */
  laid: readonly { kind: string; count: number }[];
}

export function aimsOf(
  open: ReadonlySet<string>,
  view: View | null,
  chart: Chart | null,
  kinds: readonly { kind: string; slugs: readonly string[] }[] = [],
): Aims {
  if (kinds.length) {
    const left = new Set(open);
    const laid = kinds.flatMap(({ kind, slugs }) => {
      const count = slugs.filter((slug) => left.delete(slug)).length;
      return count ? [{ kind, count }] : [];
    });
    return { pieces: 0, places: 0, cards: 0, laid };
  }
  const places = [...open].filter((slug) => chart?.places.has(slug) || view?.zones?.[slug] !== undefined);
  const cards = [...open].filter((slug) => view?.hand?.includes(slug));
  const shown = onBoard(view, chart);
  const pieces = [...open].filter((slug) => shown.has(slug) && !places.includes(slug) && !cards.includes(slug));
  return { pieces: pieces.length, places: places.length, cards: cards.length, laid: [] };
}
