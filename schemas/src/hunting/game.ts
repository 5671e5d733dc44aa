import type { GameContract } from "../games/contract.ts";
import { replayFight } from "./herbs.ts";
import { HUNTING_MESSAGES } from "./messages.ts";

/** Hunting, as the registry of games knows it (spec 2 §4). What is paid and replayed is a fight. */
export const HUNTING_GAME = {
  name: "hunting",
  messages: HUNTING_MESSAGES,
  action: ["begin", "fight", "end"],
  begins: { fight: true },
  replay: { 1: replayFight },
  category: "herbs",
  skill: "combat",
  events: ["game", "result", "item", "value_quantity", "value_experience", "value_seconds", "value_attempts"],
} as const satisfies GameContract;
