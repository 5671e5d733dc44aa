import * as z from "zod/mini";
import { message } from "../games/contract.ts";
import { PHRASES } from "./phrases.ts";
import { EMOTES } from "./walking.ts";

/** Shows an emote over the player's head; refused with `too-fast` within `EMOTE_INTERVAL`. */
export const EMOTE = message<Record<string, never>>()("emote", z.strictObject({ emote: z.enum(EMOTES) }));

/** Says a phrase in a bubble over the player's head; refused with `too-fast` within `PHRASE_INTERVAL`. */
export const SAY = message<Record<string, never>>()("say", z.strictObject({ phrase: z.enum(PHRASES) }));
