import type { Part } from "./parts.ts";
import type { Progress } from "./progress.ts";

/** How many of the diamonds that lie about in a part of the story a player has picked up. */
export function gemsFound({ facts }: Pick<Progress, "facts">, part: string): number {
  return Object.keys(facts).filter((name) => name.startsWith(`gem.${part}.`)).length;
}

/** An act with diamonds that a player has not picked up yet. */
export interface MissingGems {
  readonly part: string;
  readonly mission: string;
  readonly found: number;
  readonly count: number;
  readonly left: number;
}

/**
 * Where diamonds of the main city still lie about, act by act: whoever has them all may play Diamond Hero (spec 2 §4). Halls,
 * gifts and Easter eggs don't count.
 */
export function missingGems(
  progress: Pick<Progress, "facts">,
  parts: Iterable<readonly [string, Pick<Part, "kind" | "mission" | "gems">]>,
): MissingGems[] {
  return [...parts].flatMap(([part, { kind, mission, gems }]) => {
    const { count } = gems;
    const found = gemsFound(progress, part);
    return kind === "main" && found < count ? [{ part, mission, found, count, left: count - found }] : [];
  });
}
