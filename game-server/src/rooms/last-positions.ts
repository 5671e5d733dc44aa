import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { isPlace, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { placeOfRoom } from "@diamond-valley/schemas/places/seat-path.ts";
import type { Connection } from "mongoose";
import { batchedFind } from "../database/batched-find.ts";
import { retryOnOutage } from "../database/outage.ts";
import { type LastPositionDocument, lastPositionModel } from "./last-position-model.ts";

/** Where a player was last. */
export interface LastPosition extends Point {
  place: PlaceName;
  /** Number of the area, from 1. */
  area: number;
}

/** A place that is gone, or is not open any more, is forgotten. */
function placeOf({ place, room }: LastPositionDocument): PlaceName | null {
  if (isPlace(place)) return place;
  return place === undefined && room ? placeOfRoom(room) : null;
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
  const find = batchedFind(positions);
  return {
    async read(account) {
      const found = await retryOnOutage(() => find(account));
      const place = found && placeOf(found);
      return place ? { place, area: found.area, x: found.x, y: found.y } : null;
    },
    async write(account, { place, area, x, y }) {
      const { version: schemaVersion } = lastPositionModel;
      const position = { $set: { place, area, x, y, schemaVersion }, $unset: { room: "" as const } };
      await retryOnOutage(() => positions.updateOne({ _id: account }, position, { upsert: true }));
    },
    async erase(account) {
      await retryOnOutage(() => positions.deleteOne({ _id: account }));
    },
  };
}
