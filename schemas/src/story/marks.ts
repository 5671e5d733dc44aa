import { CHARACTERS, type CharacterSlug } from "../characters/characters.ts";
import { factsOf, type Situation } from "./facts.ts";
import { reactionOf } from "./reaction-of.ts";

/** Over a character: `!` has something ready for the player, `?` wants something or has something new to say. */
export type Mark = "!" | "?";

/** The mark of each character that has one, as things stand at `now` (epoch ms in season time). */
export function marksOf(situation: Situation, now: number): Partial<Record<CharacterSlug, Mark>> {
  const facts = factsOf(situation, now);
  const marks: Partial<Record<CharacterSlug, Mark>> = {};
  for (const slug of Object.keys(CHARACTERS) as CharacterSlug[]) {
    const mark = reactionOf({ name: slug, requires: "", otherwise: null, ...CHARACTERS[slug] }, facts)?.mark;
    if (mark) marks[slug] = mark;
  }
  return marks;
}
