import type { GameContract } from "../games/contract.ts";
import { DIGGING_MESSAGES, replayDigging } from "./digging.ts";

/** Digging: the smallest game. */
export const DIGGING_GAME = {
  name: "digging",
  messages: DIGGING_MESSAGES,
  action: ["dig"],
  replay: { 1: replayDigging },
  category: null,
  skill: null,
  events: ["game", "result"],
} as const satisfies GameContract;
