import { RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, path, stroke } from "../svg.ts";

const iron = RAMPS.iron;

/** Where the light of a lamp is, px above its foot. */
export const LAMP_LIGHT = 98;

/** A street lamp with a warm light. */
export const lamp = (): Drawing =>
  drawing(
    48,
    132,
    path("M14 124q10 -10 10 -20q0 10 10 20q-10 7 -20 0z", iron.lo),
    stroke("M24 118V44", iron.lo, 7),
    stroke("M22 116V46", iron.hi, 2),
    path("M8 44h32l-4 6h-24z", iron.dark),
    path("M10 42L14 18h20l4 24z", "#FFF0A8"),
    path("M14 40l3 -20h6v20z", "#fff", { opacity: 0.8 }),
    path("M6 18Q24 -6 42 18z", iron.lo),
    path("M12 15Q22 1 30 6Q20 6 15 15z", iron.hi, { opacity: 0.7 }),
    circle(24, 5, 4, iron.hi),
  );
