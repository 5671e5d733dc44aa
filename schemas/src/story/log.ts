import { partOf } from "../places/parts.ts";
import { factsOf, type Situation } from "./facts.ts";
import { isForOthers } from "./for-others.ts";
import { gemsFound } from "./gems.ts";
import { PARTS, type Part } from "./parts.ts";
import { type Facts, holds } from "./requirement.ts";

/** How a part of the story stands; the main and the sub quest log have words of their own for each (spec 2 §4). */
export type PartState = "open" | "on-going" | "done";

/** A part of the story in the quest logs. Its name is `story:part.<part>`. */
export interface PartEntry {
  part: string;
  /** In which log it stands: `main` for acts, `sub` for halls. */
  kind: Part["kind"];
  mission: string;
  state: PartState;
  /** Diamonds that lie about in it: how many were found, of how many. */
  gems: { found: number; count: number };
  /** What it has paid, and what it pays in all: what lies about, and the gift at its end. */
  diamonds: { earned: number; most: number };
  /** Steps of the visit that are done, of all: none outside of it, for they end with it. */
  steps: { done: number; all: number };
}

/** What stars pay together. */
export const starDiamonds = (stars: Part["stars"]): number =>
  stars.reduce((sum, { diamonds }) => sum + diamonds, 0);

/** How many of its stars a part has paid, of how many. */
export interface StarsWon {
  readonly won: number;
  readonly count: number;
}

/** How many of a part's stars somebody has won. */
export const starsWon = ({ stars }: Pick<Part, "stars">, facts: Facts): StarsWon => ({
  won: stars.filter(({ when }) => holds(when, facts)).length,
  count: stars.length,
});

/** How a part of the story stands for a player at `now` (epoch ms in season time). */
export function partEntry(
  situation: Situation,
  now: number,
  part: string,
  { kind, mission, done, gems, gift, stars, steps }: Part,
): PartEntry {
  const { progress } = situation;
  const facts = factsOf(situation, now);
  const visited = progress.session && partOf(progress.session.place);
  const isDone = holds(done, facts);
  const won = starDiamonds(stars.filter(({ when }) => holds(when, facts)));
  const found = gemsFound(progress, part);
  const stepsDone = isDone ? steps.length : steps.filter(({ until }) => holds(until, facts)).length;
  const hasBegun = visited === part || found > 0 || won > 0;
  return {
    part,
    kind,
    mission,
    state: isDone ? "done" : hasBegun ? "on-going" : "open",
    gems: { found, count: gems.count },
    diamonds: {
      earned: found * gems.diamonds + (isDone ? gift : 0) + won,
      most: gems.count * gems.diamonds + gift + starDiamonds(stars),
    },
    steps: { done: stepsDone, all: steps.length },
  };
}

/**
 * The parts of the story as they stand for a player at `now` (epoch ms in season time), in their order. A part that only others may
 * ever enter is not among them, unless the player was there while that was possible.
 */
export function storyLog(
  situation: Situation,
  now: number,
  parts: Iterable<readonly [string, Part]> = PARTS,
): PartEntry[] {
  const facts = factsOf(situation, now);
  return [...parts]
    .map(([name, part]) => partEntry(situation, now, name, part))
    .filter(({ part, state }) => state !== "open" || !isForOthers(part, facts));
}

/** What a mission has paid of what it can pay (spec 2 §2, §3). */
export interface Achievement {
  mission: string;
  /** Of its diamonds that were earned, whole percent; 100 only where that is all. */
  percent: number;
  diamonds: PartEntry["diamonds"];
}

/** The achievements by mission, in the order in which the missions first come. */
export function achievements(
  log: readonly Pick<PartEntry, "mission" | "state" | "diamonds">[],
): Achievement[] {
  return [...new Set(log.map(({ mission }) => mission))].map((mission) => {
    const entries = log.filter((entry) => entry.mission === mission);
    const sum = (of: "earned" | "most"): number =>
      entries.reduce((all, { diamonds }) => all + diamonds[of], 0);
    const diamonds = { earned: sum("earned"), most: sum("most") };
    const share = diamonds.most > 0 ? diamonds.earned / diamonds.most : Number(entries.every(isDone));
    return { mission, percent: Math.floor(share * 100), diamonds };
  });
}

const isDone = ({ state }: Pick<PartEntry, "state">): boolean => state === "done";
