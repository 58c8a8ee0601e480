/** What lies on the map: armies on spaces, rows of stacks, and what may be said of each and done with it. */
import type { Chart, Place } from '../lib/chart';
import type { Speaker } from '../lib/speaker';
import type { Facts, Piece, Zone } from '../lib/types';
import type { Figure, SideLook, Title } from '../titles/title';
import { armiesOf, nameOf, slugsOf, stacksOf, type Army, type Stack } from './stacks';

/** An army on a space: its leaders' figures, its units and whatever else goes along. */
export interface Led {
  key: string;
  place: Place;
  side: string;
  stack: Stack;
  figures: Figure[];
  units: number;
  extras: { icon: string; count: number }[];
  /** The how manieth of its space. */
  at: number;
}

export interface Row {
  place: Place;
  forces: Army[];
}

/** On a space, pieces stand as armies where the title has figures for its leaders. */
const hasFigures = (place: Place, title: Title): boolean => place.outline === null && title.figure !== undefined;

const countOf = (some: readonly Piece[]): number => some.reduce((sum, piece) => sum + (piece.count ?? 1), 0);

export function ledOf(chart: Chart, zones: Record<string, Zone>, title: Title, facts: Facts): Led[] {
  const armyOf = (place: Place, pieces: readonly Piece[], side: string, at: number): Led => {
    const own = pieces.filter((piece) => (piece.side ?? '') === side);
    const rest = own.filter((piece) => !title.figure?.(piece, facts));
    const [main = null] = rest;
    const others = rest.filter((piece) => piece.piece !== main?.piece);
    return {
      key: `${place.id} ${side}`,
      place,
      side,
      at,
      figures: own.flatMap((piece) => title.figure?.(piece, facts) ?? []),
      stack: {
        key: side,
        side,
        look: title.piece(main ?? own[0] ?? { piece: '' }, facts),
        count: countOf(own),
        pieces: own,
      },
      units: countOf(rest.filter((piece) => piece.piece === main?.piece)),
      extras: [...new Set(others.map((piece) => piece.piece))].map((kind) => ({
        icon: title.piece({ piece: kind, side }, facts).icon,
        count: countOf(others.filter((piece) => piece.piece === kind)),
      })),
    };
  };
  return chart.spaces
    .filter((place) => hasFigures(place, title))
    .flatMap((place) => {
      const pieces = zones[place.id]?.pieces ?? [];
      return [...new Set(pieces.map((piece) => piece.side ?? ''))].map((side, at) => armyOf(place, pieces, side, at));
    })
    .sort(fromNorth);
}

const fromNorth = (one: { place: Place }, other: { place: Place }): number => one.place.seat[1] - other.place.seat[1];

export function rowsOf(chart: Chart, zones: Record<string, Zone>, title: Title, facts: Facts): Row[] {
  return [...chart.places.values()]
    .flatMap((place): Row[] => {
      const zone = zones[place.id];
      if (zone === undefined || hasFigures(place, title)) return [];
      const forces = armiesOf(stacksOf(zone, title, facts));
      return forces.length ? [{ place, forces }] : [];
    })
    .sort(fromNorth);
}

/** What may be said of a stack: whether it can be chosen, is chosen, has moved; its words. */
export class Lying {
  /** How often each slug stands on the board: a sort of unit is many, a leader one. */
  private readonly times = new Map<string, number>();

  constructor(
    zones: Record<string, Zone>,
    private readonly open: ReadonlySet<string>,
    private readonly chosen: readonly string[],
    private readonly active: string | null,
    private readonly speaker: Speaker,
    readonly look: (side: string | null | undefined) => SideLook,
  ) {
    for (const zone of Object.values(zones))
      for (const piece of zone.pieces ?? [])
        for (const slug of slugsOf(piece)) this.times.set(slug, (this.times.get(slug) ?? 0) + 1);
  }

  isOpen(stack: Stack): boolean {
    return this.isMeant(stack, (slug) => this.open.has(slug));
  }

  isChosen(stack: Stack): boolean {
    return this.isMeant(stack, (slug) => this.chosen.includes(slug));
  }

  /** A sort of unit means those of the side that decides, a single piece itself whosever it is. */
  private isMeant(stack: Stack, is: (slug: string) => boolean): boolean {
    const own = stack.side === this.active;
    return stack.pieces.some((piece) => slugsOf(piece).some((slug) => is(slug) && (own || this.times.get(slug) === 1)));
  }

  /** Of the side that decides, and without a step left to go. */
  isSpent(stack: Stack): boolean {
    return stack.side === this.active && !this.isOpen(stack) && stack.pieces.every((piece) => piece['points'] === 0);
  }

  said(stack: Stack): string {
    const counted = (piece: Piece): string =>
      `${(piece.count ?? 1) > 1 ? `${piece.count} ` : ''}${this.speaker.slug(nameOf(piece), piece.count ?? 1)}`;
    return stack.pieces.map(counted).join(', ');
  }

  place(place: Place): string {
    return this.speaker.slug(place.id);
  }

  /** What a stack may be pointed at for, in one string for whoever asks the page. */
  slugs(stack: Stack): string {
    return [...new Set(stack.pieces.flatMap(slugsOf))].join(' ');
  }
}
