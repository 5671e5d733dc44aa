import {
  type CharacterLook,
  PLAYER_OPTIONS,
  type PlayerLook,
  packLook,
} from "@diamond-valley/schemas/looks/look.ts";
import { lockedIn, type Outfit, packOutfit } from "@diamond-valley/schemas/looks/outfit.ts";
import {
  isUnlocked,
  type OutfitSlot,
  type Piece,
  piecesOf,
  type WardrobeKey,
} from "@diamond-valley/schemas/looks/wardrobe.ts";

/** A robot as its player dresses it: the look, and what is worn over it. */
export interface Character {
  readonly look: CharacterLook;
  readonly outfit: Outfit;
}

export type LookPart = keyof PlayerLook;

/** One thing that can be chosen: an option of the look, or a piece of the wardrobe; "none" for nothing in the slot. */
export type Choice =
  | { readonly part: LookPart; readonly option: string }
  | { readonly slot: OutfitSlot; readonly piece: Piece | null };

/** The slots in which a piece lies over a part of the look, so that choosing one takes the other off. */
const COVERS: Partial<Record<OutfitSlot, LookPart>> = { headgear: "hat", scarf: "scarf" };

/** The character after a choice. An option of the look takes off the piece that would cover it. */
export function choose({ look, outfit }: Character, choice: Choice): Character {
  if ("slot" in choice) return { look, outfit: { ...outfit, [choice.slot]: choice.piece?.slug ?? "none" } };
  const covering = Object.entries(COVERS).filter(([, part]) => part === choice.part);
  const uncovered = Object.fromEntries(covering.map(([slot]) => [slot, "none"]));
  return {
    look: { ...look, [choice.part]: choice.option },
    outfit: { ...outfit, ...uncovered },
  };
}

/** Whether a choice is what the character has. */
export function isChosen({ look, outfit }: Character, choice: Choice): boolean {
  if ("slot" in choice) return outfit[choice.slot] === (choice.piece?.slug ?? "none");
  const covered = Object.entries(COVERS).some(
    ([slot, part]) => part === choice.part && outfit[slot as OutfitSlot] !== "none",
  );
  return !covered && look[choice.part] === choice.option;
}

/** Whether two characters look the same. */
export function isSame(one: Character, other: Character): boolean {
  return packLook(one.look) === packLook(other.look) && packOutfit(one.outfit) === packOutfit(other.outfit);
}

/** The locked pieces that a character has on. */
export function triedOn({ outfit }: Character, key: WardrobeKey): Piece[] {
  return lockedIn(outfit, key);
}

/** What of a draft can be saved: in the place of a locked piece, what was worn there before, if that is still unlocked. */
export function wearable(draft: Character, saved: Character, key: WardrobeKey): Character {
  const back = triedOn(draft, key).map(({ slot }) => {
    const before = piecesOf(slot).find(({ slug }) => slug === saved.outfit[slot]);
    return [slot, before && isUnlocked(before, key) ? before.slug : "none"] as const;
  });
  return { look: draft.look, outfit: { ...draft.outfit, ...Object.fromEntries(back) } };
}

/** A part of the customiser: choices of which one counts. */
export interface Section {
  /** Key of its name: `looks:part.<name>` for parts of the look, `wardrobe:slot.<name>` for slots. */
  readonly name: LookPart | OutfitSlot;
  readonly choices: readonly Choice[];
}

const lookSection = (part: LookPart): Section => ({
  name: part,
  choices: PLAYER_OPTIONS[part].map((option): Choice => ({ part, option })),
});

/** The choices of a slot: nothing, or the options of the look that its pieces cover, and the pieces. */
function slotSection(slot: OutfitSlot): Section {
  const part = COVERS[slot];
  const first: readonly Choice[] = part ? lookSection(part).choices : [{ slot, piece: null }];
  return { name: slot, choices: [...first, ...piecesOf(slot).map((piece): Choice => ({ slot, piece }))] };
}

/** The tabs of the customiser with their sections (spec 2 §2: skin, eyes, hair, clothes, special, weapons, wearables). */
export const TABS = {
  skin: [lookSection("head"), lookSection("colour"), lookSection("accent")],
  eyes: [lookSection("eyes")],
  hair: [slotSection("headgear")],
  clothes: [slotSection("clothes")],
  special: [slotSection("costume"), slotSection("glow")],
  weapon: [slotSection("weapon")],
  wearable: [slotSection("badge"), slotSection("scarf"), slotSection("boots"), slotSection("back")],
} as const satisfies Record<string, readonly Section[]>;
export type Tab = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as Tab[];
