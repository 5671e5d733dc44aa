import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Exchange, SubmissionCreate } from "@diamond-valley/schemas/quests/delivery.ts";
import type { Emote } from "@diamond-valley/schemas/walking/walking.ts";
import { createContext, useContext } from "react";
import type { Locale, Text } from "../texts/texts.ts";
import type { Stores } from "./stores.ts";

/** What the screen can ask for. None of these throws: a refusal becomes a toast or a dialog. */
export interface Actions {
  /** What the prompt says: talk, enter, cast, reel in. */
  act(): void;
  emote(emote: Emote): void;
  /** A press while a fish bites, `elapsed` ms after its arrow was first drawn. */
  press(attempt: string, elapsed: number): void;
  /** True once it is done. */
  deliver(wanted: SubmissionCreate): Promise<boolean>;
  exchange(wanted: Exchange): Promise<boolean>;
  travel(target: string): void;
  setStick(x: number, y: number): void;
  takeOver(): void;
  retry(): void;
  /** Where the player stands, in px of the map; null before the first arrival. */
  position(): Point | null;
}

/** One mounted game. */
export interface Game {
  locale: Locale;
  text: Text;
  stores: Stores;
  actions: Actions;
}

export const GameContext = createContext<Game | null>(null);

/** The game that the component belongs to. Throws outside of one. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error("no game around this component");
  return game;
}

/** Address of a page of the site: Korean pages stand at the root, English ones under /en. */
export function sitePath(locale: Locale, path: string): string {
  return locale === "ko" ? path : `/en${path}`;
}

/** Address of the game as it runs here: in another language, or to come back to. */
export function gamePath(locale: Locale): string {
  const { search, hash } = window.location;
  return sitePath(locale, "/game/") + search + hash;
}
