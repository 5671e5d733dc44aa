import { COLOUR, RAMPS } from "../../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, stroke } from "../../svg.ts";
import type { Step } from "./mobs.ts";
import { body, brows, eye, foot, limb, part } from "./parts.ts";

/** A chest as an elite carries it, with its lower edge at the origin. */
const box = (): string => {
  const { hi, mid, lo } = RAMPS.gold;
  return (
    part("M-24 -6V-26C-24 -40 24 -40 24 -26V-6z", RAMPS.wood.lo, 4.5) +
    path("M-20 -24C-20 -34 20 -34 20 -24V-20H-20z", RAMPS.wood.hi) +
    path("M-24 -20H24V-14H-24z", mid) +
    path("M-15 -35V-6M15 -35V-6", "none", { stroke: lo, "stroke-width": 4 }) +
    part("M-6 -22H6V-9Q0 -5 -6 -9z", hi, 3) +
    circle(0, -15, 2.4, COLOUR.ink)
  );
};

/** What an elite leaves behind: a card for free, and coins. */
export const chest = (): Drawing =>
  drawing(
    72,
    64,
    foot(36, 58, 28),
    ellipse(36, 34, 34, 28, "#FFE9A0", { opacity: 0.28 }),
    place(36, 62, box(), { scale: 1.12 }),
  );

/** A horned giant of a bug with a crown, that carries its chest on its head. */
export const elite = (step: Step): Drawing => {
  const swing = step === 1 ? 5 : -5;
  const warns = step === 2;
  const lift = warns ? -8 : 0;
  const leg = (side: -1 | 1): string =>
    limb(`M${75 + side * 26} 118L${75 + side * 34} ${138 + side * swing * 0.5}`, "#5B2A78", 10) +
    limb(
      `M${75 + side * 40} ${96 + lift}Q${75 + side * 64} ${96 + lift} ${75 + side * 60} ${74 + lift * 2 + side * swing}`,
      "#5B2A78",
      9,
    ) +
    place(
      75 + side * 60,
      70 + lift * 2 + side * swing,
      part("M-10 6Q-14 -10 -2 -20Q-2 -8 4 -6Q8 -14 12 -18Q16 0 4 8z", "#FF5FB4", 4),
    );
  return drawing(
    150,
    150,
    foot(75, 141, 52),
    leg(-1),
    leg(1),
    place(
      0,
      lift,
      body("M75 132C30 132 24 96 32 74C40 54 110 54 118 74C126 96 120 132 75 132z", "#C63FA0", 6) +
        path("M40 76C50 60 100 60 108 74Q92 68 75 70T40 76z", "#FF9AD8") +
        path("M34 104C36 124 52 130 75 130S114 124 116 104Q96 118 75 118T34 104z", "#7A2280", {
          opacity: 0.7,
        }) +
        part("M36 76Q22 62 24 42Q38 50 50 66z", "#FFE6F6", 4.5) +
        part("M114 76Q128 62 126 42Q112 50 100 66z", "#FFE6F6", 4.5) +
        place(75, 70, box()) +
        eye(57, 92, 11) +
        eye(93, 92, 11) +
        brows(75, 79, 17, 5) +
        (warns
          ? ellipse(75, 114, 13, 10, COLOUR.visor) + ellipse(75, 119, 8, 4, "#FF8FB4")
          : stroke("M62 113L68 117L75 112L82 117L88 113", COLOUR.visor, 4.5)),
    ),
  );
};
