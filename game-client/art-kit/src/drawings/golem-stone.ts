import { COLOUR, type Ramp } from "../palette.ts";
import { path, place } from "../svg.ts";
import type { GolemLook } from "./golem-face.ts";

/** What a golem is made of. */
export const TONES: Record<GolemLook, Ramp> = {
  stone: { hi: "#F3E6D0", mid: "#CDB99C", lo: "#A08C78", dark: "#6E5B57" },
  ink: { hi: "#6A63A8", mid: "#37336E", lo: "#242150", dark: "#151334" },
  neon: { hi: "#C07BFF", mid: "#6B2FB8", lo: "#4A1E8A", dark: "#2B0F5C" },
};
const rim = (stroke: string) => ({ stroke, "stroke-width": 6, "stroke-linejoin": "round" }) as const;
/** The line of ink around it. */
export const OUTLINE = rim(COLOUR.ink);
/** Around ink no line of ink shows: a pale one does. */
export const RIMS: Record<GolemLook, ReturnType<typeof rim>> = {
  stone: OUTLINE,
  ink: rim("#9A92EE"),
  neon: rim("#FF6FD8"),
};

/** A lump of it: a hand, a foot, a rock. */
export const stone = (x: number, y: number, size: number, look: GolemLook): string => {
  const { hi, mid, dark } = TONES[look];
  return place(
    x,
    y,
    path("M-20 6C-24 -10 -12 -20 2 -20C18 -20 24 -6 20 8C14 20 -14 20 -20 6z", mid, RIMS[look]) +
      path("M-15 0C-14 -10 -4 -15 4 -14C2 -8 -8 -6 -15 0z", hi) +
      path("M-16 10Q4 18 18 4Q18 18 0 18Q-12 18 -16 10z", dark, { opacity: 0.45 }),
    { scale: size },
  );
};
