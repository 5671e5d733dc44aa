import type { Progress } from "./progress.ts";

/** The acts behind which the postbot waits on the plaza with a letter, in the order of the story (spec 2 §4). */
export const LETTERS = ["silver", "platinum"] as const;
export type Letter = (typeof LETTERS)[number];

/** Who brings them. */
export const POSTBOT = "tock";

/** The facts about letters that follow from the progress. */
export const LETTER_FACTS = ["sought", ...LETTERS.map((letter) => `sought.${letter}` as const)] as const;

/**
 * What the progress says of letters: `sought.<act>` from that act's end until its letter is read (`letter.<act>`), and `sought`
 * while any letter waits: somebody is still looking for the player.
 */
export function letterFacts({
  facts,
}: Pick<Progress, "facts">): Record<(typeof LETTER_FACTS)[number], number> {
  const waits = (letter: Letter): number =>
    Number((facts[`done.${letter}`] ?? 0) > 0 && (facts[`letter.${letter}`] ?? 0) === 0);
  const [silver, platinum] = [waits("silver"), waits("platinum")];
  return { sought: Math.max(silver, platinum), "sought.silver": silver, "sought.platinum": platinum };
}
