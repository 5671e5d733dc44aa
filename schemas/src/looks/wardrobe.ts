import * as z from "zod/mini";
import content from "../../content/wardrobe.json" with { type: "json" };
import { MEMBERSHIP_FACTS, type Membership, membershipFacts } from "../story/membership.ts";
import { MASTERY_MAX } from "../wallet/mastery.ts";
import { SKILLS, type Skill, type WalletView } from "../wallet/wallet.ts";

/** Where on a robot a piece is worn, in the order of packing (spec 2 §2, the customiser). */
export const OUTFIT_SLOTS = [
  "headgear",
  "clothes",
  "costume",
  "weapon",
  "badge",
  "scarf",
  "boots",
  "back",
  "glow",
] as const satisfies readonly (keyof typeof content)[];
export type OutfitSlot = (typeof OUTFIT_SLOTS)[number];

/** The pieces of each slot, by slug. A slug names one piece of the whole wardrobe. */
type Pieces = { readonly [Slot in OutfitSlot]: keyof (typeof content)[Slot] };
export type PieceSlug<Slot extends OutfitSlot = OutfitSlot> = Pieces[Slot];

const Unlock = z.union([
  /** Everybody has it. */
  z.literal("start"),
  /** From this mastery level on in each of these skills (spec 2 §9). */
  z.strictObject({
    skills: z.array(z.enum(SKILLS)).check(z.minLength(1)),
    level: z.int().check(z.minimum(2), z.maximum(MASTERY_MAX)),
  }),
  /** Whoever has an item that stays: a hall, the Manor, a guild or a day of the sign-in gave it. */
  z.strictObject({ item: z.string().check(z.regex(/^[a-z0-9-]+$/)) }),
  /** Who somebody is at the store: a fact of `story/membership.ts`. */
  z.strictObject({ fact: z.enum(MEMBERSHIP_FACTS) }),
]);
/** What opens a piece. */
export type Unlock = z.output<typeof Unlock>;

/** A piece of the wardrobe. */
export interface Piece {
  slot: OutfitSlot;
  slug: PieceSlug;
  unlock: Unlock;
}

const TABLE = z.strictObject(
  Object.fromEntries(OUTFIT_SLOTS.map((slot) => [slot, z.record(z.string(), Unlock)])) as Record<
    OutfitSlot,
    z.ZodMiniRecord<z.ZodMiniString, typeof Unlock>
  >,
);

/**
 * All pieces (`content/wardrobe.json`), slot by slot in the order of packing: new ones go to the end of their slot, so
 * that old outfits stay. Throws at start-up where the file is not as it should be.
 */
export const PIECES: readonly Piece[] = readPieces();

function readPieces(): Piece[] {
  const table = TABLE.parse(content);
  return OUTFIT_SLOTS.flatMap((slot) =>
    Object.entries(table[slot]).map(([slug, unlock]) => ({ slot, slug: slug as PieceSlug, unlock })),
  );
}

/** The pieces of a slot, in the order of packing. */
export function piecesOf(slot: OutfitSlot): readonly Piece[] {
  return PIECES.filter((piece) => piece.slot === slot);
}

/** What of a player opens pieces. */
export interface WardrobeKey {
  wallet: Pick<WalletView, "mastery" | "items">;
  membership: Membership;
}

/** Mastery levels that are still missing, all skills together; 0 for a piece that mastery does not hold back. */
export function missingLevels({ unlock }: Piece, mastery: Record<Skill, { level: number }>): number {
  if (unlock === "start" || !("skills" in unlock)) return 0;
  return unlock.skills.reduce((sum, skill) => sum + Math.max(0, unlock.level - mastery[skill].level), 0);
}

/** Whether a player may wear a piece. */
export function isUnlocked(piece: Piece, { wallet, membership }: WardrobeKey): boolean {
  const { unlock } = piece;
  if (unlock === "start") return true;
  if ("item" in unlock) return (wallet.items[unlock.item] ?? 0) > 0;
  if ("fact" in unlock) return (membershipFacts(membership)[unlock.fact] ?? 0) > 0;
  return missingLevels(piece, wallet.mastery) === 0;
}

/** All that a player may wear. */
export function unlockedPieces(key: WardrobeKey): Piece[] {
  return PIECES.filter((piece) => isUnlocked(piece, key));
}

/** What a change of the wallet opened. */
export function newlyUnlocked(
  before: WardrobeKey["wallet"],
  after: WardrobeKey["wallet"],
  membership: Membership,
): Piece[] {
  return PIECES.filter(
    (piece) =>
      isUnlocked(piece, { wallet: after, membership }) && !isUnlocked(piece, { wallet: before, membership }),
  );
}

/** The locked piece that the fewest mastery levels are missing to, the first of them; null once mastery has opened all. */
export function nextPiece({ mastery }: Pick<WalletView, "mastery">): Piece | null {
  let next: Piece | null = null;
  for (const piece of PIECES) {
    const missing = missingLevels(piece, mastery);
    if (missing > 0 && (next === null || missing < missingLevels(next, mastery))) next = piece;
  }
  return next;
}

/** The groups of the Lookbook: by what opens their pieces. */
export const PIECE_GROUPS = ["start", ...SKILLS, "pairs", "all", "gifts"] as const;
export type PieceGroup = (typeof PIECE_GROUPS)[number];

/** The group that a piece is shown in. */
export function groupOf({ unlock }: Piece): PieceGroup {
  if (unlock === "start") return "start";
  if (!("skills" in unlock)) return "gifts";
  const [first, second, third] = unlock.skills;
  if (third) return "all";
  return second ? "pairs" : first!;
}

/** Looks up a text by its key. */
export type WardrobeText = (key: string, values?: Record<string, string | number>) => string;

/** What opens a piece, in words of the texts `wardrobe`: "Fishing 5 and Mining 5". */
export function unlockWords({ unlock }: Piece, text: WardrobeText): string {
  if (unlock === "start") return text("wardrobe:unlock.start");
  if ("item" in unlock) return text(`wardrobe:unlock.item.${unlock.item}`);
  if ("fact" in unlock) return text(`wardrobe:unlock.fact.${unlock.fact}`);
  const [first = "", second = "", third = ""] = unlock.skills.map((skill) => text(`wardrobe:skill.${skill}`));
  return text(`wardrobe:unlock.skills-${unlock.skills.length}`, {
    first,
    second,
    third,
    level: unlock.level,
  });
}
