import * as z from "zod/mini";
import { CATEGORIES } from "../wallet/wallet.ts";
import { GOAL_STATES } from "./goal.ts";

const count = z.int().check(z.minimum(0));
const percent = z.int().check(z.minimum(0), z.maximum(100));

/** A step of the community goal, as it stands for the player. */
const GoalStep = z.strictObject({
  percent,
  diamonds: count,
  isReached: z.boolean(),
  /** Whether the player has been paid: whoever gave something is, within seconds. */
  isPaid: z.boolean(),
});

/** The answer of `GET /game_rpg/leaderboard/community` (spec 2 §7): the goal of all and the own challenge of a week. */
export const CommunityBoard = z.strictObject({
  /** The week of the season, over or not; 0 before the first one. */
  week: z.int().check(z.minimum(0), z.maximum(4)),
  /** What counts: deliveries of a category, or ranked fights with the boss. */
  theme: z.nullable(z.enum([...CATEGORIES, "golem"])),
  state: z.enum(GOAL_STATES),
  /** Whole % of the goal; null as long as it is not fixed. */
  percent: z.nullable(percent),
  /** What it takes, what was given so far, seconds ago at most, and by how many. */
  target: z.nullable(count),
  given: count,
  players: count,
  /** Instants in season time, epoch ms: when the goal is fixed, and when the week ends. Null for week 0. */
  fixes: z.nullable(z.int()),
  ends: z.nullable(z.int()),
  /** Whether what is given now counts double. */
  isDouble: z.boolean(),
  steps: z.array(GoalStep),
  /** What the player gave, and diamonds that the goal has paid the player. */
  own: z.strictObject({ given: count, paid: count }),
  /** The player's own challenge: deliveries of the theme, or the most points of a ranked fight; and its steps. */
  challenge: z.strictObject({
    counts: z.enum(["deliveries", "points"]),
    done: count,
    steps: z.array(z.strictObject({ at: count, diamonds: count, isReached: z.boolean() })),
  }),
  /** How the week before went; null in the first one. */
  before: z.nullable(
    z.strictObject({
      week: z.int(),
      percent,
      /** Steps that were reached, and diamonds that they and the own challenge of that week have paid the player. */
      reached: count,
      paid: count,
    }),
  ),
});
export type CommunityBoard = z.output<typeof CommunityBoard>;
