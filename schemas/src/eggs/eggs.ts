import type { Progress } from "../story/progress.ts";
import type { Facts } from "../story/requirement.ts";

/** How many Easter eggs there are, and what each pays: 300 diamonds in all (spec 2 §9). */
export const EGGS = 15;
export const EGG_DIAMONDS = 20;

/** The mission that they belong to (spec 2 §3). */
export const EGG_MISSION = "easter_eggs";

/** The egg of who has read every note: it is found wherever the last of what it takes happens. */
export const NOTES_EGG = 14;

/** What the last act sets: from then on there are eggs (spec 2 §4). */
const OPENED_BY = "done.diamond";

type Known = Pick<Progress, "facts">;

/** Whether eggs can be found yet. */
export const eggsOpen = (facts: Facts): boolean => facts(OPENED_BY) > 0;

/** The fact that an egg was found. */
export const eggFact = (egg: number): string => `egg.${egg}`;

/** Whether an egg waits to be found. */
export const eggWaits = (egg: number, facts: Facts): boolean => eggsOpen(facts) && facts(eggFact(egg)) === 0;

/** The eggs that were found, by their numbers. */
export const eggsFound = ({ facts }: Known): number[] =>
  Array.from({ length: EGGS }, (_, index) => index + 1).filter((egg) => (facts[eggFact(egg)] ?? 0) > 0);

/** What finding an egg changes: it counts once for each player, by whatever way it was found. */
export const eggEffects = (egg: number) => ({
  set: { [eggFact(egg)]: 1 },
  grant: { key: `story:${eggFact(egg)}`, diamonds: EGG_DIAMONDS },
});

/** The eggs among the achievements. */
export function eggMission(known: Known) {
  const found = eggsFound(known).length;
  return {
    mission: EGG_MISSION,
    state: found === EGGS ? ("done" as const) : found > 0 ? ("on-going" as const) : ("open" as const),
    diamonds: { earned: found * EGG_DIAMONDS, most: EGGS * EGG_DIAMONDS },
  };
}
