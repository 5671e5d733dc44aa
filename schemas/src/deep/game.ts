import type * as z from "zod/mini";
import type { GameContract } from "../games/contract.ts";
import type { BeginMessage } from "./deep.ts";
import { DEEP_MESSAGES } from "./messages.ts";
import { replayDeep } from "./result.ts";

/** The hall of the Deep, as the registry of games knows it (spec 2 §4). What is stored and replayed is a flight. */
export const DEEP_GAME = {
  name: "deep",
  messages: DEEP_MESSAGES,
  action: ["begin", "end"],
  // To walk about is no attempt.
  begins: { begin: ({ flight }: z.output<typeof BeginMessage>) => flight },
  replay: { 1: replayDeep },
  category: null,
  skill: null,
  events: ["game", "result", "value_seconds", "value_attempts"],
} as const satisfies GameContract;
