import type { Place } from "./place.ts";

/**
 * The places of the game, one line each. A door whose target is not listed here is still being built; listing the
 * place opens it. The first place of a kind of room is the one that a seat call without a place means.
 */
const LISTED = {
  village: {
    map: "village",
    room: "hub",
    theme: "village",
    music: "village",
    light: "day",
    players: 50,
    private: false,
    entry: "anywhere",
  },
  lake: {
    map: "lake",
    room: "fishing",
    theme: "lake",
    music: "lake",
    light: "day",
    players: 16,
    private: false,
    entry: "portal",
  },
  mine: {
    map: "mine",
    room: "mining",
    theme: "cave",
    music: "cave",
    light: "cave",
    players: 8,
    private: false,
    entry: "portal",
  },
  forest: {
    map: "forest",
    room: "hunting",
    theme: "forest",
    music: "forest",
    light: "forest",
    players: 12,
    private: false,
    entry: "portal",
  },
  "magic-circle": {
    map: "magic-circle",
    room: "boss",
    theme: "circle",
    music: "circle",
    light: "dusk",
    players: 1,
    private: true,
    entry: "portal",
    gate: "golem",
    otherwise: "game:prompt.why.riddle",
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof LISTED;

export const PLACES: Readonly<Record<PlaceName, Place>> = LISTED;

/** The names of all places, in the order of the registry. */
export const PLACE_NAMES = Object.keys(LISTED) as PlaceName[];

/** The place that is entered from anywhere, and where everybody begins. */
export const HOME: PlaceName = "village";

/** Whether this is the name of a place that can be entered. */
export function isPlace(name: unknown): name is PlaceName {
  return typeof name === "string" && Object.hasOwn(LISTED, name);
}
