/** Lines of a chart. */

/** The least and the greatest figure of all seats, never the same. */
export function span(track: readonly (readonly number[])[]): [number, number] {
  const all = track.flat();
  if (all.length === 0) return [0, 1];
  const least = Math.min(...all);
  return [least, Math.max(least + 1, ...all)];
}

const EDGE = 3;

/** A line of steps: a figure stays what it is until it is seen to change. */
export function path(
  moments: readonly number[],
  values: readonly number[],
  count: number,
  [least, most]: [number, number],
  wide: number,
  high: number,
): string {
  const x = (at: number): string => ((count ? at / count : 0) * wide).toFixed(1);
  const y = (value: number): string =>
    (high - EDGE - ((value - least) / (most - least)) * (high - 2 * EDGE)).toFixed(1);
  return values
    .map((value, at) => (at === 0 ? `M${x(moments[0] ?? 0)} ${y(value)}` : `H${x(moments[at] ?? 0)}V${y(value)}`))
    .join('');
}
