import type { GameContract } from "../games/contract.ts";
import { BOSS_MESSAGES } from "./messages.ts";
import { BOSS_REPLAYS } from "./result.ts";

/** The golem's circle, as the registry of games knows it (spec 2 §3, §4). What is stored and replayed is a fight. */
export const BOSS_GAME = {
  name: "boss",
  messages: BOSS_MESSAGES,
  action: ["begin", "end"],
  begins: { begin: true },
  replay: BOSS_REPLAYS,
  category: null,
  skill: null,
  events: ["game", "result", "value_score", "value_seconds", "value_attempts"],
} as const satisfies GameContract;
