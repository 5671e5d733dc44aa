/** Share of the way to the player that the camera goes in a sixtieth of a second. */
const FOLLOW = 0.09;
const SIXTIETH = 1_000 / 60;

/** The share of the way that the camera goes in `delta` ms: the same path at every frame rate. */
export const followShare = (delta: number): number => 1 - (1 - FOLLOW) ** (delta / SIXTIETH);
