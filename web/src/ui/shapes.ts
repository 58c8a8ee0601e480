/** The outlines that tell sides apart, each around the origin, about 18 across. */
import type { Shape } from '../titles/title';

export const SHAPES: Record<Shape, string> = {
  lozenge: 'M0 -10L10 0 0 10 -10 0z',
  square: 'M-8 -8H8V8H-8z',
  disc: 'M0 -9a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  shield: 'M-8.500 -8H8.500V1Q8.500 7 0 10 -8.500 7 -8.500 1z',
  hexagon: 'M0 -9.500L8.500 -4.500V4.500L0 9.500 -8.500 4.500V-4.500z',
  'flat-hexagon': 'M-6 -9H6L9.500 0 6 9H-6L-9.500 0z',
};

/** The bodies of chips around the origin, 22 wide, and the one with a round arch on top. */
export const CHIPS: Record<'square' | 'round' | 'pointed', string> = {
  square: 'M-8.500 -10H8.500Q11 -10 11 -7.500V7.500Q11 10 8.500 10H-8.500Q-11 10 -11 7.500V-7.500Q-11 -10 -8.500 -10z',
  round: 'M0 -10.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z',
  pointed: 'M-11 -10H11V4L0 11 -11 4z',
};

export const ARCH = 'M-11 10V-6Q-11 -15 0 -15Q11 -15 11 -6V10z';

/** A frame with battlements around the origin. */
export const WALL = 'M-9.500 -10h4v2.600h3.500v-2.600h4v2.600h3.500v-2.600h4V8.500H-9.500z';
