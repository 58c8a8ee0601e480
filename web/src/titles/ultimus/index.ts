/** Ultimus Romanorum: the empire and its enemies. */
import type { Piece } from '../../lib/types';
import { plain, plainSide } from '../plain';
import type { PieceLook, SideLook, Title } from '../title';

const SIDES: Record<string, SideLook> = {
  romain: { fill: 'var(--west)', text: 'var(--onside)', shape: 'square', emblem: 'chirho' },
  barbare: { fill: 'var(--people)', text: 'var(--onside)', shape: 'lozenge', emblem: 'axe' },
};

function piece(one: Piece): PieceLook {
  return { icon: one.side === 'barbare' ? 'axe' : 'infantry', arched: false, rimmed: false, group: one.side ?? '' };
}

export const ultimus: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  poster: { emblem: 'chirho', fill: 'var(--west)', centre: [0.36, 0.38], zoom: 0.4 },
};
