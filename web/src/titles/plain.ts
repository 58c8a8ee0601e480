/** How a title looks that has nothing of its own here. */
import type { Piece } from '../lib/types';
import type { PieceLook, Shape, SideLook, Title } from './title';

const FILLS = ['--rome', '--carthage', '--tribe', '--purple', '--black', '--yellow'];
const SHAPES: Shape[] = ['square', 'disc', 'hexagon', 'shield', 'lozenge', 'flat-hexagon'];
const EMBLEMS = ['eagle', 'star', 'axe', 'sun', 'laurel', 'wolf'];

const ordinal = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

export function plainSide(slug: string | null | undefined, order: number): SideLook {
  const at = (order >= 0 ? order : ordinal(slug ?? '')) % FILLS.length;
  return {
    fill: `var(${FILLS[at]})`,
    text: at === 5 ? 'var(--face-ink)' : 'var(--onside)',
    shape: SHAPES[at] ?? 'square',
    emblem: EMBLEMS[at] ?? 'star',
  };
}

export function plainPiece(piece: Piece): PieceLook {
  return { icon: 'infantry', arched: false, rimmed: false, group: piece.piece };
}

export const plain: Title = {
  side: plainSide,
  piece: plainPiece,
  marks: () => [],
  coin: () => null,
  roads: () => [],
  poster: { emblem: 'star', fill: 'var(--rome)', centre: [0.5, 0.5], zoom: 0.5 },
};
