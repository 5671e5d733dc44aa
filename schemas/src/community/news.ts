import * as z from "zod/mini";
import type { Change } from "../wallet/holdings.ts";

/** What a change of a wallet meant for the community goal and the own challenge of a week, all of it 0 or more. */
export const CommunityNews = z.strictObject({
  week: z.int().check(z.positive()),
  /** What was given to the goal: 2 where it counted double. */
  given: z.int().check(z.nonnegative()),
  /** Diamonds of steps of the own challenge, and of the goal. */
  challenge: z.int().check(z.nonnegative()),
  goal: z.int().check(z.nonnegative()),
});
export type CommunityNews = Readonly<z.output<typeof CommunityNews>>;

const PATH = /^(goal|challenge)\.(\d+)\.(given|paid)$/;

/** The news in a line of the ledger, or null. */
export function communityNews({ changes }: { readonly changes: readonly Change[] }): CommunityNews | null {
  let news: CommunityNews | null = null;
  for (const { path, by } of changes) {
    // Most lines have none of it: this is asked of each.
    if (!path.startsWith("goal.") && !path.startsWith("challenge.")) continue;
    const [, of, week, what] = PATH.exec(path) ?? [];
    if (!of || by <= 0) continue;
    news ??= { week: Number(week), given: 0, challenge: 0, goal: 0 };
    news = { ...news, [what === "given" ? "given" : of]: by };
  }
  return news;
}
