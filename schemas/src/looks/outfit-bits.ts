import type { OutfitSlot } from "./wardrobe.ts";

/**
 * Bits of each slot in a packed outfit, in the order of packing: all of a uint32. A packed look has eight bits to spare
 * for what comes after. It stands apart from the table of pieces, which is too heavy for whoever only passes outfits on.
 */
export const OUTFIT_BITS: Readonly<Record<OutfitSlot, number>> = {
  headgear: 4,
  clothes: 4,
  costume: 4,
  weapon: 4,
  badge: 3,
  scarf: 3,
  boots: 3,
  back: 4,
  glow: 3,
};

/** The bits of the weapon, which begin behind those of the three slots before. */
const WEAPON =
  ((1 << OUTFIT_BITS.weapon) - 1) << (OUTFIT_BITS.headgear + OUTFIT_BITS.clothes + OUTFIT_BITS.costume);

/** A packed outfit with nothing in its hands. */
export const withoutWeapon = (packed: number): number => (packed & ~WEAPON) >>> 0;

/** The weapon of a packed outfit and nothing else. */
export const weaponAlone = (packed: number): number => (packed & WEAPON) >>> 0;
