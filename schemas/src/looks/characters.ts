import type { CharacterLook } from "./look.ts";

/** How the characters on the maps look, by their slug. */
export const CHARACTER_LOOKS = {
  mayor: { head: "round", colour: "gold", hat: "top", scarf: "none", eyes: "mint", accent: "white" },
  fisher: { head: "dome", colour: "sky", hat: "straw", scarf: "none", eyes: "amber", accent: "white" },
  miner: { head: "tv", colour: "coral", hat: "miner", scarf: "none", eyes: "gold", accent: "white" },
  ranger: { head: "egg", colour: "leaf", hat: "leaf", scarf: "gold", eyes: "white", accent: "gold" },
  trader: { head: "drum", colour: "teal", hat: "visor", scarf: "coral", eyes: "gold", accent: "coral" },
  scientist: { head: "dome", colour: "white", hat: "goggles", scarf: "sky", eyes: "cyan", accent: "violet" },
  herald: { head: "tv", colour: "violet", hat: "crown", scarf: "coral", eyes: "pink", accent: "gold" },
  keeper: { head: "egg", colour: "night", hat: "wizard", scarf: "violet", eyes: "cyan", accent: "violet" },
  elder: { head: "drum", colour: "mint", hat: "feather", scarf: "gold", eyes: "white", accent: "gold" },
  gardener: { head: "cat", colour: "pink", hat: "daisy", scarf: "leaf", eyes: "mint", accent: "white" },
  lakekeeper: { head: "round", colour: "lime", hat: "captain", scarf: "teal", eyes: "white", accent: "gold" },
  angler: { head: "cat", colour: "coral", hat: "straw", scarf: "sky", eyes: "cyan", accent: "white" },
} as const satisfies Record<string, CharacterLook>;

export type CharacterSlug = keyof typeof CHARACTER_LOOKS;
