import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { RoomName } from "@diamond-valley/schemas/protocol.ts";
import type { Connection } from "mongoose";
import { outlastingLoss } from "../database/away.ts";

/** Where a player was last. */
export interface Place extends Point {
  room: RoomName;
  /** Number of the area, from 1. */
  area: number;
}

/**
 * Where each player was last, so that coming back, by a reload or after a crash, leads to the same place. All calls wait
 * out a restart of the database, and throw `unavailable` when it stays away.
 */
export interface PlaceStore {
  read(account: string): Promise<Place | null>;
  write(account: string, place: Place): Promise<void>;
  /** Forgets a deleted account. */
  erase(account: string): Promise<void>;
}

/** The places that are kept in the database of this connection. */
export function createPlaceStore(connection: Connection): PlaceStore {
  const places = connection.collection<Place & { _id: string }>("places");
  return {
    async read(account) {
      const found = await outlastingLoss(() => places.findOne({ _id: account }));
      return found && { room: found.room, area: found.area, x: found.x, y: found.y };
    },
    async write(account, { room, area, x, y }) {
      const place = { $set: { room, area, x, y } };
      await outlastingLoss(() => places.updateOne({ _id: account }, place, { upsert: true }));
    },
    async erase(account) {
      await outlastingLoss(() => places.deleteOne({ _id: account }));
    },
  };
}
