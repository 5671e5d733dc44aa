import { COLOUR, RAMPS, type Ramp } from "@diamond-valley/art-kit/palette.ts";
import {
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  path,
  place,
  stroke,
} from "@diamond-valley/art-kit/svg.ts";
import { onStage, valleyScreen } from "./stage.ts";

const gemShape = (scale: number): string =>
  `<g transform="scale(${scale})">${path("M0 22L-19 -3L-11 -16H11L19 -3z", "#1E86C9", { stroke: "#fff", "stroke-width": 4, "stroke-linejoin": "round" })}${path("M-19 -3L-11 -16H11L19 -3z", "#8FF0FF")}${path("M0 22L-19 -3H-8z", "#39BDF0")}${path("M0 22L-8 -3H8z", "#6BDCFF")}${path("M0 22L8 -3H19z", "#1E9AE0")}${path("M-8 -3L0 -16L8 -3z", "#E4FCFF")}</g>`;

/** What a screen of this size shows, with its upper left corner at 0, 0. */
const picture = (width: number, height: number): string =>
  box(0, 0, width, height, 0, "url(#sky)") +
  circle(width * 0.78, height * 0.2, Math.min(width, height) * 0.1, "#FFF3B0") +
  path(
    `M0 ${height * 0.72}Q${width * 0.3} ${height * 0.52} ${width * 0.6} ${height * 0.68}T${width} ${height * 0.62}V${height}H0z`,
    "url(#hill)",
  ) +
  path(
    `M0 ${height * 0.88}Q${width * 0.5} ${height * 0.74} ${width} ${height * 0.86}V${height}H0z`,
    RAMPS.leaf.lo,
  ) +
  place(width / 2, height * 0.5, gemShape(Math.min(width, height) / 74));

/** A glass slab in a coloured frame: x, y of its corner and its size, px. */
const slab = (
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Ramp,
  round: number,
): string =>
  box(x + 3, y + 5, width, height, round, frame.dark) +
  box(x, y, width, height, round, frame.mid) +
  box(x + 2, y + 2, width - 4, height - 4, round - 2, frame.hi, { opacity: 0.5 }) +
  box(x + 5, y + 5, width - 10, height - 10, round - 4, COLOUR.visor) +
  place(
    x + 8,
    y + 8,
    clipped(id, box(0, 0, width - 16, height - 16, round - 6, "#000"), picture(width - 16, height - 16)),
  ) +
  path(
    `M${x + 12} ${y + height * 0.45}L${x + width * 0.55} ${y + 12}H${x + width * 0.8}L${x + 12} ${y + height * 0.75}z`,
    "#fff",
    {
      opacity: 0.16,
    },
  );

export const phone = (): Drawing =>
  onStage(
    40,
    valleyScreen(),
    `<g transform="rotate(-7 80 70)">${slab("screen", 52, 10, 58, 114, RAMPS.sky, 16)}${circle(81, 22, 3, "#0F1033")}</g>`,
  );

export const foldingPhone = (): Drawing =>
  onStage(
    58,
    valleyScreen(),
    `<g transform="skewY(7)">${slab("left", 22, 8, 57, 104, RAMPS.violet, 13)}</g>`,
    `<g transform="translate(0 19.5) skewY(-7)">${slab("right", 80, 8, 57, 104, RAMPS.violet, 13)}</g>`,
    stroke("M79.500 25v88", RAMPS.violet.dark, 4),
  );

export const tablet = (): Drawing =>
  onStage(
    62,
    valleyScreen(),
    `<g transform="rotate(4 80 70)">${slab("screen", 16, 22, 128, 92, RAMPS.teal, 15)}</g>`,
    stroke("M134 96l16 -34", RAMPS.gold.dark, 9),
    stroke("M134 96l16 -34", RAMPS.gold.mid, 5),
    path("M130 105l1 -11l7 4z", COLOUR.ink),
  );

export const watch = (): Drawing =>
  onStage(
    36,
    valleyScreen(),
    path("M60 38Q62 8 68 4H96Q102 8 104 38z", RAMPS.coral.lo),
    path("M60 38Q62 8 68 4H80V38z", RAMPS.coral.mid),
    path("M60 98Q62 126 68 130H96Q102 126 104 98z", RAMPS.coral.dark),
    path("M60 98Q62 126 68 130H80V98z", RAMPS.coral.lo),
    box(118, 58, 9, 20, 4, RAMPS.stone.dark),
    box(44, 32, 76, 76, 26, RAMPS.stone.dark),
    box(43, 29, 76, 76, 26, RAMPS.stone.hi),
    box(50, 36, 62, 62, 20, COLOUR.visor),
    place(53, 39, clipped("dial", box(0, 0, 56, 56, 17, "#000"), picture(56, 56))),
  );

/** Wireless earbuds: two white buds, each with a stem and a soft tip, before their open case. */
export const earbuds = (): Drawing => {
  const { white, night } = RAMPS;
  const bud = (x: number, side: 1 | -1): string =>
    place(
      x,
      62,
      stroke(`M${2 * side} 6L${5 * side} 48`, white.dark, 17) +
        stroke(`M${2 * side} 6L${5 * side} 46`, white.mid, 13) +
        stroke(`M${-1 * side} 10L${2 * side} 42`, white.hi, 4) +
        ellipse(-15 * side, 2, 11, 13, night.dark, { transform: `rotate(${20 * side} ${-15 * side} 2)` }) +
        ellipse(-17 * side, 2, 6, 9, night.lo, { transform: `rotate(${20 * side} ${-17 * side} 2)` }) +
        circle(0, 0, 19, white.dark) +
        circle(0, -1, 17, white.mid) +
        ellipse(-4, -7, 8, 6, white.hi) +
        box(3 * side - 3, -4, 6, 13, 3, night.mid),
    );
  return onStage(
    52,
    path("M22 66Q22 18 80 18T138 66V84H22z", white.dark),
    path("M26 66Q26 22 80 22T134 66V80H26z", white.lo),
    path("M38 66Q40 36 80 36T122 66V80H38z", night.lo),
    box(20, 76, 120, 50, 24, white.dark),
    box(22, 74, 116, 48, 23, white.mid),
    ellipse(60, 84, 30, 6, white.hi),
    circle(80, 104, 4, RAMPS.leaf.mid),
    bud(54, 1),
    bud(106, -1),
  );
};

export const controller = (): Drawing =>
  onStage(
    62,
    path(
      "M38 44Q80 32 122 44Q142 48 148 92Q152 124 132 122Q120 120 110 100H50Q40 120 28 122Q8 124 12 92Q18 48 38 44z",
      RAMPS.violet.dark,
    ),
    path(
      "M38 39Q80 27 122 39Q142 43 148 87Q152 119 132 117Q120 115 110 95H50Q40 115 28 117Q8 119 12 87Q18 43 38 39z",
      RAMPS.violet.mid,
    ),
    path("M38 43Q80 32 118 42Q98 52 60 52Q34 54 22 84Q20 52 38 43z", RAMPS.violet.hi, { opacity: 0.7 }),
    box(33, 62, 32, 11, 4, COLOUR.ink),
    box(43.5, 51.5, 11, 32, 4, COLOUR.ink),
    circle(116, 54, 8, RAMPS.gold.mid),
    circle(130, 68, 8, RAMPS.coral.mid),
    circle(102, 68, 8, RAMPS.sky.mid),
    circle(116, 82, 8, RAMPS.leaf.mid),
    circle(66, 88, 11, RAMPS.violet.dark),
    circle(66, 86, 9, RAMPS.night.hi),
    circle(94, 88, 11, RAMPS.violet.dark),
    circle(94, 86, 9, RAMPS.night.hi),
    place(80, 58, gemShape(0.42)),
  );

export { gemShape };
