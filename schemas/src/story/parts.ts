import * as z from "zod/mini";
import { SECOND } from "../clock.ts";
import * as list from "./part-list.ts";
import type { Progress, ProgressChange } from "./progress.ts";
import { type Choice, type Reaction, Reactions } from "./reaction.ts";
import { FactName, type Facts, holds, Requirement } from "./requirement.ts";
import { Slug, TextKey } from "./text-key.ts";

/** A place and what stands there. */
const goal = { place: z.string(), object: z.string() };

/** A step of a part: what is to be done, and what helps whoever doesn't get on. */
const Step = z.strictObject({
  id: Slug,
  /** What holds once the step is done. */
  until: Requirement,
  /** What the quest card says. */
  words: TextKey,
  /** Where the arrow leads before the goal: to the first of which `until` doesn't hold, where a step takes several things. */
  stops: z.optional(z.array(z.strictObject({ until: Requirement, ...goal }))),
  /** Where the arrow leads. */
  goal: z.strictObject(goal),
  hint: TextKey,
  plain: TextKey,
  /** Does the step for the player. */
  hand: z.strictObject({
    say: z.array(TextKey),
    set: z.optional(z.record(FactName, z.int().check(z.minimum(0)))),
    add: z.optional(z.record(FactName, z.int().check(z.positive()))),
    /** The goal's reaction that happens besides, as if the goal had been touched: what pays at the end of a part. */
    through: z.optional(Slug),
  }),
});
export type Step = z.output<typeof Step>;

/** A part of the story (`content/story/parts/<part>.json`). */
const Part = z.strictObject({
  /** The mission that it belongs to (spec 2 §3), such as `act1`. */
  mission: z.string(),
  kind: z.enum(["main", "sub"]),
  /** The fact that says that it is done. */
  done: FactName,
  /** Diamonds that lie about: how many places, and what each pays. Picking up the n-th sets `gem.<part>.<n>`. */
  gems: z.strictObject({ count: z.int().check(z.minimum(0)), diamonds: z.int().check(z.minimum(0)) }),
  /** What the character gives at the end. */
  gift: z.int().check(z.minimum(0)),
  /** What else it pays, before its end or after: diamonds, once `when` holds. */
  stars: z._default(
    z.array(z.strictObject({ when: Requirement, diamonds: z.int().check(z.positive()) })),
    [],
  ),
  /** Orders that chance draws for each visit; place `k` of `name` holds a token: `drawn.<name>.<k>.<token>`. */
  draws: z._default(z.record(Slug, z.array(Slug)), {}),
  steps: z.array(Step).check(z.minLength(1)),
});
export type Part = z.output<typeof Part>;

/** By the name of the part, acts in their order. Throws at start-up where a file is not as it should be. */
export const PARTS: ReadonlyMap<string, Part> = new Map(
  Object.entries(list as Record<string, unknown>)
    .map(([name, content]) => [name, Part.parse(content)] as const)
    // A module lists what it exports by the alphabet.
    .toSorted(([, one], [, other]) => one.mission.localeCompare(other.mission, "en")),
);

/** After how many seconds in one step there is a hint, a plain one, and the offer to do it (world.md: 60, 120, 240 s). */
export const HINTS = { hint: 60, plain: 120, hand: 240 } as const;

/** The name of what is touched for a hint, in each place of a part. */
export const HINT = "hint";

/** The step that a player of the part is at; null once the part is done. */
export function currentStep({ done, steps }: Part, facts: Facts): Step | null {
  if (holds(done, facts)) return null;
  return steps.find(({ until }) => !holds(until, facts)) ?? null;
}

/** Where the arrow leads in a step, as things stand. */
export const goalOf = ({ stops = [], goal }: Pick<Step, "stops" | "goal">, facts: Facts): Step["goal"] =>
  stops.find(({ until }) => !holds(until, facts)) ?? goal;

/** The fact that keeps when, in seconds since the visit began, a step became the current one. */
const sinceOf = ({ id }: Step): string => `session.since.${id}`;

/** Seconds since the visit began, at `now` (epoch ms in season time). */
export function elapsedIn({ session }: Progress, now: number): number {
  return session ? Math.max(0, Math.floor((now - session.since) / SECOND)) : 0;
}

/** Seconds since a step became the current one. */
export function waitedIn(progress: Progress, step: Step, now: number): number {
  return elapsedIn(progress, now) - (progress.facts[sinceOf(step)] ?? 0);
}

/** What is to be noted when a step becomes the current one: nothing for the first of a visit, which begins with it. */
export function stepBegun(progress: Progress, step: Step | null, now: number): ProgressChange | null {
  if (!step || sinceOf(step) in progress.facts) return null;
  const elapsed = elapsedIn(progress, now);
  return elapsed > 0 ? { set: { [sinceOf(step)]: elapsed }, add: {} } : null;
}

/** Answers the reactions of a step's goal, and the name under which what they give counts. */
type GoalReader = (goal: Step["goal"]) => { name: string; reactions: readonly Reaction[] };

/** What lending a hand does in a step. Throws a RangeError where the goal has no such reaction. */
function handOf({ goal, hand: { through, ...hand } }: Step, read: GoalReader): Omit<Choice, "id" | "text"> {
  if (through === undefined) return hand;
  const { name, reactions } = read(goal);
  const done = reactions.find(({ id }) => id === through);
  if (!done) throw new RangeError(`${name} has no reaction ${through}`);
  // A puzzle's own lines ask for it: who is lent a hand gets what solving it brings.
  const { say, set, add, grant, open } = done.solved ?? done;
  return {
    as: `${name}:${through}${done.solved ? ":solved" : ""}`,
    say: [...hand.say, ...say],
    set: { ...hand.set, ...set },
    add: { ...hand.add, ...add },
    ...(grant && { grant }),
    ...(open && { open }),
  };
}

/** The reactions of what gives hints in a part: of the step that the player is at, the more the longer it takes. */
export function hintReactions({ steps }: Part, read: GoalReader): readonly Reaction[] {
  const reactions = steps.flatMap((step) => {
    const { id, hint, plain } = step;
    const hand = { id: "hand", text: "story:hint.hand", ...handOf(step, read) };
    return [
      { id: `${id}-hand`, when: `step.${id} waited>=${HINTS.hand}`, say: [plain], choices: [hand] },
      { id: `${id}-plain`, when: `step.${id} waited>=${HINTS.plain}`, say: [plain] },
      { id: `${id}-hint`, when: `step.${id} waited>=${HINTS.hint}`, say: [hint] },
    ];
  });
  return Reactions.parse([...reactions, { id: "none", say: ["story:hint.none"] }]);
}
