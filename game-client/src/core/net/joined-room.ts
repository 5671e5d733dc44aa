import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { PlaceRoom } from "./places.ts";

/** A room that was joined, and the place that it is. */
export interface JoinedRoom {
  readonly place: PlaceName;
  readonly room: PlaceRoom;
}
