import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import {
  box,
  circle,
  clipped,
  type Drawing,
  drawing,
  ellipse,
  path,
  place,
  repeat,
  stroke,
} from "../../svg.ts";
import { archWindow, door, doorStep, houseTones, roundSign } from "./parts.ts";

const CAP = "M6 150C2 70 56 14 120 14S238 70 234 150Q232 168 210 164Q120 192 30 164Q8 168 6 150z";

const SPOTS = [
  [64, 66, 21],
  [176, 70, 18],
  [38, 122, 14],
  [206, 124, 14],
  [120, 34, 13],
] as const;

const sprout = (cap: Ramp): string =>
  path("M-7 0Q-5 -12 -6 -20H6Q5 -12 7 0q-7 4 -14 0z", COLOUR.wall) +
  path("M-18 -17Q-16 -36 0 -36T18 -17Q0 -9 -18 -17z", cap.mid) +
  circle(-5, -25, 4, "#fff") +
  circle(7, -22, 3, "#fff");

/** A house in a toadstool. */
export const mushroom = (cap: Ramp, icon: string): Drawing =>
  drawing(
    240,
    288,
    houseTones(),
    box(172, 22, 18, 46, 6, RAMPS.stone.lo),
    box(172, 22, 8, 46, 4, RAMPS.stone.hi),
    path("M164 24q18 -18 34 0z", RAMPS.stone.dark),
    path("M64 150Q70 200 52 262Q120 292 188 262Q170 200 176 150z", "url(#plaster)"),
    path("M150 150Q146 210 158 274Q178 270 188 262Q170 200 176 150z", "#C9A77F", { opacity: 0.45 }),
    path("M30 158Q120 204 210 158Q206 184 176 186Q120 204 64 186Q34 184 30 158z", "#F7DDB4"),
    path("M60 184Q120 204 180 184v14Q120 218 62 198z", COLOUR.shade, { opacity: 0.26 }),
    repeat(9, (index) => {
      const x = 48 + index * 18;
      return stroke(`M${x} 166L${x + (120 - x) * 0.2} 192`, "#D6B488", 3, { opacity: 0.7 });
    }),
    archWindow(84, 206, 0.95),
    archWindow(158, 206, 0.95),
    door(120, 270),
    doorStep(120, 270),
    path(CAP, cap.dark, { transform: "translate(0 6)" }),
    clipped(
      "cap",
      path(CAP, "#000"),
      `<rect width="240" height="200" fill="${cap.mid}"/>` +
        path("M150 10Q246 60 236 176H180Q214 96 150 10z", cap.lo) +
        path("M6 148Q120 196 234 148v40H6z", cap.lo) +
        ellipse(80, 48, 54, 24, cap.hi, { opacity: 0.55, transform: "rotate(-22 80 48)" }) +
        SPOTS.map(
          ([x, y, r]) =>
            ellipse(x + 1, y + 3, r, r * 0.86, cap.dark, { opacity: 0.35 }) +
            ellipse(x, y, r, r * 0.86, "#FFF4E8") +
            ellipse(x - r * 0.2, y - r * 0.2, r * 0.6, r * 0.5, "#fff"),
        ).join(""),
    ),
    roundSign(120, 112, cap, icon, 0.94),
    place(36, 274, sprout(cap)),
    place(206, 276, sprout(RAMPS.gold), { scale: 0.8 }),
  );
