import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { circle, type Drawing, drawing, path, place, repeat } from "../svg.ts";
import { COLOUR_RAMPS } from "./fish.ts";

/** The signs of the colours: drop, sun, leaf and flame, around 0 0. */
export const TEAM_MARKS: Record<Colour, string> = {
  blue: path("M0 -15Q12 0 12 6A12 11 0 1 1 -12 6Q-12 0 0 -15z", "#fff"),
  yellow:
    circle(0, 0, 7.5, "#fff") +
    repeat(8, (index) => place(0, 0, path("M-2.6 -10L0 -16L2.6 -10z", "#fff"), { turn: index * 45 })),
  green: path("M-12 12Q-14 -12 13 -13Q14 12 -8 10L-13 15z", "#fff"),
  red: path("M0 -16Q14 -4 11 7Q8 15 0 15T-11 7Q-12 0 -5 -5Q-4 0 -1 0Q2 -6 0 -16z", "#fff"),
};

/** The mark of an item or team colour: drop, sun, leaf or flame on its colour. */
export const badge = (colour: Colour): Drawing => {
  const tones = COLOUR_RAMPS[colour];
  return drawing(
    48,
    48,
    circle(24, 26, 21, tones.dark),
    circle(24, 23, 21, tones.mid),
    path("M5 18Q10 4 24 4T43 18Q24 10 5 18z", tones.hi, { opacity: 0.7 }),
    place(24, 24, TEAM_MARKS[colour]),
  );
};
