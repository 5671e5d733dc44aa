import { gemsFound } from "@diamond-valley/schemas/story/gems.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";

/** An answer to a touch, and what the player had done before it. */
export interface Answered {
  readonly answer: Pick<InteractAnswer, "granted" | "progress">;
  readonly before: Progress | null;
}

/** What a part paid as it came to its end, and its diamonds that lie about. */
export interface PartResult {
  readonly part: string;
  readonly diamonds: number;
  readonly experience: number;
  readonly gems: { readonly found: number; readonly count: number };
}

/** The part that an answer brought to its end, or null. */
export function partEnded(
  { answer: { granted, progress }, before }: Answered,
  parts: Iterable<readonly [string, { done: string; gems: { count: number } }]> = PARTS,
): PartResult | null {
  if (!before) return null;
  for (const [part, { done, gems }] of parts) {
    if ((before.facts[done] ?? 0) > 0 || (progress.facts[done] ?? 0) === 0) continue;
    const { diamonds = 0, experience = 0 } = granted ?? {};
    return { part, diamonds, experience, gems: { found: gemsFound(progress, part), count: gems.count } };
  }
  return null;
}
