import * as z from "zod/mini";
import { message } from "../games/contract.ts";
import { EMOTES } from "./walking.ts";

/** Shows an emote over the player's head; refused with `too-fast` within `EMOTE_INTERVAL`. */
export const EMOTE = message<Record<string, never>>()("emote", z.strictObject({ emote: z.enum(EMOTES) }));
