/** Which places of the map a question is about, and where one looks for them. */
import type { Chart, Place } from '../lib/chart';
import type { Piece, Zone } from '../lib/types';
import { slugsOf } from './stacks';
import type { Point } from './steps';

export interface Asked {
  /** What the question names, and what may be chosen. */
  named: ReadonlySet<string>;
  open: ReadonlySet<string>;
  /** The side that decides. */
  active: string | null;
}

/** The places where some slugs are: places themselves, then those of pieces. */
function among(chart: Chart, zones: Record<string, Zone>, slugs: ReadonlySet<string>): Place[] {
  const places = [...chart.places.values()];
  return [
    ...places.filter(({ id }) => slugs.has(id)),
    ...holding(chart, zones, (piece) => slugsOf(piece).some((slug) => slugs.has(slug))),
  ];
}

const holding = (chart: Chart, zones: Record<string, Zone>, wanted: (piece: Piece) => boolean): Place[] =>
  [...chart.places.values()].filter(({ id }) => (zones[id]?.pieces ?? []).some(wanted));

/** All places a question is about. */
export const placesAsked = (chart: Chart, zones: Record<string, Zone>, { named, open }: Asked): Place[] => [
  ...[...chart.places.values()].filter(({ id }) => named.has(id)),
  ...among(chart, zones, open),
];

/**
 * The place in the middle of those the question names; else of those a choice is about; else of those where the side
 * that decides has pieces, or anyone.
 */
export function centreOf(chart: Chart, zones: Record<string, Zone>, { named, open, active }: Asked): Point {
  const found =
    [
      among(chart, zones, named),
      among(chart, zones, open),
      holding(chart, zones, (piece) => piece.side === active),
      holding(chart, zones, () => true),
    ].find((some) => some.length) ?? [];
  const middle = (axis: 0 | 1): number =>
    found.map((place) => place.seat[axis]).sort((a, b) => a - b)[Math.floor(found.length / 2)] ?? chart.size[axis] / 2;
  const [x, y] = [middle(0), middle(1)];
  const far = ({ seat }: Place): number => Math.hypot(seat[0] - x, seat[1] - y);
  const best = found.reduce<Place | null>(
    (nearest, place) => (nearest === null || far(place) < far(nearest) ? place : nearest),
    null,
  );
  return best?.seat ?? [x, y];
}
