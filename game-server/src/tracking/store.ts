import { retryOnOutage } from "../database/outage.ts";
import type { Deps } from "../deps.ts";
import { eventModel } from "./event-model.ts";
import type { CollectedEvent, EventSink } from "./sink.ts";

/** The collector of ours: a sink that can be read again. */
export interface EventStore extends EventSink {
  /** Creates the indexes. */
  prepare(): Promise<void>;
  /** Discards what happened before `instant` (epoch ms); answers how many events. */
  discardBefore(instant: number): Promise<number>;
  /** All events since `since` (epoch ms), oldest first, as a stream. */
  read(since: number): AsyncIterable<CollectedEvent>;
}

/** The only code that touches the `events` collection. No account, address or cookie is kept. */
export function createEventStore({ connection }: Pick<Deps, "connection">): EventStore {
  const events = eventModel.collection(connection);
  return {
    prepare: () => eventModel.createIndexes(connection),
    async write(fresh) {
      const writes = fresh.map(({ id, ...event }) => ({
        updateOne: {
          filter: { _id: id },
          update: { $setOnInsert: { ...event, schemaVersion: eventModel.version } },
          upsert: true,
        },
      }));
      await retryOnOutage(() => events.bulkWrite(writes, { ordered: false }));
    },
    async discardBefore(instant) {
      const gone = await retryOnOutage(() => events.deleteMany({ at: { $lt: instant } }));
      return gone.deletedCount;
    },
    async *read(since) {
      const found = events.find({ at: { $gte: since } }).sort({ at: 1, _id: 1 });
      for await (const { _id: id, schemaVersion: _, ...event } of found) yield { id, ...event };
    },
  };
}
