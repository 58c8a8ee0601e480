/** Ultimus Romanorum: the empire and its enemies. */
import { plain, plainSide } from '../plain';
import type { Title } from '../title';
import Hand from './Hand.svelte';
import Papers from './Papers.svelte';
import Signs from './Signs.svelte';
import { piece, SIDES, sort, sums, zones } from './pieces';

export const ultimus: Title = {
  ...plain,
  side: (slug, order) => SIDES[slug ?? ''] ?? plainSide(slug, order),
  piece,
  sort,
  sums,
  zones,
  hand: Hand,
  signs: Signs,
  after: Papers,
  mild: ['discard', 'pass'],
  poster: { emblem: 'chirho', fill: 'var(--west)', centre: [0.243, 0.345], zoom: 0.78 },
};
