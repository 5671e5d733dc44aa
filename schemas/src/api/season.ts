import * as z from "zod/mini";
import { GAMES, type GameName } from "../games/registry.ts";
import { type Phase, type SeasonAnswer, STAGES, type Week } from "../season/season.ts";
import { answer, type Calls, instant } from "./contract.ts";

export const phase: z.ZodMiniType<Phase> = z.enum([
  "coming-soon",
  "live",
  "post-event",
  "results-pending",
  "results-released",
]);
const week: z.ZodMiniType<Week> = z.literal([0, 1, 2, 3, 4]);
/** The season as it stands. */
export const season = {
  ...{ stage: z.enum(STAGES), phase, week, eventEnd: instant },
  closed: z.exactOptional(z.array(z.enum(Object.keys(GAMES) as [GameName, ...GameName[]]))),
};

/** What is asked of `GET /season`: outside production, another week. */
export const SeasonQuery = z.object({ week: z.optional(z.enum(["1", "2", "3", "4"])) });
export const SeasonReply = answer<SeasonAnswer>()("Season", z.strictObject({ ...season, now: instant }));

/** The calls of this file. */
export const SEASON_CALLS = {
  "GET /season": {
    summary: "Stage, phase and week, and season time.",
    by: "anybody",
    query: SeasonQuery,
    answer: SeasonReply,
  },
} as const satisfies Calls;
