import type { GameContract } from "../games/contract.ts";
import { DIGGING_MESSAGES, replayDigging } from "./digging.ts";

/** Digging: the smallest game. What it brings up goes where fish go, so that it needs no category of its own. */
export const DIGGING_GAME = {
  name: "digging",
  messages: DIGGING_MESSAGES,
  action: ["dig"],
  begins: { dig: true },
  replay: { 1: replayDigging },
  category: "fish",
  skill: "fishing",
  events: ["game", "result"],
} as const satisfies GameContract;
