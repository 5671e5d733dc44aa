import { CHARACTERS, isCharacter } from "../characters/characters.ts";
import { partOf, wayOut } from "../places/parts.ts";
import { isPlace, type PlaceName } from "../places/registry.ts";
import { factsOf, type Situation } from "../story/facts.ts";
import { type PartEntry, partEntry, type StarsWon, starsWon } from "../story/log.ts";
import { type NextPart, nextPart } from "../story/next-part.ts";
import { currentStep, goalOf, PARTS } from "../story/parts.ts";
import { reactionOf } from "../story/reaction-of.ts";
import type { ObjectiveTarget } from "./content.ts";

/**
 * What of the story may be next: a step of the part that the player is in, diamonds that lie about there still, stars
 * that can be won there still, the way out of a part with nothing left in it, and the next act.
 */
export const STORY_STEPS = ["story-step", "story-gems", "story-stars", "story-out", "story-next"] as const;

/** What of the story is next. */
export interface StoryObjective {
  step: (typeof STORY_STEPS)[number];
  /** The part that it is about; its name is `story:part.<part>`. */
  part: string;
  /** Key of what the quest card says. */
  words: string;
  /** Steps of the part, diamonds or stars in it, so many of so many; both 0 where nothing is counted. */
  count: number;
  needed: number;
  target: ObjectiveTarget | null;
}

/** No step is over because time went by: what the player should do asks for no clock. */
const ANY_TIME = 0;

const targetOf = ({ place, object }: { place: string; object: string }): ObjectiveTarget | null =>
  isPlace(place) ? { place, object } : null;

/** Leads to an act that waits for the player. */
const ledTo = ({ part, target }: NextPart): StoryObjective => ({
  step: "story-next",
  part,
  words: "quests:objective.story-next",
  count: 0,
  needed: 0,
  target,
});

/** What is left to do in a part that is done. */
function restOf({ part, gems }: PartEntry, stars: StarsWon, here: PlaceName): StoryObjective {
  const told = (step: "story-gems" | "story-stars" | "story-out", count: number, needed: number) => ({
    step,
    part,
    words: `quests:objective.${step}`,
    count,
    needed,
  });
  // Who looks for diamonds looks around, and stars are won at whichever machine: an arrow would take the fun out of it.
  if (gems.found < gems.count) return { ...told("story-gems", gems.found, gems.count), target: null };
  if (stars.won < stars.count) return { ...told("story-stars", stars.won, stars.count), target: null };
  return { ...told("story-out", 0, 0), target: { place: wayOut(here), object: "" } };
}

/** What the story asks of a player who is `here`; null where that is no part of it and no act waits behind its doors. */
export function storyObjective(situation: Situation, here: PlaceName): StoryObjective | null {
  const name = partOf(here);
  const part = name === null ? undefined : PARTS.get(name);
  if (name === null || !part) return name === null ? null : nextAct(situation);
  const entry = partEntry(situation, ANY_TIME, name, part);
  const facts = factsOf(situation, ANY_TIME);
  const step = currentStep(part, facts);
  if (!step) return restOf(entry, starsWon(part, facts), here);
  const { done, all } = entry.steps;
  return {
    step: "story-step",
    part: name,
    words: step.words,
    count: done,
    needed: all,
    target: targetOf(goalOf(step, facts)),
  };
}

/** The reaction by which somebody sends the player to whoever looks for the player (spec 2 §4). */
const SOUGHT = "sought";

/** Whether whom the present step of the part `here` leads to sends the player to somebody else first. */
export function isSentAway(situation: Situation, here: PlaceName): boolean {
  const host = storyObjective(situation, here)?.target?.object ?? "";
  if (!isCharacter(host)) return false;
  const target = { name: host, requires: "", otherwise: null, reactions: CHARACTERS[host].reactions };
  return reactionOf(target, factsOf(situation, ANY_TIME))?.id === SOUGHT;
}

/** The act that waits for a player, wherever the player is; null where there is none, or its door is closed. */
export function nextAct(situation: Situation): StoryObjective | null {
  const next = nextPart(situation, ANY_TIME);
  return next && ledTo(next);
}
