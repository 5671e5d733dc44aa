import { bush } from "@diamond-valley/art-kit/drawings/bush.ts";
import { tree } from "@diamond-valley/art-kit/drawings/tree.ts";
import { GROUND } from "@diamond-valley/art-kit/ground/themes/circle.ts";
import { ramp } from "@diamond-valley/art-kit/palette.ts";
import type { SceneTheme } from "../theme.ts";

/** The golem's circle: dusk over old stones. Its trees stand dark against the last light. */
export const THEME: SceneTheme = {
  name: "circle",
  ground: GROUND,
  drift: "petal",
  insect: null,
  mote: "dot-gold",
  drawings: {
    "tree-lime": () => tree(ramp("#7C86C4", "#5C64A6", "#474E8C", "#33386C"), 21),
    "tree-mint": () => tree(ramp("#6C8FB8", "#4C6D9C", "#3B5583", "#2B3E66"), 8),
    "tree-leaf": () => tree(ramp("#6A7FB4", "#4B5E96", "#3A4A7C", "#2A365F"), 3),
    "tree-pink": () => tree(ramp("#E3A6CF", "#C07FB4", "#965F98", "#6C4578"), 5),
    bush: () => bush(ramp("#6A7FB4", "#4B5E96", "#3A4A7C", "#2A365F")),
  },
  edge: "bush",
  beyond: "#2A3158",
};
