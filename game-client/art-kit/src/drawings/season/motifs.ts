import type { PlazaTheme } from "@diamond-valley/schemas/season/plaza.ts";
import { RAMPS, type Ramp } from "../../palette.ts";
import { circle, ellipse, path, place, repeat, stroke } from "../../svg.ts";

/** What stands for each theme, about 20 px wide around the origin, in one colour: seen from afar it is its outline that tells. */
export const motif: Readonly<Record<PlazaTheme, (colour: string) => string>> = {
  fish: (colour) =>
    path("M-10 0L-15 -6Q-13 0 -15 6z", colour) +
    path("M-11 0Q-2 -10 11 0Q-2 10 -11 0z", colour) +
    circle(5, -1.5, 1.6, RAMPS.night.dark),
  herbs: (colour) =>
    repeat(4, (index) => place(0, 0, path("M0 0Q-8 -5 0 -12Q8 -5 0 0z", colour), { turn: index * 90 + 45 })) +
    circle(0, 0, 2.8, RAMPS.gold.hi),
  ore: (colour) =>
    path("M0 -12L8 -4L4 10H-4L-8 -4z", colour) +
    stroke("M-8 -4H8M0 -12L-2 -4L0 10L2 -4z", RAMPS.night.dark, 1.2, { opacity: 0.45 }),
  golem: (colour) =>
    path("M-10 8Q-13 -10 0 -10Q13 -10 10 8Q0 11 -10 8z", colour) +
    circle(-4, 0, 2.2, RAMPS.night.dark) +
    circle(4, 0, 2.2, RAMPS.night.dark) +
    ellipse(0, -10, 5, 2.6, RAMPS.leaf.mid),
};

/** Tones of a cloth by its name in the content. */
export const clothOf = (name: keyof typeof RAMPS): Ramp => RAMPS[name];
