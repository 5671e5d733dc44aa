/** The picture of a worn weapon in px, and where in it the hand is. */
export const WEAPON_HAND = { width: 48, height: 84, x: 24, y: 64 } as const;
