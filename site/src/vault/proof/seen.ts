import { type SeenDraws, seenIn } from "@diamond-valley/schemas/draws/check.ts";
import type { DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import { readStored, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** What this browser saw of the draws on an earlier visit; null where it was none, or what is kept is not to be read. */
export function readSeen(): SeenDraws | null {
  try {
    const { commitment, roots } = JSON.parse(readStored("drawsSeen") ?? "null") as SeenDraws;
    return typeof commitment === "string" && typeof roots === "object" ? { commitment, roots } : null;
  } catch {
    return null;
  }
}

/** Whether what was seen before is so still: a commitment never changes, nor does a root. */
export function isAsSeen(
  summary: Pick<DrawSummary, "commitment" | "prizes">,
  seen: SeenDraws | null,
): boolean {
  if (seen === null) return true;
  const now = seenIn(summary);
  if (now?.commitment !== seen.commitment) return false;
  return Object.entries(seen.roots).every(([prize, root]) => now.roots[prize] === root);
}

/** Remembers what is seen now. What was seen first stays where it differs, so that the difference is told again. */
export function keepSeen(summary: Pick<DrawSummary, "commitment" | "prizes">, seen: SeenDraws | null): void {
  const now = seenIn(summary);
  if (now && isAsSeen(summary, seen)) writeStored("drawsSeen", JSON.stringify(now));
}
