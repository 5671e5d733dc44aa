/**
 * Depths. What stands on the ground has its own y (0 .. map height) as depth, so that what is nearer
 * covers what is behind; all else is on one of these layers.
 */
export const LAYER = {
  ground: -100,
  water: -60,
  waterLife: -55,
  flat: -50,
  shadow: -40,
  /** Names, marks and bubbles, above everything that stands. */
  tag: 10_000,
  bubble: 10_100,
  /** Cloud shadows, petals, rays. */
  air: 11_000,
  burst: 12_000,
} as const;
