import { bush } from "@diamond-valley/art-kit/drawings/bush.ts";
import { tree } from "@diamond-valley/art-kit/drawings/tree.ts";
import {
  CAVE_GROUND,
  CIRCLE_GROUND,
  FOREST_GROUND,
  type GroundTheme,
  LAKE_GROUND,
  VILLAGE_GROUND,
} from "@diamond-valley/art-kit/ground/theme.ts";
import type { Ramp } from "@diamond-valley/art-kit/palette.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";

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
  /** What grows along the lower edge in place of tall trees, where the near side must be seen; the map has some of it. */
  readonly edge?: SceneryType;
  /** What of the scenery looks different here, by its type. */
  readonly drawings?: Readonly<Partial<Record<SceneryType, () => Drawing>>>;
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

const leaves = (hi: string, mid: string, lo: string, dark: string): Ramp => ({ hi, mid, lo, dark });

/** The forest: deep green, with mist between its trunks. Its trees are darker than the village's. */
const FOREST: SceneTheme = {
  name: "forest",
  ground: FOREST_GROUND,
  drift: "leaf",
  insect: null,
  mote: "dot-gold",
  drawings: {
    "tree-lime": () => tree(leaves("#6FB06A", "#4A9160", "#357A58", "#245E4C"), 21),
    "tree-mint": () => tree(leaves("#56A98C", "#378B78", "#28746A", "#1A5A58"), 8),
    "tree-leaf": () => tree(leaves("#4E9E74", "#34855F", "#266D55", "#185448"), 3),
    bush: () => bush(leaves("#4E9E74", "#34855F", "#266D55", "#185448")),
  },
  beyond: "#1F5A50",
};

/** The golem's circle: dusk over old stones. Its trees stand dark against the last light. */
const CIRCLE: SceneTheme = {
  name: "circle",
  ground: CIRCLE_GROUND,
  drift: "petal",
  insect: null,
  mote: "dot-gold",
  drawings: {
    "tree-lime": () => tree(leaves("#7C86C4", "#5C64A6", "#474E8C", "#33386C"), 21),
    "tree-mint": () => tree(leaves("#6C8FB8", "#4C6D9C", "#3B5583", "#2B3E66"), 8),
    "tree-leaf": () => tree(leaves("#6A7FB4", "#4B5E96", "#3A4A7C", "#2A365F"), 3),
    "tree-pink": () => tree(leaves("#E3A6CF", "#C07FB4", "#965F98", "#6C4578"), 5),
    bush: () => bush(leaves("#6A7FB4", "#4B5E96", "#3A4A7C", "#2A365F")),
  },
  edge: "bush",
  beyond: "#2A3158",
};

/** The themes, by the names that places give. */
export const THEMES: Readonly<Record<string, SceneTheme>> = {
  village: VILLAGE,
  lake: LAKE,
  cave: CAVE,
  forest: FOREST,
  circle: CIRCLE,
};
