/** Ultimus Romanorum: the empire and its enemies. */
import { plain, plainSide } from '../plain';
import type { Title } from '../title';
import { piece, SIDES } from './pieces';

export const ultimus: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  poster: { emblem: 'chirho', fill: 'var(--west)', centre: [0.36, 0.38], zoom: 0.4 },
};
