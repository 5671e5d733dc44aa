import * as z from "zod/mini";
import content from "../../content/community.json" with { type: "json" };
import { WEEKDAYS } from "../clock.ts";

const amount = z.int().check(z.positive());

/** A step that pays once, from so much on. */
const Step = z.strictObject({ at: amount, diamonds: amount });
export type ChallengeStep = z.output<typeof Step>;

const Steps = z.array(Step).check(
  z.minLength(1),
  z.refine((steps) => steps.every(({ at }, index) => at > (steps[index - 1]?.at ?? 0)), "steps go up"),
);

/** The community goal and the own challenge of each week (`content/community.json`). Throws at start-up where it is not as it should be. */
export const COMMUNITY = z
  .strictObject({
    goal: z.strictObject({
      /** Hours from the beginning of a week in which players are counted, and no goal is fixed. */
      gathering: amount,
      /** What each of these players is reckoned with: deliveries of the theme, or ranked fights with the boss. */
      deliveries: amount,
      fights: amount,
      /** The share of that which the goal asks for, and the players by the end of the week, both in % of those that were counted. */
      share: amount,
      growth: amount,
      /** No goal is lower. */
      least: amount,
      /** Diamonds for everybody who has given something, from so many % of the goal on. */
      steps: z
        .array(z.strictObject({ percent: z.int().check(z.minimum(1), z.maximum(100)), diamonds: amount }))
        .check(z.length(2)),
      /** Korean hours of these days in which everything counts double. */
      double: z.strictObject({
        days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
        from: z.int().check(z.minimum(0), z.maximum(23)),
        until: z.int().check(z.minimum(1), z.maximum(24)),
      }),
    }),
    /** Steps by deliveries of the theme in a week, and by the points of one ranked fight in the week of the boss. */
    challenge: z.strictObject({ deliveries: Steps, points: Steps }),
  })
  .parse(content);

/** The steps of the goal that pay, by their place, from 0. */
export const GOAL_STEPS = COMMUNITY.goal.steps;
