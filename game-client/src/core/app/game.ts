import type { Message } from "@diamond-valley/schemas/games/contract.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { createContext, useContext } from "react";
import type { Photo } from "../engine/photo.ts";
import type { Feature } from "../feature.ts";
import type { Controls } from "../input/controls.ts";
import type { Sounds } from "../sound/sounds.ts";
import type { MoreTexts } from "../texts/more-texts.ts";
import type { Locale, Text } from "../texts/texts.ts";
import type { WalletUpdates } from "./answers.ts";
import type { OnGameEvent } from "./events.ts";
import type { Stores } from "./stores.ts";

/** One mounted game: what features and the screen work with. */
export interface Game {
  readonly locale: Locale;
  readonly text: Text;
  /** Texts that are not fetched with the game. */
  readonly more: MoreTexts;
  readonly stores: Stores;
  readonly features: readonly Feature[];
  readonly wallet: WalletUpdates;
  readonly api: Api;
  readonly sounds: Sounds;
  readonly controls: Controls;
  /** Tells the page around the game what the player achieved. */
  readonly onEvent: OnGameEvent;
  /**
   * Sends a message into the room that is joined now and waits for its answer. Throws an ApiProblem when refused, and
   * Unreachable when the connection broke, nothing came in time, or no room is joined.
   */
  ask<Input, Answer>(message: Message<Input, Answer>, input: Input): Promise<Answer>;
  /** Does what the prompt says. */
  act(): void;
  /**
   * Walks over to another place; a refusal becomes a toast. A feature may hold the player back to ask first, unless it is
   * `asked` already.
   */
  travel(target: string, asked?: boolean): void;
  /** Goes over to another area of the place, where it has room. A feature may hold the player back as from another place. */
  changeArea(area: number, asked?: boolean): void;
  /** Plays here although the game runs in another tab. */
  takeOver(): void;
  /** Tries to connect again. */
  retry(): void;
  /** Where the player stands, in px of the map; null before the first arrival. */
  position(): Point | null;
  /** What is drawn now as a picture of its own. Rejects where nothing is drawn. */
  photo(): Promise<Photo>;
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
