import * as z from "zod/mini";
import { pick, seededRandom } from "../random.ts";

/** What robots can look like, in the order of packing: new choices go to the end of a list, so that old looks stay. */
export const LOOK_OPTIONS = {
  head: ["round", "dome", "tv", "egg", "cat", "drum", "ring"],
  colour: [
    "cream",
    "coral",
    "teal",
    "violet",
    "gold",
    "sky",
    "leaf",
    "pink",
    "white",
    "lime",
    "mint",
    "night",
  ],
  hat: [
    "antenna",
    "miner",
    "straw",
    "top",
    "leaf",
    "cap",
    "beanie",
    "headphones",
    "bow",
    "crown",
    "wizard",
    "goggles",
    "captain",
    "feather",
    "daisy",
    "visor",
    "prism",
    "headset",
  ],
  scarf: ["none", "coral", "teal", "violet", "gold", "sky", "leaf", "pink"],
  eyes: ["cyan", "mint", "amber", "gold", "pink", "white"],
  accent: ["gold", "white", "coral", "teal", "violet", "sky"],
} as const;

/** How a robot looks. */
export const CharacterLook = z.object({
  head: z.enum(LOOK_OPTIONS.head),
  colour: z.enum(LOOK_OPTIONS.colour),
  hat: z.enum(LOOK_OPTIONS.hat),
  scarf: z.enum(LOOK_OPTIONS.scarf),
  eyes: z.enum(LOOK_OPTIONS.eyes),
  accent: z.enum(LOOK_OPTIONS.accent),
});
export type CharacterLook = z.infer<typeof CharacterLook>;

/**
 * What players choose from. The other hats belong to the characters of the village, each known by its own; and nobody but Core
 * is a ring.
 */
export const PLAYER_OPTIONS = {
  ...LOOK_OPTIONS,
  head: ["round", "dome", "tv", "egg", "cat", "drum"],
  hat: ["antenna", "cap", "beanie", "headphones", "bow"],
} as const;

/** `PUT /game_rpg/character`: a look that a player may choose. */
export const PlayerLook = z.object({
  ...CharacterLook.shape,
  head: z.enum(PLAYER_OPTIONS.head),
  hat: z.enum(PLAYER_OPTIONS.hat),
});
export type PlayerLook = z.infer<typeof PlayerLook>;

/** Bits of each part in a packed look; the six parts take 24 of a uint32. */
const BITS = 4;
const PART = (1 << BITS) - 1;
/** Behind the six parts stand the higher bits of the hat, of which there are more than 16. */
const HIGHER_HAT = 6;

/** The look as one uint32 for the room state. */
export const packLook = (look: CharacterLook): number => {
  const hat = LOOK_OPTIONS.hat.indexOf(look.hat);
  return [
    LOOK_OPTIONS.head.indexOf(look.head),
    LOOK_OPTIONS.colour.indexOf(look.colour),
    hat & PART,
    LOOK_OPTIONS.scarf.indexOf(look.scarf),
    LOOK_OPTIONS.eyes.indexOf(look.eyes),
    LOOK_OPTIONS.accent.indexOf(look.accent),
    hat >> BITS,
  ].reduce((packed, choice, part) => packed | (choice << (part * BITS)), 0);
};

/** The look that a uint32 stands for; a choice that this version does not know becomes the first of its list. */
export const unpackLook = (packed: number): CharacterLook => {
  const bits = (part: number): number => (packed >>> (part * BITS)) & PART;
  const choice = <T>(options: readonly [T, ...T[]], part: number): T => options[bits(part)] ?? options[0];
  return {
    head: choice(LOOK_OPTIONS.head, 0),
    colour: choice(LOOK_OPTIONS.colour, 1),
    hat: LOOK_OPTIONS.hat[bits(2) | (bits(HIGHER_HAT) << BITS)] ?? LOOK_OPTIONS.hat[0],
    scarf: choice(LOOK_OPTIONS.scarf, 3),
    eyes: choice(LOOK_OPTIONS.eyes, 4),
    accent: choice(LOOK_OPTIONS.accent, 5),
  };
};

/** A packed look as a player may wear it: what is a character's own becomes an antenna, or a round head. */
export const asPlayerLook = (packed: number): number => {
  const look = unpackLook(packed);
  if (PlayerLook.safeParse(look).success) return packed;
  const head = look.head === "ring" ? "round" : look.head;
  return packLook({ ...look, head, hat: PLAYER_OPTIONS.hat.find((hat) => hat === look.hat) ?? "antenna" });
};

/** A player's look drawn from a seed: the same for the same seed, for players who have not chosen yet. */
export const randomLook = (seed: number): PlayerLook => {
  const random = seededRandom(seed);
  return {
    head: pick(random, PLAYER_OPTIONS.head),
    colour: pick(random, LOOK_OPTIONS.colour),
    hat: pick(random, PLAYER_OPTIONS.hat),
    scarf: pick(random, LOOK_OPTIONS.scarf),
    eyes: pick(random, LOOK_OPTIONS.eyes),
    accent: pick(random, LOOK_OPTIONS.accent),
  };
};
