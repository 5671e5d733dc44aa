import { FISHING_GAME } from "../fishing/game.ts";

/** The mini-games, one line each. Routes, rooms' commands, replays and counted events follow from it. */
export const GAMES = {
  fishing: FISHING_GAME,
} as const;

export type GameName = keyof typeof GAMES;
/** The room of a game has the game's name. */
export type GameRoom = GameName;
