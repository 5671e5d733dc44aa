import type { RetentionStore } from "../retention/store.ts";
import type { ResultStore } from "./results.ts";

export interface ArrivalParts {
  results: Pick<ResultStore, "arrivals">;
  retentionStore: Pick<RetentionStore, "markDelivered">;
}

/**
 * Once all prizes of an account have arrived, its time begins with the last of them (spec 1 §9). Each arrival is
 * recorded before, so that of two at the same moment one sees both. Repeating is harmless.
 */
export async function noteArrivals(
  { results, retentionStore }: ArrivalParts,
  accountId: string,
): Promise<void> {
  const arrivals = [...(await results.arrivals(accountId)).values()];
  const known = arrivals.filter((at) => at !== null);
  if (known.length === 0 || known.length < arrivals.length) return;
  await retentionStore.markDelivered(accountId, Math.max(...known));
}
