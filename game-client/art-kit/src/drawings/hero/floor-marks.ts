import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { circle, type Drawing, drawing, path, place, repeat, stroke } from "../../svg.ts";
import { COLOUR_RAMPS } from "../fish.ts";

// Great signs in the floor of the arena, flat and faint: by them one sees where one is, and that one moves.

/** Edge of a sign, px. */
const SIZE = 300;

/** A tube of light along `d`. */
const tube = (d: string, colour: string, width = 8): string =>
  stroke(d, colour, width * 4, { opacity: 0.12 }) +
  stroke(d, colour, width * 2, { opacity: 0.2 }) +
  stroke(d, colour, width, { opacity: 0.9 }) +
  stroke(d, "#fff", width / 3, { opacity: 0.8 });

const SHAPES: Record<Colour, string> = {
  blue: "M0 -110Q92 0 92 46A92 84 0 1 1 -92 46Q-92 0 0 -110z",
  yellow:
    "M0 -60A60 60 0 1 1 -0.1 -60zM0 -84V-118M0 84V118M-84 0H-118M84 0H118M-60 -60L-84 -84M60 60L84 84M60 -60L84 -84M-60 60L-84 84",
  green: "M-96 96Q-112 -96 104 -104Q112 96 -64 80zM-84 88L40 -36",
  red: "M0 -124Q112 -32 88 56Q64 120 0 120T-88 56Q-96 0 -40 -40Q-32 0 -8 0Q16 -48 0 -124z",
};

/** The shape of a colour: drop, sun, leaf or flame. */
export const colourMark = (colour: Colour): Drawing =>
  drawing(SIZE, SIZE, place(SIZE / 2, SIZE / 2, tube(SHAPES[colour], COLOUR_RAMPS[colour].mid)));

/** Rings within rings. */
export const ring = (): Drawing =>
  drawing(
    SIZE,
    SIZE,
    place(
      SIZE / 2,
      SIZE / 2,
      tube("M0 -130A130 130 0 1 1 -0.1 -130z", "#57DFFF") +
        tube("M0 -88A88 88 0 1 1 -0.1 -88z", "#FF6FD0", 6) +
        repeat(12, (index) =>
          place(0, 0, circle(0, -109, 6, "#fff", { opacity: 0.75 }), { turn: index * 30 }),
        ),
    ),
  );

/** Arrows that run across the floor. */
export const arrows = (): Drawing =>
  drawing(
    SIZE,
    SIZE,
    ...[0, 1, 2].map((index) =>
      place(60 + index * 76, SIZE / 2, tube("M-24 -70L36 0L-24 70", index === 1 ? "#57DFFF" : "#FF6FD0")),
    ),
  );

/** The sign of the game: a cut diamond. */
export const gemMark = (): Drawing =>
  drawing(
    SIZE,
    SIZE,
    place(
      SIZE / 2,
      SIZE / 2 + 4,
      path("M0 120L-112 -24L-68 -104H68L112 -24z", "#7FF3FF", { opacity: 0.08 }) +
        tube("M0 120L-112 -24L-68 -104H68L112 -24zM-112 -24H112M-40 -24L0 120L40 -24L0 -104z", "#7FF3FF", 7),
    ),
  );
