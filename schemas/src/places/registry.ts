import type { Place } from "./place.ts";

/** What the rooms of the story have in common. */
const ROOM = {
  room: "story",
  light: "indoors",
  players: 1,
  private: true,
  entry: "portal",
} as const;

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
    ...ROOM,
    map: "acts",
    theme: "gate",
    music: "gate",
  },
  warehouse: {
    ...ROOM,
    map: "warehouse",
    theme: "bronze",
    music: "bronze",
    part: "bronze",
    parent: "acts",
  },
  "warehouse-loft": {
    ...ROOM,
    map: "warehouse-loft",
    theme: "bronze",
    music: "bronze",
    part: "bronze",
    parent: "warehouse",
  },
  "hotel-lobby": {
    ...ROOM,
    map: "hotel-lobby",
    theme: "silver",
    music: "silver",
    part: "silver",
    parent: "acts",
    gate: "done.bronze",
    otherwise: "story:closed.silver",
  },
  "hotel-corridor": {
    ...ROOM,
    map: "hotel-corridor",
    theme: "silver",
    music: "silver",
    part: "silver",
    parent: "hotel-lobby",
  },
  "hotel-201": {
    ...ROOM,
    map: "hotel-201",
    theme: "silver",
    music: "silver",
    part: "silver",
    parent: "hotel-corridor",
    gate: "session.item.card-201|done.silver",
    otherwise: "game:prompt.why.card-key",
  },
  "hotel-kitchen": {
    ...ROOM,
    map: "hotel-kitchen",
    theme: "silver",
    music: "silver",
    part: "silver",
    parent: "hotel-lobby",
    gate: "session.item.card-kitchen|done.silver",
    otherwise: "game:prompt.why.card-key",
  },
  shop: {
    ...ROOM,
    map: "shop",
    theme: "gold",
    music: "gold",
    part: "gold",
    parent: "acts",
    gate: "done.silver",
    otherwise: "story:closed.gold",
  },
  "shop-mirrors": {
    ...ROOM,
    map: "shop-mirrors",
    theme: "gold",
    music: "gold",
    part: "gold",
    parent: "shop",
  },
  "shop-vault": {
    ...ROOM,
    map: "shop-vault",
    theme: "gold",
    music: "gold",
    part: "gold",
    parent: "shop",
  },
  "tower-1": {
    ...ROOM,
    map: "tower-1",
    theme: "platinum",
    music: "platinum",
    part: "platinum",
    parent: "acts",
    gate: "done.gold",
    otherwise: "story:closed.platinum",
  },
  "tower-2": {
    ...ROOM,
    map: "tower-2",
    theme: "platinum",
    music: "platinum",
    part: "platinum",
    parent: "tower-1",
    gate: "session.item.card-tower|done.platinum",
    otherwise: "game:prompt.why.card-key",
  },
  "tower-3": {
    ...ROOM,
    map: "tower-3",
    theme: "platinum",
    music: "platinum",
    part: "platinum",
    parent: "tower-2",
  },
  "tower-roof": {
    ...ROOM,
    map: "tower-roof",
    theme: "platinum",
    music: "platinum",
    light: "indoors",
    part: "platinum",
    parent: "tower-3",
  },
  "game-hall": {
    ...ROOM,
    map: "game-hall",
    theme: "deep",
    music: "deep",
    part: "game-hall",
  },
  "gallery-hall": {
    ...ROOM,
    map: "gallery-hall",
    theme: "silver",
    music: "silver",
    part: "gallery-hall",
  },
  "architect-tower": {
    ...ROOM,
    map: "architect-tower",
    theme: "bronze",
    music: "bronze",
    part: "architect-tower",
  },
  "architect-tower-2": {
    ...ROOM,
    map: "architect-tower-2",
    theme: "bronze",
    music: "bronze",
    part: "architect-tower",
    parent: "architect-tower",
  },
  "architect-tower-3": {
    ...ROOM,
    map: "architect-tower-3",
    theme: "bronze",
    music: "bronze",
    part: "architect-tower",
    parent: "architect-tower-2",
  },
  "phone-hall": {
    ...ROOM,
    map: "phone-hall",
    theme: "phone",
    music: "phone",
    part: "phone-hall",
  },
  "phone-hall-2": {
    ...ROOM,
    map: "phone-hall-2",
    theme: "phone",
    music: "phone",
    part: "phone-hall",
    parent: "phone-hall",
  },
  "studio-hall": {
    ...ROOM,
    map: "studio-hall",
    theme: "studio",
    music: "studio",
    part: "studio-hall",
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
