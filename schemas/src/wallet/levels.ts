import * as z from "zod/mini";
import content from "../../content/levels.json" with { type: "json" };
import { CATEGORIES, type Category, SKILLS, type Skill } from "./wallet.ts";

const whole = z.int().check(z.positive());
const level = whole;
const steps = <Amount extends "capacity" | "limit">(amount: Amount) =>
  z
    .array(
      z.strictObject({ level, [amount]: whole } as { level: typeof level } & Record<Amount, typeof whole>),
    )
    .check(z.minLength(1));

/** Levels, and what comes with them (`content/levels.json`). Throws at start-up where the file is not as it should be. */
export const LEVELS = z
  .strictObject({
    max: level,
    experience: z.strictObject({ first: whole, step: whole }),
    milestones: z.array(z.strictObject({ level, diamonds: whole })),
    /** At the last level so many deliveries pay so many diamonds, at most so many a Korean day. */
    beyond: z.strictObject({ deliveries: whole, diamonds: whole, daily: whole }),
    bag: z.record(z.enum(CATEGORIES), steps("capacity")),
    deliveries: z.record(z.enum(CATEGORIES), steps("limit")),
    /** Deliveries a Korean day that the category of the week's theme has more. */
    themeBonus: whole,
    /** Experience that each level of a skill takes, from level 1 on. */
    mastery: z.record(z.enum(SKILLS), z.array(whole)),
  })
  .parse(content);

/** The last level (spec 2 §9). Experience beyond it still counts, but leads nowhere. */
export const MAX_LEVEL = LEVELS.max;

/** Diamonds that are paid once, when a level is reached (spec 2 §3). */
export interface Milestone {
  level: number;
  diamonds: number;
}

export const MILESTONES: readonly Milestone[] = LEVELS.milestones;

/** Where a level stands: how much of it is gained, and how much it takes; both 0 at the last level. */
export interface Progress {
  level: number;
  gained: number;
  needed: number;
}

/** Experience from the beginning of `level` to the next one. */
function experienceFor(level: number): number {
  return LEVELS.experience.first + LEVELS.experience.step * (level - 1);
}

/** Total experience at which each level begins: `STARTS[0]` is level 1. */
const STARTS: readonly number[] = startsOf(
  Array.from({ length: MAX_LEVEL - 1 }, (_, index) => experienceFor(index + 1)),
);

/** Running sums of what each level takes, from 0. */
function startsOf(needed: readonly number[]): number[] {
  const starts = [0];
  for (const amount of needed) starts.push((starts.at(-1) ?? 0) + amount);
  return starts;
}

/** Where `experience` stands among the levels that begin at `starts`. */
function progressAt(starts: readonly number[], experience: number): Progress {
  const level = starts.findLastIndex((start) => start <= experience) + 1;
  const start = starts[level - 1];
  const next = starts[level];
  if (start === undefined || next === undefined) return { level, gained: 0, needed: 0 };
  return { level, gained: experience - start, needed: next - start };
}

/** The level of the character at a total experience, and how far it is on to the next (spec 2 §3). */
export function levelProgress(experience: number): Progress {
  return progressAt(STARTS, experience);
}

/** The character's level, 1 to 100. */
export function levelAt(experience: number): number {
  return levelProgress(experience).level;
}

/** Total experience at which each mastery level of each skill begins. */
const MASTERY_STARTS = Object.fromEntries(
  SKILLS.map((skill) => [skill, startsOf(LEVELS.mastery[skill])]),
) as Record<Skill, number[]>;

/** Where a skill's experience stands among its mastery levels, 1 to 10 (spec 2 §9). */
export function masteryAt(skill: Skill, experience: number): Progress {
  return progressAt(MASTERY_STARTS[skill], experience);
}

/** Total experience at which `level` begins. Throws a RangeError for a level that isn't there. */
export function experienceAt(level: number): number {
  const start = STARTS[level - 1];
  if (start === undefined) throw new RangeError(`there is no level ${level}`);
  return start;
}

/** The next level above `level` that pays diamonds, or null. */
export function nextMilestone(level: number): Milestone | null {
  return MILESTONES.find((milestone) => milestone.level > level) ?? null;
}

/** The last of `steps` that `level` has reached. */
function reached<T extends { level: number }>(steps: readonly T[], level: number): T {
  const step = steps.findLast((candidate) => candidate.level <= level);
  if (!step) throw new RangeError(`nothing is laid down for level ${level}`);
  return step;
}

/** How many items of a category the bag takes; it grows at levels 30 and 60 (spec 2 §9). */
export function bagCapacity(category: Category, level: number): number {
  return reached(LEVELS.bag[category], level).capacity;
}

/**
 * Deliveries of a category that a level allows in one Korean day; grows at levels 30 and 60 (spec 2 §9). The limit of a day may be
 * higher: see `dailyLimit`.
 */
export function deliveriesAt(category: Category, level: number): number {
  return reached(LEVELS.deliveries[category], level).limit;
}
