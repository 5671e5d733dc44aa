import { RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, path, place, radial, repeat, stroke } from "../svg.ts";

const star = (points: number, skip: number, radius: number): string => {
  const corner = (index: number): string => {
    const angle = ((index * skip) / points) * Math.PI * 2 - Math.PI / 2;
    return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  };
  return `M${Array.from({ length: points }, (_, index) => corner(index)).join("L")}z`;
};

/** A rune of three strokes; the seed picks which. */
const rune = (seed: number): string =>
  ["M-4 -7V7M-4 0H5M5 -6V3", "M0 -7V7M-5 -3L5 3", "M-5 -6L5 6M5 -6L-5 6M0 -8V-3", "M-5 6L0 -7L5 6M-3 1H3"][
    seed % 4
  ]!;

/** The magic circle, seen from right above: the world lays it flat and turns it. */
export const magicCircle = (): Drawing =>
  drawing(
    200,
    200,
    radial("light", [0, "#E9D8FF", 0.85], [0.6, "#A98BFF", 0.35], [1, "#7A5CF0", 0.1]),
    place(
      100,
      100,
      circle(0, 0, 96, "url(#light)") +
        circle(0, 0, 93, "none", { stroke: RAMPS.violet.lo, "stroke-width": 5 }) +
        circle(0, 0, 90, "none", { stroke: "#E6DCFF", "stroke-width": 2.5 }) +
        circle(0, 0, 66, "none", { stroke: RAMPS.violet.mid, "stroke-width": 4 }) +
        repeat(12, (index) => {
          const angle = (index / 12) * Math.PI * 2;
          return place(
            Math.cos(angle) * 78,
            Math.sin(angle) * 78,
            stroke(rune(index), RAMPS.violet.dark, 3) + stroke(rune(index), "#fff", 1.4),
            { turn: (angle * 180) / Math.PI + 90 },
          );
        }) +
        path(star(7, 3, 64), "none", { stroke: "#fff", "stroke-width": 3, opacity: 0.9 }) +
        path(star(7, 3, 64), "none", { stroke: RAMPS.violet.mid, "stroke-width": 1.5 }) +
        circle(0, 0, 24, RAMPS.violet.lo, { opacity: 0.55 }) +
        path("M0 -17Q4 -4 17 0Q4 4 0 17Q-4 4 -17 0Q-4 -4 0 -17z", "#fff"),
    ),
  );
