import * as z from "zod/mini";
import { PlayerLook } from "./look.ts";
import { OUTFIT_BITS } from "./outfit-bits.ts";
import {
  isUnlocked,
  OUTFIT_SLOTS,
  type OutfitSlot,
  type Piece,
  type PieceSlug,
  piecesOf,
  type WardrobeKey,
} from "./wardrobe.ts";

/** What is worn in each slot: the slug of a piece, or "none". */
export type Outfit = { readonly [Slot in OutfitSlot]: PieceSlug<Slot> | "none" };

/** What may be worn in each slot, in the order of packing: 0 is "none". */
const OPTIONS = Object.fromEntries(
  OUTFIT_SLOTS.map((slot) => [slot, ["none", ...piecesOf(slot).map(({ slug }) => slug)]]),
) as unknown as { readonly [Slot in OutfitSlot]: readonly ["none", ...PieceSlug<Slot>[]] };

/** An outfit as it is sent. Pieces that there are not are refused; whether they are unlocked is judged by `lockedIn`. */
export const Outfit = z.strictObject({
  headgear: z.enum(OPTIONS.headgear),
  clothes: z.enum(OPTIONS.clothes),
  costume: z.enum(OPTIONS.costume),
  weapon: z.enum(OPTIONS.weapon),
  badge: z.enum(OPTIONS.badge),
  scarf: z.enum(OPTIONS.scarf),
  boots: z.enum(OPTIONS.boots),
  back: z.enum(OPTIONS.back),
  glow: z.enum(OPTIONS.glow),
});

/** `PUT /game_rpg/character`: a look, and an outfit over it. Without an outfit what is worn stays. */
export const PlayerCharacter = z.object({ ...PlayerLook.shape, outfit: z.optional(Outfit) });
export type PlayerCharacter = z.infer<typeof PlayerCharacter>;

/** Nothing over the look. */
export const NO_OUTFIT = Object.fromEntries(OUTFIT_SLOTS.map((slot) => [slot, "none"])) as Outfit;

/** The outfit as one uint32 for the room state; 0 is no outfit at all. */
export function packOutfit(outfit: Outfit): number {
  let [packed, shift] = [0, 0];
  for (const slot of OUTFIT_SLOTS) {
    packed |= (OPTIONS[slot] as readonly string[]).indexOf(outfit[slot]) << shift;
    shift += OUTFIT_BITS[slot];
  }
  return packed >>> 0;
}

/** The outfit that a uint32 stands for; a piece that this version does not know is not worn. */
export function unpackOutfit(packed: number): Outfit {
  let shift = 0;
  const worn = OUTFIT_SLOTS.map((slot) => {
    const index = (packed >>> shift) & ((1 << OUTFIT_BITS[slot]) - 1);
    shift += OUTFIT_BITS[slot];
    return [slot, OPTIONS[slot][index] ?? "none"];
  });
  return Object.fromEntries(worn) as Outfit;
}

/** The pieces of an outfit, slot by slot. */
export function wornPieces(outfit: Outfit): Piece[] {
  return OUTFIT_SLOTS.flatMap((slot) => piecesOf(slot).filter(({ slug }) => slug === outfit[slot]));
}

/** The pieces of an outfit that a player may not wear. */
export function lockedIn(outfit: Outfit, key: WardrobeKey): Piece[] {
  return wornPieces(outfit).filter((piece) => !isUnlocked(piece, key));
}

/** Whether a player may wear an outfit. */
export function mayWear(outfit: Outfit, key: WardrobeKey): boolean {
  return lockedIn(outfit, key).length === 0;
}
