import type { GameContract } from "./contract.ts";
import * as list from "./list.ts";

/** The mini-games by name. Routes, rooms' commands and replays follow from it. */
export const GAMES: Readonly<Record<GameName, GameContract>> = list;

export type GameName = keyof typeof list;
/** The room of a game has the game's name. */
export type GameRoom = GameName;
