import type { Bite, PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { TalkAnswer } from "@diamond-valley/schemas/hub/characters.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { ClosedReason } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { Category, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { atom, type WritableAtom } from "nanostores";
import { createToasts, type Toasts } from "../hud/toasts.ts";
import { type Connection, START } from "../net/connection.ts";
import { browserShelf, createSettings, type SettingsStore } from "../settings/settings.ts";

export type BagTab = "inventory" | "quests" | "stats";

/** The dialog that is open; one at a time. */
export type OpenDialog =
  | { kind: "bag"; tab: BagTab }
  | { kind: "map" | "settings" | "how-to-play" }
  | { kind: "talk"; talk: TalkAnswer }
  | { kind: "deliver" | "exchange" | "bag-full"; category: Category };

/** What the action key or button would do now. */
export type Prompt =
  | { act: "talk"; character: string }
  | { act: "travel"; label: string; target: string }
  | { act: "closed"; label: string; why: ClosedReason }
  | { act: "cast" | "reel-in" }
  /** Somebody else fishes at the spot in reach. */
  | { act: "taken" };

/** A bite with the time at which its message came, ms since the page began: the arrow moves from then on. */
export type HookedBite = Bite & { at: number };

/** The player's own fishing, as far as the screen shows it. */
export interface Angling {
  phase: "idle" | "casting" | "waiting" | "bite" | "caught" | "missed";
  bite: HookedBite | null;
  /** The answer to the last press, while its catch is shown. */
  result: PressAnswer | null;
}

export interface Myself {
  name: string;
  look: CharacterLook | null;
  /** The look as the state carries it; -1 before it is known. */
  packed: number;
}

/** All that the screen shows; React and the scenes meet here and nowhere else. */
export interface Stores {
  $connection: WritableAtom<Connection>;
  /** Where the player is; null before the first arrival and on the way. */
  $place: WritableAtom<PlaceName | null>;
  $wallet: WritableAtom<WalletView | null>;
  $me: WritableAtom<Myself>;
  $dialog: WritableAtom<OpenDialog | null>;
  $prompt: WritableAtom<Prompt | null>;
  $angling: WritableAtom<Angling>;
  $emotes: WritableAtom<boolean>;
  /** Rises with each catch that flies into the bag. */
  $bagPulse: WritableAtom<number>;
  /** Where the player is going, while on the way. */
  $travelling: WritableAtom<PlaceName | null>;
  /** Share of the loading that is done, 0..1. */
  $loaded: WritableAtom<number>;
  /** The last sentence for screen readers. */
  $said: WritableAtom<string>;
  settings: SettingsStore;
  toasts: Toasts;
}

export const NOT_FISHING: Angling = { phase: "idle", bite: null, result: null };

export function createStores(): Stores {
  return {
    $connection: atom(START),
    $place: atom(null),
    $wallet: atom(null),
    $me: atom({ name: "", look: null, packed: -1 }),
    $dialog: atom(null),
    $prompt: atom(null),
    $angling: atom(NOT_FISHING),
    $emotes: atom(false),
    $bagPulse: atom(0),
    $travelling: atom(null),
    $loaded: atom(0),
    $said: atom(""),
    settings: createSettings(browserShelf()),
    toasts: createToasts(),
  };
}
