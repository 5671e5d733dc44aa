import type { mongo } from "mongoose";

/** The most ids in one query. */
const mostAtOnce = 500;

/**
 * Finds documents by their ids. Ids that are asked for in the same turn of the event loop go in one query, because a
 * query costs the server more than a document does. Every query begins after the call, so that it sees what was
 * written before. Callers share what is found: it must not be changed.
 */
export function batchedFind<T extends { _id: string }>(
  collection: mongo.Collection<T>,
  projection?: Partial<Record<keyof T, 1>>,
): (id: string) => Promise<T | null> {
  let asked = new Map<string, PromiseWithResolvers<T | null>>();

  async function fetchAsked(): Promise<void> {
    const batch = asked;
    asked = new Map();
    const filter = { _id: { $in: [...batch.keys()] } } as mongo.Filter<T>;
    try {
      const found = await collection.find<T>(filter, projection ? { projection } : {}).toArray();
      for (const document of found) batch.get(document._id)?.resolve(document);
      for (const waiting of batch.values()) waiting.resolve(null);
    } catch (error) {
      for (const waiting of batch.values()) waiting.reject(error);
    }
  }

  return (id) => {
    if (asked.size >= mostAtOnce) void fetchAsked();
    if (asked.size === 0) setImmediate(() => void fetchAsked());
    const waiting = asked.get(id) ?? Promise.withResolvers<T | null>();
    asked.set(id, waiting);
    return waiting.promise;
  };
}
