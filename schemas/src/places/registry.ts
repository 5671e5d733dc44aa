import { ACT_PLACES } from "./act-places.ts";
import type { Place } from "./place.ts";
import { ROOM } from "./story-room.ts";

/**
 * The places of the game, one line each; those of the five acts are in `act-places.ts`. A door whose target is not
 * listed here is still being built; listing the place opens it. The first place of a kind of room is the one that a
 * seat call without a place means.
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
    gate: "golem|peace",
    otherwise: "game:prompt.why.riddle",
  },
  ...ACT_PLACES,
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
  "diamond-lab": {
    ...ROOM,
    map: "diamond-lab",
    theme: "lab",
    music: "lab",
    part: "diamond-lab",
    gate: "vip|vvip",
    otherwise: "story:closed.lab",
  },
  "vip-manor": {
    ...ROOM,
    map: "vip-manor",
    theme: "manor",
    music: "manor",
    part: "vip-manor",
    gate: "invited|vip|vvip",
    otherwise: "story:closed.manor",
  },
  "vip-manor-wardrobe": {
    ...ROOM,
    map: "vip-manor-wardrobe",
    theme: "manor",
    music: "manor",
    part: "vip-manor",
    parent: "vip-manor",
  },
  "vip-manor-terrace": {
    ...ROOM,
    map: "vip-manor-terrace",
    theme: "terrace",
    music: "manor",
    part: "vip-manor",
    parent: "vip-manor",
  },
  "secret-house": {
    ...ROOM,
    map: "secret-house",
    theme: "mushroom",
    music: "mushroom",
    part: "secret-house",
  },
  "invitation-room": {
    ...ROOM,
    map: "invitation-room",
    theme: "invitation",
    music: "mushroom",
    part: "secret-house",
    parent: "secret-house",
    gate: "tier.platinum|vvip",
    otherwise: "story:closed.invitation",
  },
  "diamond-hero": {
    ...ROOM,
    map: "diamond-hero",
    theme: "hero",
    music: "hero",
    part: "diamond-hero",
  },
  "neon-arena": {
    ...ROOM,
    map: "neon-arena",
    room: "diamond_hero",
    theme: "neon",
    music: "neon",
    light: "dusk",
    entry: "dialog",
    parent: "diamond-hero",
    gate: "all-gems",
    otherwise: "diamond-hero:gate.dark",
  },
  "guild-hall": {
    ...ROOM,
    map: "guild-hall",
    theme: "manor",
    music: "manor",
  },
  "android-room": {
    ...ROOM,
    map: "android-room",
    theme: "android",
    music: "android",
  },
  "member-house": {
    ...ROOM,
    map: "member-house",
    theme: "members",
    music: "members",
    gate: "tier.bronze|vvip",
    otherwise: "story:closed.members",
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
