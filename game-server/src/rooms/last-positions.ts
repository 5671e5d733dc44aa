import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { RoomName } from "@diamond-valley/schemas/protocol.ts";
import type { Connection } from "mongoose";
import { retryOnOutage } from "../database/outage.ts";
import { lastPositionModel } from "./last-position-model.ts";

/** Where a player was last. */
export interface LastPosition extends Point {
  room: RoomName;
  /** Number of the area, from 1. */
  area: number;
}

/**
 * Where each player was last, so that coming back, by a reload or after a crash, leads to the same place. All calls wait
 * out a restart of the database, and throw `unavailable` when it stays away.
 */
export interface LastPositionStore {
  read(account: string): Promise<LastPosition | null>;
  write(account: string, position: LastPosition): Promise<void>;
  /** Forgets a deleted account. */
  erase(account: string): Promise<void>;
}

/** The last positions in the database of this connection (collection `places`). */
export function createLastPositionStore(connection: Connection): LastPositionStore {
  const positions = lastPositionModel.collection(connection);
  return {
    async read(account) {
      const found = await retryOnOutage(() => positions.findOne({ _id: account }));
      return found && { room: found.room, area: found.area, x: found.x, y: found.y };
    },
    async write(account, { room, area, x, y }) {
      const position = { $set: { room, area, x, y, schemaVersion: lastPositionModel.version } };
      await retryOnOutage(() => positions.updateOne({ _id: account }, position, { upsert: true }));
    },
    async erase(account) {
      await retryOnOutage(() => positions.deleteOne({ _id: account }));
    },
  };
}
