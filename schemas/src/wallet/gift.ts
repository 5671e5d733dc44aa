import { communityNews } from "../community/news.ts";
import type { LedgerEntry } from "./operations.ts";

/** Lines whose diamonds no answer, result or level tells of. */
const UNTOLD: ReadonlySet<LedgerEntry["kind"]> = new Set(["delivery", "hero-power-up"]);

/** Diamonds of a line of the ledger that nothing else tells of: without what the week paid, which is news of its own. */
export function giftIn(entry: Pick<LedgerEntry, "kind" | "changes">): number {
  if (!UNTOLD.has(entry.kind)) return 0;
  const paid = entry.changes.find(({ path }) => path === "diamonds")?.by ?? 0;
  const { challenge = 0, goal = 0 } = communityNews(entry) ?? {};
  return paid - challenge - goal;
}
