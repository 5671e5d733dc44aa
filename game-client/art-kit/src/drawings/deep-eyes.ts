import { RAMPS } from "../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, radial, repeat, stroke } from "../svg.ts";

const { coral, violet } = RAMPS;
const NAVY = { hi: "#6C8BDA", mid: "#34498F", lo: "#223272", dark: "#121B48" };
const CYAN = { hi: "#E6FEFF", mid: "#62E6FF", lo: "#2FA8D8" };

/** How an eye of the hall is: shut, looking about, or about to shoot. */
export type EyeState = "asleep" | "awake" | "aims";

const iris = (state: EyeState, size: number): string => {
  if (state === "asleep") return stroke(`M${-size} 4q${size} ${size * 0.7} ${size * 2} 0`, CYAN.lo, 5);
  const tones = state === "aims" ? coral : { hi: CYAN.hi, mid: CYAN.mid, dark: CYAN.lo };
  return (
    circle(0, 0, size, tones.dark) +
    circle(0, -1, size - 3, tones.mid) +
    circle(0, 0, size * 0.45, "#0B1030") +
    // Who aims has a slit, so that it is told by shape too.
    (state === "aims" ? box(-3, -size + 3, 6, size * 2 - 6, 3, "#0B1030") : "") +
    circle(-size * 0.35, -size * 0.4, size * 0.2, "#fff")
  );
};

/** One of the eyes that float along the walls of the hall. */
export const hallEye = (state: EyeState): Drawing =>
  drawing(
    96,
    100,
    radial(
      "glow",
      [0, state === "aims" ? coral.hi : CYAN.mid, 0.6],
      [1, state === "aims" ? coral.mid : CYAN.mid, 0],
    ),
    ...(state === "asleep" ? [] : [circle(48, 46, 46, "url(#glow)")]),
    path("M18 30L8 14L28 20zM78 30L88 14L68 20zM18 64L6 78L28 74zM78 64L90 78L68 74z", NAVY.lo),
    circle(48, 48, 36, NAVY.dark),
    circle(48, 46, 34, NAVY.lo),
    circle(46, 44, 30, NAVY.mid),
    path("M18 42A30 30 0 0 1 46 16Q28 24 25 48z", NAVY.hi),
    ellipse(48, 48, 25, state === "asleep" ? 14 : 22, NAVY.dark),
    place(48, 48, iris(state, 18)),
    path("M40 84L48 98L56 84z", CYAN.mid, { opacity: 0.8 }),
  );

/** The large eye in the middle, on its pedestal of light. */
export const greatEye = (state: EyeState): Drawing =>
  drawing(
    200,
    190,
    radial(
      "great",
      [0, state === "aims" ? coral.hi : CYAN.mid, 0.55],
      [1, state === "aims" ? coral.mid : violet.mid, 0],
    ),
    ...(state === "asleep" ? [] : [circle(100, 84, 82, "url(#great)")]),
    ellipse(100, 172, 62, 15, NAVY.dark) + ellipse(100, 168, 56, 12, NAVY.mid),
    ellipse(100, 167, 36, 7, CYAN.mid, { opacity: 0.7 }),
    path("M76 164L88 128H112L124 164z", CYAN.mid, { opacity: 0.25 }),
    circle(100, 86, 66, "none", { stroke: NAVY.dark, "stroke-width": 20 }),
    circle(100, 84, 66, "none", { stroke: NAVY.mid, "stroke-width": 16 }),
    path("M38 78A62 62 0 0 1 94 24", "none", {
      stroke: NAVY.hi,
      "stroke-width": 7,
      "stroke-linecap": "round",
    }),
    repeat(6, (index) =>
      place(100, 84, path("M0 -78L7 -66L0 -54L-7 -66z", index % 2 ? CYAN.mid : violet.hi), {
        turn: index * 60 + 30,
      }),
    ),
    circle(100, 86, 50, NAVY.dark),
    ellipse(100, 86, 44, state === "asleep" ? 24 : 40, "#0B1030"),
    place(100, 86, iris(state, 33)),
  );

/** A shot: light core, ink rim, a shape of its own. */
export const dreamShot = (): Drawing =>
  drawing(
    36,
    36,
    path("M18 1L23 13L35 18L23 23L18 35L13 23L1 18L13 13z", "#2B2A5A"),
    path("M18 5L22 14L31 18L22 22L18 31L14 22L5 18L14 14z", coral.mid),
    circle(18, 18, 7, "#FFF4DE"),
    circle(16, 16, 2.4, "#fff"),
  );

/** The plate that wakes the eyes. */
export const wakePlate = (): Drawing =>
  drawing(
    150,
    80,
    ellipse(75, 42, 72, 36, NAVY.dark),
    ellipse(75, 39, 70, 34, NAVY.mid),
    ellipse(75, 39, 58, 27, NAVY.lo),
    ellipse(75, 39, 50, 22, "none", { stroke: CYAN.mid, "stroke-width": 3 }),
    path("M40 39Q75 14 110 39Q75 64 40 39z", CYAN.lo) +
      circle(75, 39, 11, CYAN.hi) +
      circle(75, 39, 5, "#0B1030"),
  );
