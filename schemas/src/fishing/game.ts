import type { GameContract } from "../games/contract.ts";
import { FISHING_MESSAGES } from "./messages.ts";
import { FISHING_REPLAYS } from "./replays.ts";

/** Fishing, as the registry of games knows it (spec 2 §4). */
export const FISHING_GAME = {
  name: "fishing",
  messages: FISHING_MESSAGES,
  action: ["cast", "press", "reel-in"],
  begins: { cast: true },
  replay: FISHING_REPLAYS,
  category: "fish",
  skill: "fishing",
  events: ["game", "result", "item", "value_quantity", "value_seconds", "value_attempts"],
} as const satisfies GameContract;
