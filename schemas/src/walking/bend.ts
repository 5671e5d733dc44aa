/** What seven bits hold, to both sides of 0. */
const MOST = 63;

/**
 * A turn between two patches, as `Walker.bend` holds it: how far, in half px, the walker was at half of its way from
 * the middle of the way. `turns` counts a walker's turns, so that two equal ones after each other differ.
 */
export function packBend(x: number, y: number, turns: number): number {
  const limited = (aside: number): number => Math.max(-MOST, Math.min(MOST, aside)) + MOST;
  return (limited(x) << 9) | (limited(y) << 2) | (turns & 3);
}

/** How far beside the middle of the way, in half px. */
export function unpackBend(bend: number): { x: number; y: number } {
  return { x: ((bend >> 9) & 0x7f) - MOST, y: ((bend >> 2) & 0x7f) - MOST };
}
