import type { GameRoom } from "../games/registry.ts";

/** The rooms that are no mini-games, with the calls that give a seat in them (spec 2 §7). */
export const CORE_ROOMS = {
  hub: "/hub/enter",
  story: "/game_rpg/game-part/new-attempt",
} as const;

/** A kind of room: the village, story places, and one for each mini-game. */
export type RoomName = keyof typeof CORE_ROOMS | GameRoom;
