import { COLOUR, RAMPS, type Ramp } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, linear, path, place, radial, stroke } from "../svg.ts";

const rock = RAMPS.rock;

const crystal = (x: number, y: number, height: number, lean: number, tones: Ramp): string => {
  const half = height * 0.26;
  return place(
    x,
    y,
    path(
      `M0 0L${-half} ${-height * 0.3}L${-half * 0.6} ${-height}L${half * 0.5} ${-height * 0.92}L${half} ${-height * 0.25}z`,
      tones.mid,
    ) +
      path(
        `M0 0L${-half} ${-height * 0.3}L${-half * 0.6} ${-height}L${-half * 0.05} ${-height * 0.3}z`,
        tones.hi,
      ) +
      path(
        `M0 0L${half} ${-height * 0.25}L${half * 0.5} ${-height * 0.92}L${half * 0.4} ${-height * 0.3}z`,
        tones.lo,
      ),
    { turn: lean },
  );
};

/** A cave mouth in the cliff, lit violet from within, with rails that lead out. */
export const cave = (): Drawing =>
  drawing(
    220,
    172,
    radial("glow", [0, "#C9A6FF", 0.95], [0.55, "#6A4BC4", 0.9], [1, "#241C4E", 1]),
    linear("rim", "down", rock.hi, rock.dark),
    path(
      "M6 164C-2 110 18 60 52 34C84 4 142 2 172 32C206 62 222 112 214 164q-12 6 -24 0H30q-12 6 -24 0z",
      rock.dark,
    ),
    path(
      "M10 158C4 108 22 62 56 36C86 10 138 8 166 34C200 62 216 110 208 158q-10 5 -20 0H30q-10 5 -20 0z",
      "url(#rim)",
    ),
    path(
      "M20 84Q34 48 64 34Q70 44 52 62Q36 78 30 96zM84 20q24 -8 48 0q-6 12 -24 10q-18 2 -24 -10z",
      "#E4C199",
      { opacity: 0.85 },
    ),
    path("M176 48q22 26 26 62l-18 -6q-2 -30 -18 -48z", "#6B4A3E", { opacity: 0.55 }),
    path("M40 166C36 110 62 62 110 62S184 110 180 166z", "#2A2050"),
    path("M48 166C46 116 68 72 110 72S174 116 172 166z", "url(#glow)"),
    path("M58 166l34 -70h36l34 70z", "#3A2C66", { opacity: 0.65 }),
    stroke("M90 166L102 104M130 166L118 104", "#B7A9E0", 4),
    stroke("M96 120h28M92 138h36M86 156h48", "#8A6A4A", 5),
    crystal(60, 166, 44, -14, RAMPS.violet),
    crystal(74, 167, 28, 8, RAMPS.sky),
    crystal(160, 166, 40, 12, RAMPS.pink),
    crystal(148, 167, 24, -10, RAMPS.violet),
    crystal(24, 110, 30, -30, RAMPS.violet),
    crystal(196, 96, 26, 28, RAMPS.sky),
    path("M36 66h148l-6 -14H42z", RAMPS.wood.dark),
    path("M38 62h144l-5 -12H43z", RAMPS.wood.hi),
    stroke("M48 55h40", COLOUR.plank, 3),
    path("M46 62h14v102q-8 4 -16 0zM160 62h14l2 102q-8 4 -16 0z", RAMPS.wood.mid),
    path("M46 62h5v103q-4 1 -7 -1zM160 62h5v103h-5z", RAMPS.wood.hi),
    stroke("M110 62v12", RAMPS.iron.dark, 3),
    circle(110, 82, 16, COLOUR.glow, { opacity: 0.45 }),
    circle(110, 82, 8, "#FFF3B0"),
    ellipse(24, 164, 18, 8, COLOUR.tuft),
    ellipse(198, 164, 18, 8, COLOUR.tuft),
  );
