import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import { box, circle, clipped, ellipse, path, stroke } from "../../svg.ts";
import { OUTLINE, type RobotTones, type View } from "./pose.ts";

const SHAPES: Record<Exclude<CharacterLook["head"], "ring">, string> = {
  round: "M18 48Q18 16 60 16T102 48T60 82T18 48z",
  dome: "M22 66V46Q22 14 60 14T98 46V66Q98 80 84 80H36Q22 80 22 66z",
  tv: "M20 30Q20 18 32 18H88Q100 18 100 30V70Q100 81 88 81H32Q20 81 20 70z",
  egg: "M60 10Q92 12 100 52Q102 82 60 82T20 52Q28 12 60 10z",
  cat: "M18 50Q18 40 21 33L17 9Q17 4 22 6L43 18Q60 14 77 18L98 6Q103 4 103 9L99 33Q102 40 102 50Q102 82 60 82T18 50z",
  drum: "M20 25Q20 15 60 15T100 25V71Q100 82 60 82T20 71z",
};

/** What tells a head shape apart beside its outline. */
const trim = (head: keyof typeof SHAPES, tones: RobotTones): string => {
  if (head === "cat")
    return path("M24 14L38 23Q28 26 25 34zM96 14L82 23Q92 26 95 34z", tones.accent, { opacity: 0.9 });
  if (head === "drum")
    return (
      stroke("M21 28Q60 38 99 28M21 70Q60 80 99 70", tones.shell.lo, 4) +
      ellipse(60, 21, 34, 5, tones.shell.hi, { opacity: 0.7 })
    );
  if (head === "tv") return stroke("M28 75h20M72 75h4M82 75h4", tones.shell.dark, 3, { opacity: 0.6 });
  return "";
};

const ears = (tones: RobotTones, view: View): string =>
  view === "side"
    ? ""
    : box(10, 38, 14, 24, 7, tones.shell.lo, OUTLINE) +
      box(96, 38, 14, 24, 7, tones.shell.dark, OUTLINE) +
      stroke("M15 44v8", tones.shell.hi, 3);

/** The near ear of a side view, drawn over the head. */
export const sideEar = (tones: RobotTones): string =>
  circle(46, 50, 9, tones.shell.lo, OUTLINE) + circle(45, 49, 3.5, tones.shell.hi);

/** The head without its face, 120 px wide, its chin at y 82. */
export const head = (shape: keyof typeof SHAPES, tones: RobotTones, view: View): string => {
  const outline = SHAPES[shape];
  return (
    ears(tones, view) +
    path(outline, tones.shell.mid, OUTLINE) +
    clipped(
      "head",
      path(outline, "#000"),
      path("M84 4q28 34 2 80h30v-84z", tones.shell.lo) +
        path("M16 84h90v-10q-44 12 -90 0z", tones.shell.lo) +
        trim(shape, tones) +
        ellipse(40, 26, 16, 8, "#fff", { opacity: 0.45, transform: "rotate(-24 40 26)" }),
    ) +
    path(outline, "none", OUTLINE)
  );
};
