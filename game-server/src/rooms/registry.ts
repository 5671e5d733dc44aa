import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import { FishingRoom } from "../fishing/room.ts";
import { HubRoom } from "../hub/room.ts";
import { StoryRoom } from "../story/room.ts";

/** The class of each kind of room, one line each. */
export const ROOM_CLASSES = {
  hub: HubRoom,
  story: StoryRoom,
  fishing: FishingRoom,
} as const satisfies Record<RoomName, unknown>;
