import { mainQuestsDone } from "../quests/main-quests.ts";
import type { Situation } from "./facts.ts";

/** From which week and level on there is the boss of the week (spec 2 §4). */
const WEEKLY = { week: 2, level: 5 } as const;

/** Quests that come before the golem: each category in each colour. */
export const MAIN_QUESTS = 12;

/** The last act of the main story: it comes before the golem too. */
export const LAST_ACT = "done.diamond";

/** Set by the elder who asks for help, and raised by each fight with the golem that was lost. */
export const GOLEM_CALLED = "golem.called";
export const GOLEM_LOST = "golem.lost";

/** The facts about the golem that come from elsewhere than the progress. */
export const GOLEM_FACTS = [
  "main-quests",
  "peace",
  "golem.awake",
  "golem.story",
  "golem.weekly",
  "golem",
] as const;

/**
 * Whether the main quest is done (spec 2 §4): every colour quest, and the last act. Whom the elder had called before there was
 * that act stays called.
 */
export const mainQuestDone = ({ progress, wallet }: Pick<Situation, "progress" | "wallet">): boolean =>
  mainQuestsDone(wallet) >= MAIN_QUESTS &&
  [LAST_ACT, GOLEM_CALLED].some((fact) => (progress.facts[fact] ?? 0) > 0);

/**
 * What a situation says of the golem and of the weekly boss (spec 2 §3, §4). `golem.awake`: the main quest is done, and the
 * golem has not found its peace. `golem.story`: the elder has asked for help too, so that the golem can be fought.
 * `golem.weekly`: there is a boss of the week to practise with, to the end of the event. `golem`: either.
 */
export function golemFacts({
  progress,
  wallet,
  season,
}: Pick<Situation, "progress" | "wallet" | "season">): Record<(typeof GOLEM_FACTS)[number], number> {
  const done = mainQuestsDone(wallet);
  const isAwake = mainQuestDone({ progress, wallet }) && !wallet.peace;
  const isStory = isAwake && (progress.facts[GOLEM_CALLED] ?? 0) > 0;
  const hasBegun = season.week >= WEEKLY.week || season.phase === "post-event";
  const isWeekly = hasBegun && wallet.level >= WEEKLY.level;
  return {
    "main-quests": done,
    peace: Number(wallet.peace),
    "golem.awake": Number(isAwake),
    "golem.story": Number(isStory),
    "golem.weekly": Number(isWeekly),
    golem: Number(isStory || isWeekly),
  };
}
