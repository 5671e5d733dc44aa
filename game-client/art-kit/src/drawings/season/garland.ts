import type { PlazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import { RAMPS } from "../../palette.ts";
import { circle, type Drawing, drawing, path, place, repeat, stroke } from "../../svg.ts";
import { clothOf, motif } from "./motifs.ts";

/** Room around the line for what hangs on it, px. */
export const GARLAND_ROOM = 20;
/** How far the middle of the line hangs down, px. */
const SAG = 26;
/** Between two flags along the line, px. */
const APART = 27;

/**
 * A garland from one lamp to another that stands `dx` px to the right and `dy` px below (both 0 or more): flags in the
 * week's colours, and on every third one its mark.
 */
export const garland = ({ theme, colours }: PlazaDecor, dx: number, dy: number): Drawing => {
  const count = Math.max(3, Math.round(Math.hypot(dx, dy) / APART));
  const at = (share: number) => ({
    x: GARLAND_ROOM + dx * share,
    y: GARLAND_ROOM / 2 + dy * share + 4 * SAG * share * (1 - share),
  });
  const flag = (index: number): string => {
    const { x, y } = at((index + 0.5) / count);
    const { hi, mid, lo } = clothOf(colours[index % colours.length]!);
    if (index % 3 === 1)
      return place(x, y + 15, circle(0, 0, 12, lo) + circle(0, -1, 11, RAMPS.cream.mid) + motif[theme](mid), {
        scale: 0.95,
      });
    return place(
      x,
      y,
      path("M-9 3h18l-9 21z", RAMPS.night.dark, { opacity: 0.18 }) +
        path("M-9 0h18l-9 21z", mid) +
        path("M-9 0h8l1 19z", hi, { opacity: 0.75 }),
    );
  };
  const [from, middle, to] = [at(0), { x: at(0.5).x, y: at(0.5).y + SAG }, at(1)];
  return drawing(
    dx + GARLAND_ROOM * 2,
    dy + SAG + GARLAND_ROOM * 2 + 16,
    stroke(`M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`, RAMPS.iron.lo, 3),
    repeat(count, flag),
  );
};
