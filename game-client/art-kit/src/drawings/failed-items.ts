import { COLOUR, RAMPS } from "../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../svg.ts";

const wood = RAMPS.wood;

/** An old boot with an open sole. */
const boot = (): Drawing =>
  drawing(
    72,
    72,
    path("M18 8h26v30q4 8 18 10q6 3 5 12H18z", "#4E3426"),
    path("M18 6h26v30q4 8 18 10q6 3 5 12H18z", "#8A5A3C"),
    path("M18 6h12v50H18z", "#A8734E"),
    path("M14 56h54q2 8 -4 10H20q-7 -1 -6 -10z", COLOUR.ink),
    box(16, 5, 30, 9, 4, "#B98A5E"),
    stroke("M44 22l-10 3M45 30l-11 3M48 38l-10 5", "#FFF4DE", 3),
    path("M58 56l10 -3v7z", "#5A3C2A"),
    circle(26, 42, 5, "#6B4430"),
  );

/** A dented tin can. */
const can = (): Drawing =>
  drawing(
    64,
    72,
    path("M12 14Q16 40 12 60Q32 70 52 60Q46 40 52 14z", RAMPS.stone.dark),
    path("M12 13Q16 38 12 57Q32 67 52 57Q46 38 52 13z", RAMPS.stone.mid),
    path("M15 24Q32 34 49 24Q45 40 49 48Q32 58 15 48Q17 38 15 24z", RAMPS.coral.mid),
    path("M15 24q8 5 14 6v22q-9 -1 -14 -4q2 -10 0 -24z", RAMPS.coral.hi),
    ellipse(32, 13, 20, 7, RAMPS.stone.dark),
    ellipse(32, 12, 17, 5, "#6C678F"),
    path("M44 8Q56 -6 60 8Q58 16 46 14z", RAMPS.stone.hi),
    stroke("M18 56Q26 60 34 60", RAMPS.stone.hi, 3),
  );

/** A rusty cog. */
const cog = (): Drawing =>
  drawing(
    68,
    68,
    place(
      34,
      34,
      repeat(8, (index) => place(0, 0, box(-7, -30, 14, 16, 4, "#8A5A3C"), { turn: index * 45 + 8 })) +
        circle(0, 2, 23, "#5E3B2A") +
        circle(0, 0, 22, "#A8734E") +
        circle(-3, -4, 16, "#C08A5C") +
        circle(0, 0, 9, "#5E3B2A") +
        stroke("M-14 8q4 6 10 8", "#7A4E34", 3) +
        circle(10, -10, 3, "#7A4E34") +
        circle(-12, -2, 2, "#7A4E34"),
    ),
  );

/** A tuft of waterweed. */
const weed = (): Drawing =>
  drawing(
    64,
    72,
    stroke("M32 66Q10 44 20 10", RAMPS.pine.lo, 9),
    stroke("M32 66Q56 40 44 8", RAMPS.pine.lo, 9),
    stroke("M32 66Q34 36 30 4", RAMPS.leaf.lo, 9),
    stroke("M31 60Q14 42 20 14M33 60Q50 40 44 14M32 56Q34 34 31 10", RAMPS.leaf.hi, 3, { opacity: 0.8 }),
    ellipse(32, 66, 18, 5, RAMPS.pine.dark),
  );

/** A broken stick. */
const stick = (): Drawing =>
  drawing(
    76,
    64,
    stroke("M8 50L46 32L68 12", wood.dark, 13),
    stroke("M8 48L46 30L68 10", wood.mid, 9),
    stroke("M10 45L44 28L64 10", wood.hi, 3),
    stroke("M40 34L50 50", wood.dark, 9),
    stroke("M40 33L49 48", wood.mid, 5),
    circle(8, 49, 6, COLOUR.plank),
    circle(8, 49, 3, wood.mid),
  );

/** What comes up when no fish does. */
export const FAILED_ITEMS = { boot, can, cog, weed, stick } as const;
export type FailedItem = keyof typeof FAILED_ITEMS;
