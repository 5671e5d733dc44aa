import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import { HubRoom } from "../hub/room.ts";
import { StoryRoom } from "../story/room.ts";
import * as games from "./list.ts";

/** The class of each kind of room: the village, story places, and one for each mini-game. */
export const ROOM_CLASSES = { hub: HubRoom, story: StoryRoom, ...games } as const satisfies Record<
  RoomName,
  unknown
>;
