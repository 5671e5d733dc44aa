import { bush } from "@diamond-valley/art-kit/drawings/bush.ts";
import { tree } from "@diamond-valley/art-kit/drawings/tree.ts";
import { GROUND } from "@diamond-valley/art-kit/ground/themes/forest.ts";
import { ramp } from "@diamond-valley/art-kit/palette.ts";
import type { SceneTheme } from "../theme.ts";

/** The forest: deep green, with mist between its trunks. Its trees are darker than the village's. */
export const THEME: SceneTheme = {
  name: "forest",
  ground: GROUND,
  drift: "leaf",
  insect: null,
  mote: "dot-gold",
  drawings: {
    "tree-lime": () => tree(ramp("#6FB06A", "#4A9160", "#357A58", "#245E4C"), 21),
    "tree-mint": () => tree(ramp("#56A98C", "#378B78", "#28746A", "#1A5A58"), 8),
    "tree-leaf": () => tree(ramp("#4E9E74", "#34855F", "#266D55", "#185448"), 3),
    bush: () => bush(ramp("#4E9E74", "#34855F", "#266D55", "#185448")),
  },
  beyond: "#1F5A50",
};
