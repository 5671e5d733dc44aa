import {
  CAVE_GROUND,
  FOREST_GROUND,
  type GroundTheme,
  LAKE_GROUND,
  VILLAGE_GROUND,
} from "@diamond-valley/art-kit/ground/theme.ts";

/** What gives a place its own air, beside its map. */
export type SceneTheme = {
  readonly name: string;
  readonly ground: GroundTheme;
  /** What drifts through the air; null under a roof, where no cloud passes either. */
  readonly drift: "petal" | "leaf" | null;
  /** What flies about, if anything. */
  readonly insect: "butterfly" | "dragonfly" | null;
  /** Frame of the motes that rise in the light. */
  readonly mote: "dot-gold" | "dot-white";
  /** Shown behind the map where a window is larger than it. */
  readonly beyond: string;
};

/** The robot village. */
const VILLAGE: SceneTheme = {
  name: "village",
  ground: VILLAGE_GROUND,
  drift: "petal",
  insect: "butterfly",
  mote: "dot-gold",
  beyond: "#74BF55",
};

/** The fishing lake. */
const LAKE: SceneTheme = {
  name: "lake",
  ground: LAKE_GROUND,
  drift: "leaf",
  insect: "dragonfly",
  mote: "dot-white",
  beyond: "#5CBB8C",
};

/** The mine: violet rock, and what glows in it. */
const CAVE: SceneTheme = {
  name: "cave",
  ground: CAVE_GROUND,
  drift: null,
  insect: null,
  mote: "dot-white",
  beyond: "#1B1638",
};

/** The forest: deep green, with mist between its trunks. */
const FOREST: SceneTheme = {
  name: "forest",
  ground: FOREST_GROUND,
  drift: "leaf",
  insect: null,
  mote: "dot-gold",
  beyond: "#1F5A50",
};

/** The themes, by the names that places give. */
export const THEMES: Readonly<Record<string, SceneTheme>> = {
  village: VILLAGE,
  lake: LAKE,
  cave: CAVE,
  forest: FOREST,
};
