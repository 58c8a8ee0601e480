/** Hannibal: Rome against Carthage. */
import type { Piece } from '../../lib/types';
import { plain, plainSide } from '../plain';
import type { PieceLook, SideLook, Title } from '../title';

const SIDES: Record<string, SideLook> = {
  rome: { fill: 'var(--rome)', text: 'var(--onside)', shape: 'square', emblem: 'eagle' },
  carthage: { fill: 'var(--carthage)', text: 'var(--onside)', shape: 'disc', emblem: 'tanit' },
  tribe: { fill: 'var(--tribe)', text: 'var(--onside)', shape: 'hexagon', emblem: 'axe' },
};

function piece(one: Piece): PieceLook {
  const general = typeof one['general'] === 'string' ? one['general'] : null;
  const helmet = one.side === 'carthage' ? 'pointed-helmet' : 'general';
  if (general !== null) return { icon: helmet, arched: true, rimmed: false, group: general };
  return { icon: one.piece === 'elephant' ? 'elephant' : 'infantry', arched: false, rimmed: false, group: one.piece };
}

export const hannibal: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  poster: { emblem: 'tanit', fill: 'var(--carthage)', centre: [0.6, 0.45], zoom: 0.5 },
};
