import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { SAY } from "@diamond-valley/schemas/walking/messages.ts";
import type { Phrase } from "@diamond-valley/schemas/walking/phrases.ts";
import { atom } from "nanostores";
import type { Game } from "../../core/app/game.ts";
import { perGame } from "../../core/feature.ts";
import { SOUNDS } from "./sounds.ts";

/** Whether anybody could hear what is said in a place. */
export const isHeardIn = (place: PlaceName | null): boolean => place !== null && !PLACES[place].private;

/** Whether the panel of phrases is open. */
export const panelOf = perGame(() => atom(false));

/** Says a phrase over the player's head. One in three seconds is allowed; a faster one is simply not shown. */
export function sayPhrase({ sounds, ask }: Pick<Game, "sounds" | "ask">, phrase: Phrase): void {
  sounds.play(SOUNDS.say);
  ask(SAY, { phrase }).catch(() => {});
}

/** The last phrase of somebody near that is read aloud. */
export const heardOf = perGame(() => atom(""));
