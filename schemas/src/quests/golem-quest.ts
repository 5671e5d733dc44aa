import type { Situation } from "../story/facts.ts";
import { GOLEM_CALLED, LAST_ACT, MAIN_QUESTS, mainQuestDone } from "../story/golem.ts";
import { type ObjectiveTarget, QUESTS } from "./content.ts";
import { mainQuestsDone, type QuestState } from "./main-quests.ts";

/** Set by the elder whom the player told of the peace. */
export const GOLEM_THANKED = "golem.thanked";

/** What is to be done of the last main quest: talk to the elder, battle the boss, talk to the elder again (spec 2 §4). */
export type GolemStep = "meet-elder" | "fight-golem" | "thank-elder";

/** The last main quest. Its texts are `quests:golem.*`. */
export interface GolemQuest {
  state: Exclude<QuestState, "ready">;
  /** What was done before, of all that comes before: each colour quest, and the last act of the story. */
  done: number;
  needed: number;
  /** Null before it begins, and when it is complete. */
  step: GolemStep | null;
  target: ObjectiveTarget | null;
}

/** The last main quest as it stands. */
export function golemQuest({ progress, wallet }: Pick<Situation, "progress" | "wallet">): GolemQuest {
  const { elder, circle } = QUESTS.golem;
  const has = (fact: string): boolean => (progress.facts[fact] ?? 0) > 0;
  const done = mainQuestsDone(wallet) + Number(has(LAST_ACT));
  const counts = { done, needed: MAIN_QUESTS + 1 };
  if (wallet.peace)
    return has(GOLEM_THANKED)
      ? { ...counts, state: "complete", step: null, target: null }
      : { ...counts, state: "on-going", step: "thank-elder", target: elder };
  if (!mainQuestDone({ progress, wallet }))
    return { ...counts, state: "to-complete", step: null, target: null };
  if (!has(GOLEM_CALLED)) return { ...counts, state: "on-going", step: "meet-elder", target: elder };
  return { ...counts, state: "on-going", step: "fight-golem", target: circle };
}
