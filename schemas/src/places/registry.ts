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
  acts: {
    map: "acts",
    room: "story",
    theme: "village",
    music: "village",
    light: "indoors",
    players: 1,
    private: true,
    entry: "portal",
  },
  warehouse: {
    map: "warehouse",
    room: "story",
    theme: "village",
    music: "village",
    light: "indoors",
    players: 1,
    private: true,
    part: "bronze",
    parent: "acts",
    entry: "portal",
  },
  "warehouse-loft": {
    map: "warehouse-loft",
    room: "story",
    theme: "village",
    music: "village",
    light: "indoors",
    players: 1,
    private: true,
    part: "bronze",
    parent: "warehouse",
    entry: "portal",
  },
  "hotel-lobby": {
    map: "hotel-lobby",
    room: "story",
    theme: "village",
    music: "village",
    light: "indoors",
    players: 1,
    private: true,
    part: "silver",
    parent: "acts",
    entry: "portal",
    gate: "done.bronze",
    otherwise: "story:closed.silver",
  },
  "hotel-corridor": {
    map: "hotel-corridor",
    room: "story",
    theme: "village",
    music: "village",
    light: "indoors",
    players: 1,
    private: true,
    part: "silver",
    parent: "hotel-lobby",
    entry: "portal",
  },
  "hotel-201": {
    map: "hotel-201",
    room: "story",
    theme: "village",
    music: "village",
    light: "indoors",
    players: 1,
    private: true,
    part: "silver",
    parent: "hotel-corridor",
    entry: "portal",
    gate: "session.item.card-201|done.silver",
    otherwise: "game:prompt.why.card-key",
  },
  "hotel-kitchen": {
    map: "hotel-kitchen",
    room: "story",
    theme: "village",
    music: "village",
    light: "indoors",
    players: 1,
    private: true,
    part: "silver",
    parent: "hotel-lobby",
    entry: "portal",
    gate: "session.item.card-kitchen|done.silver",
    otherwise: "game:prompt.why.card-key",
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
