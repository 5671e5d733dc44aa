import * as z from "zod/mini";

/** What can be wrong with a player: the nickname, the way of playing, or anything else. */
export const REPORT_REASONS = ["name", "unfair", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The body of `POST /game_rpg/report`: the player as lines of boards name one. */
export const ReportRequest = z.strictObject({
  player: z.string().check(z.regex(/^[\w-]{22}$/)),
  reason: z._default(z.enum(REPORT_REASONS), "name"),
});
export type ReportBody = z.input<typeof ReportRequest>;
