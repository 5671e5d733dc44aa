import { isRefusal, NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { type LedgerEntry, perform } from "@diamond-valley/schemas/wallet/operations.ts";

/** What the rules make of the operations in `lines`, in their order. */
export function replayLines(lines: readonly LedgerEntry[]) {
  let holdings = NOTHING;
  const entries: LedgerEntry[] = [];
  for (const { operation, at } of lines) {
    if (!operation) continue;
    const outcome = perform(holdings, entries.length, operation, at);
    if (isRefusal(outcome)) throw new Error(`${operation.key} is refused in a replay: ${outcome.refused}`);
    holdings = outcome.holdings;
    entries.push(...outcome.entries);
  }
  return { entries, holdings };
}
