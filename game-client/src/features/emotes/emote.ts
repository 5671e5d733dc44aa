import { EMOTE } from "@diamond-valley/schemas/walking/messages.ts";
import type { Emote } from "@diamond-valley/schemas/walking/walking.ts";
import { atom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { SOUNDS } from "./sounds.ts";

/** Whether the wheel of emotes is open. */
export const wheelOf = perGame(() => atom(false));

/** Shows an emote over the player's head. One a second is allowed; a faster one is simply not shown. */
export function showEmote({ sounds, ask }: Pick<Game, "sounds" | "ask">, emote: Emote): void {
  sounds.play(SOUNDS.emote);
  ask(EMOTE, { emote }).catch(() => {});
}
