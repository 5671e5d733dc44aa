import type { Ramp } from "../../palette.ts";
import { circle, path, stroke } from "../../svg.ts";
import { OUTLINE, type View } from "../robot/pose.ts";
import { FINE } from "./emblem.ts";

/** How wide the middle of a front is shifted in a view from the side, px. */
const SIDE = 16;
/** Where the middle of the front is. */
export const frontOf = (view: View): number => (view === "side" ? 60 + SIDE : 60);

/** Cloth around the whole trunk, down to y `hem`. */
export const cloth = (ramp: Ramp, hem = 124): string =>
  path(
    `M35 87Q35 77 60 77T85 87L${89 + (hem - 124) / 5} ${hem - 8}Q89 ${hem + 1} 60 ${hem + 1}T${31 - (hem - 124) / 5} ${hem - 8}z`,
    ramp.mid,
    OUTLINE,
  ) +
  path(`M71 79q14 1 13 9l4 ${hem - 98}q1 8 -14 10q5 -24 -3 -${hem - 81}z`, ramp.lo) +
  path(`M38 89q1 -5 8 -6q-4 16 -3 ${hem - 88}q-9 -2 -8 -7z`, ramp.hi, { opacity: 0.75 });

/** Where a front opens, with buttons in `button` where given; nothing from behind. */
export const opening = (view: View, line: string, button: string | null = null, hem = 124): string => {
  if (view === "up") return stroke(`M60 92V${hem - 2}`, line, 2.5, { opacity: 0.7 });
  const x = frontOf(view);
  const buttons =
    button === null ? "" : [94, 105, 116].map((y) => circle(x - 6, y, 2.6, button, FINE)).join("");
  return stroke(`M${x} 84V${hem}`, line, 3) + buttons;
};

/** A collar that lies around the neck. */
export const collar = (view: View, ramp: Ramp): string =>
  view === "up"
    ? path("M37 82Q60 92 83 82L84 92Q60 100 36 92z", ramp.mid, OUTLINE)
    : path(
        `M36 82L${frontOf(view) - 2} 98L40 104Q34 92 36 82zM84 82L${frontOf(view) + 2} 98L${view === "side" ? 90 : 80} 104Q88 92 84 82z`,
        ramp.mid,
        OUTLINE,
      );

/** A vest that is open over the light of the belly; its back is whole. */
export const vest = (view: View, ramp: Ramp): string => {
  if (view === "up") return cloth(ramp, 118);
  if (view === "side")
    return (
      path("M36 86Q36 78 58 77Q52 98 58 120Q38 121 32 114z", ramp.mid, OUTLINE) +
      path("M40 88q2 -5 8 -6q-6 18 -4 32q-7 -1 -8 -4z", ramp.hi, { opacity: 0.75 })
    );
  return (
    path("M46 78Q60 84 74 78L72 92Q60 97 48 92z", ramp.dark, OUTLINE) +
    path("M36 86Q37 79 52 77Q48 98 54 122Q36 121 31 114z", ramp.mid, OUTLINE) +
    path("M84 86Q83 79 68 77Q72 98 66 122Q84 121 89 114z", ramp.lo, OUTLINE) +
    path("M39 90q1 -6 6 -8q-5 18 -3 32q-5 -1 -6 -4z", ramp.hi, { opacity: 0.75 })
  );
};

/** A belt with a buckle. */
export const belt = (view: View, y: number, band: string, buckle: string): string => {
  const x = frontOf(view);
  return (
    path(`M32 ${y}Q60 ${y + 8} 88 ${y}l1 7Q60 ${y + 15} 31 ${y + 7}z`, band, FINE) +
    (view === "up" ? "" : path(`M${x - 6} ${y + 2}h12v9h-12z`, buckle, FINE))
  );
};

/** Whether the front is seen. */
export const hasFront = (view: View): boolean => view !== "up";
