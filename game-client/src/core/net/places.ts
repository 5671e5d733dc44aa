import type { FishingState } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { HubState, SeatAnswer } from "@diamond-valley/schemas/hub/hub.ts";
import { ROOMS, type RoomName } from "@diamond-valley/schemas/protocol.ts";
import type { Client } from "colyseus.js";
import type { Calls, SeatWish } from "./calls.ts";

/** Places that can be walked in, named as their maps are. A new place adds one line to each table below. */
export const PLACES = ["village", "lake"] as const;
export type PlaceName = (typeof PLACES)[number];

/** The room behind each place. */
export const ROOM_OF_PLACE = {
  village: ROOMS.hub,
  lake: ROOMS.fishing,
} as const satisfies Record<PlaceName, RoomName>;

interface StateOf {
  village: HubState;
  lake: FishingState;
}

type RoomWith<State> = Awaited<ReturnType<typeof Client.prototype.consumeSeatReservation<State>>>;

/** A joined room, with the state of its place. */
export type PlaceRoom<Place extends PlaceName = PlaceName> = RoomWith<StateOf[Place]>;

/** Asks for a seat in the room of a place. */
export function askSeat(calls: Calls, place: PlaceName, wish: SeatWish): Promise<SeatAnswer> {
  return { village: calls.enterVillage, lake: calls.startFishing }[place](wish);
}

export function isPlace(name: unknown): name is PlaceName {
  return PLACES.some((place) => place === name);
}
