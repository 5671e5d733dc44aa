import type { IconName } from "@diamond-valley/art-kit/icons.gen.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import type { RoomName } from "@diamond-valley/schemas/rooms/names.ts";
import type { WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { ComponentType } from "react";
import type { Game } from "./app/game.ts";
import type { Dialogs, OpenDialog } from "./dialogs/dialogs.ts";
import type { HudSlot } from "./hud/slots.ts";
import type { JoinedRoom } from "./net/joined-room.ts";
import type { SceneFeature } from "./scene/scene-feature.ts";
import type { LocaleFiles } from "./texts/texts.ts";

/** Undoes what a hook of a feature began. */
export type Stop = () => void;

/** A component on the screen over the world; slots decide where in the reading order it stands. */
export interface HudPart {
  readonly slot: HudSlot;
  readonly Part: ComponentType;
}

/** An entry of the menu in the upper right corner: its text is `hud.<name>`. */
export interface MenuEntry {
  readonly name: string;
  readonly icon: IconName;
  readonly opens: OpenDialog;
}

/** A tab that a feature adds to a dialog of another one, such as the quest log to the bag. */
export interface DialogTab {
  readonly dialog: keyof Dialogs;
  /** Identifies the tab; its text is `<dialog>.tab.<key>`. */
  readonly key: string;
  /** The lowest comes first. */
  readonly order: number;
  readonly Tab: ComponentType<{ wallet: WalletView }>;
}

/** A page of the help (spec 2 section 2): its texts are `how-to-play.<key>.title`, `.keys` and `.touch`. */
export interface HowToPage {
  readonly key: string;
  readonly Picture: ComponentType;
  /** Whether it is one of the four that the city is begun with (spec 2 section 2); the others are each about one game. */
  readonly isBasic?: boolean;
  /** Pages are shown in this order, the lowest first. */
  readonly order: number;
  /** Whether it helps now: until it is done it is shown beside the play (spec 2 section 2). */
  readonly isNow: (game: Game) => boolean;
  /** Whether the player has done what it says, as far as the server knows. */
  readonly isDone: (game: Game) => boolean;
  /** Its card stands over the middle on a phone: for a place at whose foot one comes in, where the card would lie over the player. */
  readonly over?: boolean;
}

/**
 * What a feature adds to the game. Each folder in `features/` exports one such object from its `index.ts`, and
 * `features/index.ts` lists them. Core calls the hooks and knows no feature by name; features know core and not each
 * other. State that belongs to one running game is kept with `perGame`.
 */
export interface Feature {
  /** The name of its folder, the same as in schemas and game-server. */
  readonly name: string;
  /** Its locale file, fetched with the game: keys are `<name>:<key>`. */
  readonly texts?: LocaleFiles;
  /** The same for what is only said behind the first step: fetched then, and waited for by `useTexts(name, ...)`. */
  readonly laterTexts?: LocaleFiles;
  readonly hud?: readonly HudPart[];
  readonly menu?: readonly MenuEntry[];
  /** Dialogs by the name under which `stores.$dialog` opens them; declare their properties in `Dialogs`. */
  readonly dialogs?: { readonly [Name in keyof Dialogs]?: ComponentType<Dialogs[Name]> };
  readonly tabs?: readonly DialogTab[];
  /** Switches that it adds to the settings: entries of a list. */
  readonly settings?: readonly ComponentType[];
  readonly howTo?: readonly HowToPage[];
  /** What keys do, by `KeyboardEvent.code`. Not called while a dialog is open or the connection is down. */
  readonly keys?: Readonly<Record<string, (game: Game) => void>>;
  /** What the action key does for a prompt with this verb; `target` is the prompt's. */
  readonly verbs?: Readonly<Record<string, (game: Game, target: string) => void>>;
  /**
   * Called before the player sets out for another place, or for another `area` of the present one: true where it asks first, and
   * goes on by `game.travel(target, true)` or `game.changeArea(area, true)`.
   */
  readonly holdsBack?: (game: Game, target: PlaceName, area?: number) => boolean;
  /** Called once, before the first room. */
  readonly start?: (game: Game) => Stop | undefined;
  /** Called with each joined room, before its first state: for handlers of messages. */
  readonly joined?: (game: Game, joined: JoinedRoom) => Stop | undefined;
  /** Fetches what it shows in a place with that map, for who is about to enter it: what it does not fetch then comes late. */
  readonly ahead?: (game: Game, place: PlaceName, map: GameMap) => Promise<unknown>;
  /** Called when a place has come onto the screen. */
  readonly arrived?: (game: Game, place: PlaceName) => void;
  /** What it draws in the world; fetched with the engine. */
  readonly scene?: () => Promise<SceneFeature>;
  /** What it adds to one kind of room alone: fetched when such a room is first entered, and no sooner. */
  readonly inRoom?: InRoom;
}

/** What only the places of one kind of room need: who never goes there never loads it. */
export interface InRoom {
  readonly room: RoomName;
  /** Imports the module that brings all of it; called whenever one of its places is shown. */
  readonly load: () => Promise<RoomFeature>;
}

/** The parts of a feature that are fetched with a kind of room. The properties mean what they mean in `Feature`. */
export type RoomFeature = Pick<Feature, "texts" | "hud" | "dialogs"> & { readonly scene?: SceneFeature };

/**
 * State of a feature that lasts as long as a game: made at the first call with that game, the same from then on.
 *
 * ```ts
 * export const fishingOf = perGame((game) => createOwnFishing(game));
 * ```
 */
export function perGame<State>(make: (game: Game) => State): (game: Game) => State {
  const made = new WeakMap<Game, State>();
  return (game) => {
    const known = made.get(game);
    if (known !== undefined) return known;
    const state = make(game);
    made.set(game, state);
    return state;
  };
}
