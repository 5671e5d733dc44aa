import { CORE_ROOMS, type RoomName } from "../rooms/names.ts";
import { PLACE_NAMES, PLACES, type PlaceName } from "./registry.ts";

/** The call that gives a seat in a place (spec 2 §7), below the API's base path. Its body is a `SeatRequest`. */
export function seatPath(place: PlaceName): string {
  const { room } = PLACES[place];
  return isCoreRoom(room) ? CORE_ROOMS[room] : `/game_rpg/quest/${room}/start`;
}

/** The place that a seat call means: the named one where it is a place of that room, else null; without a name the room's first. */
export function placeOfRoom(room: RoomName, named?: string): PlaceName | null {
  return PLACE_NAMES.find((name) => PLACES[name].room === room && (named ?? name) === name) ?? null;
}

function isCoreRoom(room: RoomName): room is keyof typeof CORE_ROOMS {
  return Object.hasOwn(CORE_ROOMS, room);
}
