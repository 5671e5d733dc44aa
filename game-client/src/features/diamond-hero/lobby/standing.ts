import type { EndAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";

/** How a run stands to those before it, as keys of `hero:result.<...>` (spec 2 §4). */
export interface Standing {
  /** What is told large, and whether it is good news. */
  readonly label: string;
  readonly isGood: boolean;
  /** What stands below it: whether the run is ranked, each word of it once. */
  readonly notes: readonly string[];
}

/** What is told of a run's standing: a run that is not ranked has no best, but it may be the first. */
export function standingOf({ standing, ranked }: Pick<EndAnswer, "standing" | "ranked">): Standing {
  const isGood = standing === "first" || (ranked && standing === "best");
  if (!ranked && !isGood) return { label: "unranked", isGood, notes: ["calm"] };
  return { label: `standing.${standing}`, isGood, notes: ranked ? ["ranked"] : ["unranked", "calm"] };
}
