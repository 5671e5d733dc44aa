import type { GameContract } from "../games/contract.ts";
import { HERO_MESSAGES } from "./messages.ts";
import { replayHero } from "./result.ts";

/** Diamond Hero, as the registry of games knows it (spec 2 §1). What is stored and replayed is a run. */
export const HERO_GAME = {
  name: "diamond_hero",
  messages: HERO_MESSAGES,
  action: ["begin", "end"],
  begins: { begin: true },
  replay: { 1: replayHero },
  category: null,
  skill: null,
  events: ["game", "result", "value_score", "value_seconds", "value_attempts"],
} as const satisfies GameContract;
