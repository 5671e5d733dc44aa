import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { ObjectiveTarget } from "@diamond-valley/schemas/quests/content.ts";
import { REWARDS } from "@diamond-valley/schemas/quests/rewards.ts";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import type { Mark } from "@diamond-valley/schemas/story/marks.ts";
import type { Membership } from "@diamond-valley/schemas/story/membership.ts";
import type { Progress } from "@diamond-valley/schemas/story/progress.ts";
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
  /** What is worn over the look, as the state carries it. */
  outfit: number;
}

/** Another player as a target: in its place it stands where it was seen last. */
export interface Lead extends ObjectiveTarget {
  readonly name: string;
  /** Number of the area of that place where it is, if the player is not in the same room. */
  readonly area: number | null;
  /** Where it stands on the map, px; null while it is not to be seen in this room. */
  at(): Point | null;
}

/** What the whole screen shares. What one feature shows is in that feature's own stores. */
export interface Stores {
  $connection: WritableAtom<Connection>;
  /** Where the player is; null before the first arrival and on the way. */
  $place: WritableAtom<PlaceName | null>;
  $wallet: WritableAtom<WalletView | null>;
  /** What the player has done in the story; null before the server has said it. */
  $progress: WritableAtom<Progress | null>;
  $season: WritableAtom<SeasonView | null>;
  /** How far season time is ahead of this machine's clock, ms; null before the server has said it. */
  $seasonAhead: WritableAtom<number | null>;
  /** Items of one colour that the player's deliveries take. */
  $quantity: WritableAtom<number>;
  /** Who the player is at the store; null before the server has said it. */
  $membership: WritableAtom<Membership | null>;
  $me: WritableAtom<Myself>;
  $dialog: WritableAtom<OpenDialog | null>;
  $prompt: WritableAtom<Prompt | null>;
  /** Where the player is led now; null for nowhere. */
  $goal: WritableAtom<ObjectiveTarget | null>;
  /** Somebody whom the player walks to: it is led there instead of to its goal. Null for nobody. */
  $lead: WritableAtom<Lead | null>;
  /** The marks over characters, by slug: `!` has something ready for the player, `?` wants or has to say something. */
  $marks: WritableAtom<Readonly<Record<string, Mark>>>;
  /** Where the player is going, while on the way. */
  $travelling: WritableAtom<PlaceName | null>;
  /** Share of the loading that is done, 0..1. */
  $loaded: WritableAtom<number>;
  /** What draws the world; null before the engine is there. */
  $renderer: WritableAtom<Renderer | null>;
  /** The last sentence for screen readers. */
  $announced: WritableAtom<string>;
  /** The sound that was heard last, for its caption: the key of its words, a new object for each sound. */
  $caption: WritableAtom<{ readonly key: string } | null>;
  settings: SettingsStore;
  toasts: Toasts;
}

/** Stores at rest; `byThumb` as in `createSettings`. */
export function createStores(byThumb = false): Stores {
  return {
    $connection: atom(START),
    $place: atom(null),
    $wallet: atom(null),
    $progress: atom(null),
    $season: atom(null),
    $seasonAhead: atom(null),
    $quantity: atom(REWARDS[0]?.quantity ?? 0),
    $membership: atom(null),
    $me: atom({ name: "", look: null, packed: -1, outfit: 0 }),
    $dialog: atom(null),
    $prompt: atom(null),
    $marks: atom({}),
    $goal: atom(null),
    $lead: atom(null),
    $travelling: atom(null),
    $loaded: atom(0),
    $renderer: atom(null),
    $announced: atom(""),
    $caption: atom(null),
    settings: createSettings(browserShelf(), byThumb),
    toasts: createToasts(),
  };
}
