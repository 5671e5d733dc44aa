import { CHARACTERS, type CharacterSlug } from "../characters/characters.ts";
import type { CharacterLook } from "./look.ts";

export type { CharacterSlug } from "../characters/characters.ts";

/** How the characters on the maps look, by their slug. */
export const CHARACTER_LOOKS = Object.fromEntries(
  Object.entries(CHARACTERS).map(([slug, { look }]) => [slug, look]),
) as Readonly<Record<CharacterSlug, CharacterLook>>;
