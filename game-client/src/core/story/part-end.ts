import { gemsFound } from "@diamond-valley/schemas/story/gems.ts";
import { type StarsWon, starsWon } from "@diamond-valley/schemas/story/log.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { PARTS, type Part } from "@diamond-valley/schemas/story/parts.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";

/** An answer to a touch, and what the player had done before it. */
export interface Answered {
  readonly answer: Pick<InteractAnswer, "granted" | "progress">;
  readonly before: Progress | null;
}

/** What a part paid as it came to its end, and what of its diamonds was found and of its stars won. */
export interface PartResult {
  readonly part: string;
  readonly diamonds: number;
  readonly experience: number;
  readonly gems: { readonly found: number; readonly count: number };
  readonly stars: StarsWon;
}

type EndingPart = Pick<Part, "done" | "stars"> & { readonly gems: Pick<Part["gems"], "count"> };

/** The part that an answer brought to its end, or null. */
export function partEnded(
  { answer: { granted, progress }, before }: Answered,
  parts: Iterable<readonly [string, EndingPart]> = PARTS,
): PartResult | null {
  if (!before) return null;
  for (const [part, { done, gems, stars }] of parts) {
    if ((before.facts[done] ?? 0) > 0 || (progress.facts[done] ?? 0) === 0) continue;
    const { diamonds = 0, experience = 0 } = granted ?? {};
    return {
      part,
      diamonds,
      experience,
      gems: { found: gemsFound(progress, part), count: gems.count },
      stars: starsWon({ stars }, (name) => progress.facts[name] ?? 0),
    };
  }
  return null;
}
