import type { Team } from "@diamond-valley/schemas/teams/teams.ts";
import { RAMPS } from "../../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, stroke } from "../../svg.ts";
import { TEAM_MARKS } from "../badge.ts";
import { COLOUR_RAMPS } from "../fish.ts";

/** Height of the pole, and from its top down to where the cloth is tied, px. */
export const POLE = 190;
export const TIED = 26;

/** The pole behind the fountain that the flag of the week's team hangs on. */
export const flagPole = (): Drawing =>
  drawing(
    28,
    POLE,
    stroke(`M14 ${POLE - 2}V14`, RAMPS.wood.dark, 9),
    stroke(`M14 ${POLE - 3}V14`, RAMPS.wood.mid, 6),
    stroke(`M12.5 ${POLE - 4}V16`, RAMPS.wood.hi, 2.2),
    ellipse(14, 20, 8, 3.5, RAMPS.gold.lo),
    circle(14, 11, 9.5, RAMPS.gold.lo),
    circle(13.5, 10, 8, RAMPS.gold.mid),
    circle(11, 7, 2.8, RAMPS.gold.hi),
  );

const CLOTH = "M3 8Q26 -2 48 9T106 8L92 38L106 68Q80 78 56 67T3 70z";

/** The cloth in a team's colours, with its sign; it is tied at its left edge. */
export const teamFlag = (team: Team): Drawing => {
  const { hi, mid, lo, dark } = COLOUR_RAMPS[team];
  return drawing(
    110,
    80,
    path(CLOTH, dark, { transform: "translate(1.5 4)" }),
    path(CLOTH, mid),
    path("M3 8Q26 -2 48 9V68Q26 58 3 70z", hi, { opacity: 0.5 }),
    path("M72 13Q90 16 106 8L92 38L106 68Q88 74 72 72z", lo, { opacity: 0.65 }),
    stroke("M8 13Q28 5 44 13", "#fff", 3, { opacity: 0.65 }),
    circle(50, 39, 24, dark, { opacity: 0.35 }),
    circle(50, 38, 23, mid),
    place(50, 38, TEAM_MARKS[team], { scale: 1.15 }),
  );
};
