import * as z from "zod/mini";
import { withFavourReactions } from "../favours/reactions.ts";
import { CharacterLook } from "../looks/look.ts";
import { Reactions } from "../story/reaction.ts";
import { Requirement } from "../story/requirement.ts";
import * as list from "./list.ts";

/** Whom a character walks a player to, and when. */
const Escort = z.strictObject({ when: Requirement, to: z.string() });

/** A character: how it looks, and what it says and does by the player's stage (`content/characters/<slug>.json`). */
const Character = z.strictObject({
  look: CharacterLook,
  /** What it wears over its look, packed as `looks/outfit.ts` packs it. */
  outfit: z.optional(z.int().check(z.minimum(0))),
  reactions: Reactions,
  /** Only the player's own client shows the walk: for everybody else the character stays where the map puts it. */
  escort: z.optional(Escort),
});
export type Character = z.output<typeof Character>;

export type CharacterSlug = keyof typeof list;

/** By the slug that the maps give them. Throws at start-up where a file is not as it should be. */
export const CHARACTERS = Object.fromEntries(
  Object.entries(list).map(([slug, content]) => {
    const character = Character.parse(content);
    return [slug, { ...character, reactions: withFavourReactions(slug, character.reactions) }];
  }),
) as Readonly<Record<CharacterSlug, Character>>;

/** Whether there is a character of this slug. */
export function isCharacter(slug: string): slug is CharacterSlug {
  return Object.hasOwn(CHARACTERS, slug);
}
