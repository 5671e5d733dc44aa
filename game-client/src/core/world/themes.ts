import { type GroundTheme, LAKE_GROUND, VILLAGE_GROUND } from "@diamond-valley/art-kit/ground/theme.ts";

/** What gives a place its own air, beside its map. */
export type SceneTheme = {
  readonly name: string;
  readonly ground: GroundTheme;
  /** What drifts through the air. */
  readonly drift: "petal" | "leaf";
  /** What flies about. */
  readonly insect: "butterfly" | "dragonfly";
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

/** The themes, by the names that places give. */
export const THEMES: Readonly<Record<string, SceneTheme>> = { village: VILLAGE, lake: LAKE };
