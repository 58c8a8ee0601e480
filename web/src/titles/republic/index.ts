/** The Republic of Rome: its poster. */
import { plain } from '../plain';
import type { Title } from '../title';

export const republic: Title = {
  ...plain,
  poster: { emblem: 'eagle', fill: 'var(--rome)', centre: [0.5, 0.5], zoom: 0.4 },
};
