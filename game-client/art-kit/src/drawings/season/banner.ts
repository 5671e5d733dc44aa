import type { PlazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import { RAMPS } from "../../palette.ts";
import { circle, type Drawing, drawing, path, place, stroke } from "../../svg.ts";
import { clothOf, motif } from "./motifs.ts";

/** Half of a banner's width, and how long it hangs, px. */
const HALF = 17;
const LONG = 62;

/** A banner on a bracket, to be hung on a lamp post: swallow-tailed, with the theme's mark on it. */
export const banner = ({ theme, colours }: PlazaDecor, nth: number): Drawing => {
  const { hi, mid, lo, dark } = clothOf(colours[nth % colours.length]!);
  const cloth = `M${-HALF} 0H${HALF}V${LONG}L0 ${LONG - 12}L${-HALF} ${LONG}z`;
  return drawing(
    48,
    78,
    stroke("M3 8H45", RAMPS.iron.lo, 4),
    circle(3, 8, 3.5, RAMPS.gold.mid),
    circle(45, 8, 3.5, RAMPS.gold.mid),
    place(
      24,
      9,
      path(cloth, dark, { transform: "translate(1.5 3)", opacity: 0.55 }) +
        path(cloth, mid) +
        path(`M${-HALF} 0h9V${LONG - 6}l-9 6z`, hi, { opacity: 0.55 }) +
        path(`M${HALF - 7} 0h7V${LONG}l-7 -5z`, lo, { opacity: 0.7 }) +
        stroke(`M${-HALF + 3} 5H${HALF - 3}`, "#fff", 2, { opacity: 0.7 }) +
        place(0, 27, motif[theme](dark === RAMPS.white.dark ? RAMPS.teal.mid : "#fff")),
    ),
  );
};
