import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { ObjectiveTarget } from "@diamond-valley/schemas/quests/content.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { atom, type WritableAtom } from "nanostores";
import type { OpenDialog } from "../dialogs/dialogs.ts";
import type { Renderer } from "../engine/renderer.ts";
import { createToasts, type Toasts } from "../hud/toasts.ts";
import { type Connection, START } from "../net/connection.ts";
import { browserShelf, createSettings, type SettingsStore } from "../settings/settings.ts";
import type { Prompt } from "../walking/prompt.ts";

export interface Myself {
  name: string;
  look: CharacterLook | null;
  /** The look as the state carries it; -1 before it is known. */
  packed: number;
}

/** What a character shows over its head: `exclamation` has something for the player now, `question` takes something. */
export type Mark = "exclamation" | "question";

/** What the whole screen shares. What one feature shows is in that feature's own stores. */
export interface Stores {
  $connection: WritableAtom<Connection>;
  /** Where the player is; null before the first arrival and on the way. */
  $place: WritableAtom<PlaceName | null>;
  $wallet: WritableAtom<WalletView | null>;
  $me: WritableAtom<Myself>;
  $dialog: WritableAtom<OpenDialog | null>;
  $prompt: WritableAtom<Prompt | null>;
  /** The marks over characters, by slug. */
  $marks: WritableAtom<Readonly<Record<string, Mark>>>;
  /** Where the player is led now; null for nowhere. */
  $goal: WritableAtom<ObjectiveTarget | null>;
  /** Where the player is going, while on the way. */
  $travelling: WritableAtom<PlaceName | null>;
  /** Share of the loading that is done, 0..1. */
  $loaded: WritableAtom<number>;
  /** What draws the world; null before the engine is there. */
  $renderer: WritableAtom<Renderer | null>;
  /** The last sentence for screen readers. */
  $announced: WritableAtom<string>;
  settings: SettingsStore;
  toasts: Toasts;
}

export function createStores(): Stores {
  return {
    $connection: atom(START),
    $place: atom(null),
    $wallet: atom(null),
    $me: atom({ name: "", look: null, packed: -1 }),
    $dialog: atom(null),
    $prompt: atom(null),
    $marks: atom({}),
    $goal: atom(null),
    $travelling: atom(null),
    $loaded: atom(0),
    $renderer: atom(null),
    $announced: atom(""),
    settings: createSettings(browserShelf()),
    toasts: createToasts(),
  };
}
