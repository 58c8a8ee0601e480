/** The totals of three dice, read by a table. */
import type { components } from '../api';

export type Throw = components['schemas']['RepublicRow'];

/** What the dice may come to, in how many of their 216 ways, the likeliest first. */
export function sharesOf(rows: readonly Throw[]): [string, number][] {
  const found = new Map<string, number>();
  for (const row of rows) found.set(row.result, (found.get(row.result) ?? 0) + row.ways);
  return [...found].sort(([, one], [, other]) => other - one);
}
