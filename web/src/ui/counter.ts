/** How large a counter is, and how much stands on it. */
import type { PieceLook } from '../titles/title';

/** On the map only what is read from afar; full where one looks closely. */
export type Detail = 'map' | 'full';

export interface Size {
  wide: number;
  high: number;
}

const CHIP: Size = { wide: 22, high: 20 };

/** Leaders have cards, units with a strength plates, all others chips. */
export function sizeOf(look: PieceLook, detail: Detail = 'map'): Size {
  if (look.name !== undefined) return detail === 'full' ? { wide: 40, high: 46 } : { wide: 46, high: 40 };
  if (look.number === undefined) return look.arched ? { wide: 22, high: 25 } : CHIP;
  if (detail === 'full') return { wide: 34, high: 34 };
  return { wide: look.code === undefined ? 30 : 38, high: 26 };
}

/** A plate around the origin; a corner cut where it is weakened, both shoulders where its army wears them so. */
export function plate({ wide, high }: Size, weak: boolean, cut: boolean): string {
  const [x, y] = [wide / 2, high / 2];
  const left = cut ? `M${-x} ${y - 2}V${6 - y}L${6 - x} ${-y}` : `M${-x} ${y - 2}V${2 - y}Q${-x} ${-y} ${2 - x} ${-y}`;
  const right = weak
    ? `H${x - 8}L${x} ${8 - y}`
    : cut
      ? `H${x - 6}L${x} ${6 - y}`
      : `H${x - 2}Q${x} ${-y} ${x} ${2 - y}`;
  return `${left}${right}V${y - 2}Q${x} ${y} ${x - 2} ${y}H${2 - x}Q${-x} ${y} ${-x} ${y - 2}z`;
}

/** A leader's card around the origin: a round arch, or cut shoulders. */
export function card({ wide, high }: Size, cut: boolean, inset = 0): string {
  const [x, top, bottom] = [wide / 2 - inset, inset - high / 2, high / 2 - inset];
  if (cut) return `M${-x} ${bottom}V${top + 9}L${9 - x} ${top}H${x - 9}L${x} ${top + 9}V${bottom}z`;
  return `M${-x} ${bottom}V${top + 13}Q${-x} ${top} 0 ${top}Q${x} ${top} ${x} ${top + 13}V${bottom}z`;
}
