import { robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { COLOUR, RAMPS } from "@diamond-valley/art-kit/palette.ts";
import {
  box,
  circle,
  type Drawing,
  ellipse,
  path,
  place,
  repeat,
  stroke,
} from "@diamond-valley/art-kit/svg.ts";
import { CHARACTER_LOOKS, type CharacterSlug } from "@diamond-valley/schemas/looks/characters.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { insideOf } from "../../pictures/embed.ts";
import { number } from "./digits.ts";
import { gemShape } from "./gadgets.ts";
import { onStage } from "./stage.ts";

/** A robot with the middle of its foot at x, y. */
const standing = (id: string, look: CharacterLook, x: number, y: number, scale: number): string => {
  const figure = robot(look, { mood: "happy", gesture: "cheer" });
  return place(x - (figure.width / 2) * scale, y - figure.height * scale, insideOf(figure, id), { scale });
};

/** Loyalty points: a heap of coins with the number on the one in front. */
export const points = (amount: number): Drawing =>
  onStage(
    56,
    ...(
      [
        [44, 104],
        [116, 104],
        [44, 90],
        [116, 90],
        [80, 110],
      ] as const
    ).map(
      ([x, y]) =>
        ellipse(x, y + 8, 32, 13, RAMPS.gold.dark) +
        box(x - 32, y - 2, 64, 10, 0, RAMPS.gold.lo) +
        ellipse(x, y - 2, 32, 13, RAMPS.gold.mid) +
        ellipse(x, y - 2, 23, 8.5, RAMPS.gold.hi),
    ),
    circle(80, 56, 47, RAMPS.gold.dark),
    circle(80, 52, 47, RAMPS.gold.lo),
    circle(80, 50, 45, RAMPS.gold.mid),
    circle(80, 50, 36, RAMPS.gold.hi),
    stroke("M46 38Q56 14 82 12", "#fff", 5, { opacity: 0.85 }),
    number(amount, 80, 50, COLOUR.ink),
  );

export const stickers = (): Drawing => {
  const faces: [CharacterSlug, number, number][] = [
    ["mayor", 46, 72],
    ["ranger", 112, 72],
    ["gardener", 46, 128],
    ["fisher", 112, 128],
  ];
  return onStage(
    60,
    `<g transform="rotate(-5 80 70)">${box(17, 7, 130, 128, 14, RAMPS.stone.dark)}${box(15, 3, 130, 128, 14, "#fff")}${box(23, 11, 114, 112, 9, "#E9F8FF")}${faces
      .map(
        ([slug, x, y]) =>
          circle(x, y - 32, 27, RAMPS.pink.hi) + standing(slug, CHARACTER_LOOKS[slug], x, y - 2, 0.36),
      )
      .join("")}</g>`,
    path("M118 128L147 118L143 131z", RAMPS.stone.mid),
  );
};

/** The mayor as a plush toy: the robot with seams, a tag and a sewn heart. */
export const plush = (): Drawing =>
  onStage(
    44,
    standing("plush", CHARACTER_LOOKS.mayor, 80, 130, 0.78),
    stroke("M52 60q2 12 9 18M108 60q-2 12 -9 18", RAMPS.gold.dark, 2, { "stroke-dasharray": "3 4" }),
    place(112, 104, box(0, 0, 22, 16, 4, "#fff", { stroke: RAMPS.coral.lo, "stroke-width": 2 }), {
      turn: 14,
    }),
    path("M120 116q-6 -8 0 -9q4 1 3 3q2 -3 5 -1q3 4 -8 7z", RAMPS.coral.mid),
  );

export const tumbler = (): Drawing =>
  onStage(
    32,
    path("M52 44H108L101 122Q80 132 59 122z", RAMPS.teal.dark),
    path("M52 40H108L101 119Q80 128 59 119z", RAMPS.teal.mid),
    path("M52 40H72L70 121Q62 120 59 119z", RAMPS.teal.hi, { opacity: 0.8 }),
    path("M96 40H108L101 119Q96 122 90 123z", RAMPS.teal.lo),
    box(46, 26, 68, 18, 8, RAMPS.stone.dark),
    box(46, 22, 68, 18, 8, RAMPS.stone.hi),
    box(70, 12, 30, 12, 6, RAMPS.stone.lo),
    stroke("M82 14L92 -14", RAMPS.coral.mid, 7, { transform: "translate(0 6)" }),
    place(80, 80, gemShape(0.95)),
  );

/** The engineer's costume: worn by a robot, in diamond colours. */
export const costume = (): Drawing =>
  onStage(
    44,
    repeat(8, (index) =>
      path("M80 66L74 -6H86z", "#FFF3B0", { opacity: 0.75, transform: `rotate(${index * 45} 80 66)` }),
    ),
    standing(
      "costume",
      { head: "round", colour: "sky", hat: "crown", scarf: "violet", eyes: "cyan", accent: "white" },
      80,
      132,
      0.78,
    ),
    place(30, 38, gemShape(0.5)),
    place(132, 52, gemShape(0.42)),
    place(128, 110, gemShape(0.34)),
  );
