import { COLOUR, RAMPS } from "../palette.ts";
import { circle, ellipse, path, place, stroke } from "../svg.ts";

/** What a golem's face can say. */
export type Face = "calm" | "cross" | "shout" | "shut" | "puff" | "sulk" | "cry" | "tired" | "dazed" | "shy";

/** Pebble as the story has it, the shadow in ink that Moss paints for each week, or the one of the arena in tubes of light. */
export const GOLEM_LOOKS = ["stone", "ink", "neon"] as const;
export type GolemLook = (typeof GOLEM_LOOKS)[number];

/** Middle of an eye, px beside the middle of the face and over the foot. */
const EYE = { x: 27, y: -92 };

/** Eyes in hollows: amber in stone; in ink, white strokes of a brush; in neon they burn. */
const IRIS: Record<GolemLook, string> = { stone: "#FFC136", ink: "#FFF4DE", neon: "#7FF3FF" };

type Side = -1 | 1;

const open = (look: GolemLook, side: Side, size = 1): string =>
  ellipse(side * EYE.x, EYE.y, 17 * size, 20 * size, COLOUR.visor) +
  ellipse(side * EYE.x, EYE.y + 1, 12.5 * size, 15.5 * size, IRIS[look]) +
  ellipse(side * EYE.x, EYE.y + 3, 6.5 * size, 9 * size, COLOUR.visor) +
  circle(side * EYE.x - 5, EYE.y - 8, 4.6 * size, "#fff");

/** What is drawn with a line, and shows on that body. */
const LINES: Record<GolemLook, string> = { stone: COLOUR.visor, ink: "#FFF4DE", neon: "#FFE1F8" };

const brow = (look: GolemLook, side: Side, turn: number): string =>
  stroke(
    `M${side * (EYE.x + 16)} ${EYE.y - 26 - turn}L${side * (EYE.x - 14)} ${EYE.y - 20 + turn}`,
    LINES[look],
    7,
  );

const line = (look: GolemLook, side: Side, d: string): string =>
  place(side * EYE.x, EYE.y, stroke(d, LINES[look], 6));

const spiral = (look: GolemLook, side: Side): string =>
  ellipse(side * EYE.x, EYE.y, 19, 20, COLOUR.visor) +
  place(
    side * EYE.x,
    EYE.y,
    stroke("M0 1q5 -5 6 2q-1 9 -9 5q-7 -8 3 -14q13 -4 14 9q-2 13 -16 10", IRIS[look], 3.4),
  );

const pair = (draw: (side: Side) => string): string => draw(-1) + draw(1);

const EYES: Record<Face, (look: GolemLook) => string> = {
  calm: (look) => pair((side) => open(look, side)),
  cross: (look) => pair((side) => open(look, side) + brow(look, side, 6)),
  shout: (look) => pair((side) => open(look, side, 0.92) + brow(look, side, 9)),
  shut: (look) => line(look, -1, "M-12 -8L10 0L-12 8") + line(look, 1, "M12 -8L-10 0L12 8"),
  puff: (look) => pair((side) => open(look, side, 0.94) + brow(look, side, 3)),
  sulk: (look) => pair((side) => line(look, side, "M-13 -2Q0 8 13 -2") + brow(look, side, -7)),
  cry: (look) => line(look, -1, "M-13 -5Q0 9 13 -5") + line(look, 1, "M-13 -5Q0 9 13 -5"),
  tired: (look) =>
    pair(
      (side) =>
        open(look, side, 0.9) +
        path(
          `M${side * EYE.x - 18} ${EYE.y - 20}H${side * EYE.x + 18}V${EYE.y - 2}H${side * EYE.x - 18}z`,
          look === "stone" ? "#CDB99C" : "#37336E",
        ) +
        stroke(`M${side * EYE.x - 15} ${EYE.y - 1}H${side * EYE.x + 15}`, COLOUR.ink, 4.5),
    ),
  dazed: (look) => pair((side) => spiral(look, side)),
  shy: (look) => pair((side) => open(look, side, 1.06) + brow(look, side, -8)),
};

const MOUTHS: Record<Face, (pen: string) => string> = {
  calm: (pen) => stroke("M-8 -68Q0 -61 8 -68", pen, 4.5),
  cross: (pen) => stroke("M-11 -64Q0 -71 11 -64", pen, 5),
  shout: (pen) => ellipse(0, -64, 13, 11, pen) + ellipse(0, -59, 8, 5, "#FF8FB4"),
  shut: (pen) => stroke("M-11 -66L-4 -62L3 -67L11 -63", pen, 4.5),
  puff: (pen) => ellipse(0, -66, 5, 4, pen) + stroke("M-46 -70q-8 -4 -12 2M46 -70q8 -4 12 2", "#fff", 3.5),
  sulk: (pen) => stroke("M-9 -60Q0 -69 9 -60", pen, 4.5),
  cry: (pen) => path("M-16 -72Q0 -80 16 -72Q14 -52 0 -52T-16 -72z", pen) + ellipse(0, -57, 9, 5, "#FF8FB4"),
  tired: (pen) => ellipse(0, -64, 8, 6, pen) + path("M58 -116q8 14 0 18q-9 -3 0 -18z", RAMPS.sky.hi),
  dazed: (pen) => ellipse(0, -64, 10, 7, pen) + path("M-3 -61q5 15 11 2z", "#FF8FB4"),
  shy: () => "",
};

/** A face; `lower` px lower than on a standing golem, whose ball has it in its middle. */
export const golemFace = (look: GolemLook, face: Face, lower?: number): string => {
  const blush =
    look === "stone" ? pair((side) => ellipse(side * 49, -71, 9, 5.5, COLOUR.blush, { opacity: 0.85 })) : "";
  const whole = EYES[face](look) + blush + MOUTHS[face](LINES[look]);
  return lower === undefined ? whole : place(0, 84 + lower, whole, { scale: 0.9 });
};
