import type { GameContract } from "../games/contract.ts";
import { MINING_MESSAGES } from "./messages.ts";
import { replayVein } from "./vein.ts";

/** Mining, as the registry of games knows it (spec 2 §4). What is paid and replayed is a vein. */
export const MINING_GAME = {
  name: "mining",
  messages: MINING_MESSAGES,
  action: ["begin", "mine", "end"],
  begins: { mine: true },
  replay: { 1: replayVein },
  category: "ore",
  skill: "mining",
  events: ["game", "result", "item", "value_quantity", "value_experience", "value_seconds", "value_attempts"],
} as const satisfies GameContract;
