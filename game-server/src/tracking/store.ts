import type { mongo } from "mongoose";
import { outlastingLoss } from "../database/away.ts";
import type { Deps } from "../deps.ts";
import type { CollectedEvent, EventSink } from "./sink.ts";

type EventDocument = Omit<CollectedEvent, "id"> & { _id: string };

/** The collector of ours: a sink that can be read again. */
export interface EventStore extends EventSink {
  /** Makes the index. */
  prepare(): Promise<void>;
  /** Discards what happened before `instant` (epoch ms); answers how many events. */
  discardBefore(instant: number): Promise<number>;
  /** All events since `since` (epoch ms), oldest first, as a stream. */
  read(since: number): AsyncIterable<CollectedEvent>;
}

/** The only code that touches the `events` collection. No account, address or cookie is kept. */
export function createEventStore({ connection }: Pick<Deps, "connection">): EventStore {
  const events: mongo.Collection<EventDocument> = connection.collection<EventDocument>("events");
  return {
    async prepare() {
      await events.createIndex({ at: 1 });
    },
    async write(fresh) {
      const writes = fresh.map(({ id, ...event }) => ({
        updateOne: { filter: { _id: id }, update: { $setOnInsert: event }, upsert: true },
      }));
      await outlastingLoss(() => events.bulkWrite(writes, { ordered: false }));
    },
    async discardBefore(instant) {
      const gone = await outlastingLoss(() => events.deleteMany({ at: { $lt: instant } }));
      return gone.deletedCount;
    },
    async *read(since) {
      const found = events.find({ at: { $gte: since } }).sort({ at: 1, _id: 1 });
      for await (const { _id: id, ...event } of found) yield { id, ...event };
    },
  };
}
