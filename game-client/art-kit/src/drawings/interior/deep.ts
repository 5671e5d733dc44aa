import { RAMPS, type Ramp } from "../../palette.ts";
import {
  box,
  circle,
  type Drawing,
  drawing,
  ellipse,
  linear,
  path,
  place,
  radial,
  repeat,
  stroke,
} from "../../svg.ts";
import { bolt, cogwheel, contact, halo } from "./parts.ts";
import { LIT, TONES } from "./tones.ts";

const { navy, cyan, steel, soot, copper, silver, ice } = TONES;
const { gold, violet } = RAMPS;

/** The machine under the valley: a ring around a great crystal, fed by four pipes, with a place for a battery. */
export const coreMachine = (): Drawing =>
  drawing(
    260,
    250,
    radial("aura", [0, cyan.hi, 0.75], [0.55, cyan.mid, 0.3], [1, cyan.mid, 0]),
    linear("prism", "down", "#F2FFFF", cyan.mid, violet.mid),
    contact(130, 232, 118, 18),
    circle(130, 104, 104, "url(#aura)"),
    path("M14 214Q14 176 130 176T246 214V222Q246 246 130 246T14 222z", navy.dark),
    ellipse(130, 212, 116, 33, navy.lo),
    ellipse(126, 208, 108, 29, navy.mid),
    ellipse(112, 200, 70, 14, navy.hi, { opacity: 0.55 }),
    ellipse(130, 204, 74, 19, soot.dark),
    ellipse(130, 202, 70, 17, cyan.lo),
    ellipse(130, 202, 52, 11, cyan.hi, { opacity: 0.8 }),
    ...(
      [
        [34, copper],
        [82, silver],
        [178, gold],
        [226, ice],
      ] as const
    ).map(([x, tones], index) => {
      const top = index === 0 || index === 3 ? 150 : 168;
      const foot = index === 0 || index === 3 ? 214 : 232;
      return (
        stroke(
          `M${x} ${foot}V${top}Q${x} ${top - 34} ${130 + (x - 130) * 0.62} ${top - 54}`,
          tones.dark,
          17,
        ) +
        stroke(
          `M${x} ${foot - 2}V${top}Q${x} ${top - 34} ${130 + (x - 130) * 0.62} ${top - 54}`,
          tones.mid,
          12,
        ) +
        stroke(
          `M${x - 3} ${foot - 4}V${top}Q${x - 3} ${top - 32} ${127 + (x - 130) * 0.62} ${top - 54}`,
          tones.hi,
          3.6,
        ) +
        box(x - 12, foot - 12, 24, 16, 6, tones.dark) +
        box(x - 12, foot - 14, 24, 14, 6, tones.lo) +
        box(x - 10, foot - 13, 14, 6, 3, tones.hi)
      );
    }),
    circle(130, 104, 78, "none", { stroke: navy.dark, "stroke-width": 26 }),
    circle(130, 102, 78, "none", { stroke: navy.lo, "stroke-width": 24 }),
    circle(129, 101, 78, "none", { stroke: navy.mid, "stroke-width": 17 }),
    path("M58 92A74 74 0 0 1 124 30", "none", {
      stroke: navy.hi,
      "stroke-width": 8,
      "stroke-linecap": "round",
    }),
    repeat(8, (index) =>
      place(
        130,
        102,
        box(-9, -91, 18, 26, 6, steel.dark) +
          box(-8, -91, 14, 23, 5, steel.mid) +
          circle(0, -79, 4.6, soot.dark) +
          circle(0, -79, 3.4, index % 2 ? cyan.mid : LIT.mid),
        { turn: index * 45 },
      ),
    ),
    circle(130, 102, 63, "#141A44"),
    circle(130, 102, 63, "url(#aura)"),
    circle(130, 102, 58, "none", { stroke: cyan.lo, "stroke-width": 2, opacity: 0.8 }),
    halo(130, 102, 48, cyan.hi, 0.3),
    path("M130 44L166 84L152 142L130 160L108 142L94 84z", cyan.lo),
    path("M130 44L166 84L130 96L94 84z", cyan.hi),
    path("M94 84L130 96V160L108 142z", "url(#prism)"),
    path("M130 44L112 78L94 84z", "#fff", { opacity: 0.85 }),
    path("M130 96L166 84L152 142L130 160z", violet.mid, { opacity: 0.5 }),
    stroke("M100 88L112 136", "#fff", 3, { opacity: 0.7 }),
    ...[
      [92, 60],
      [170, 126],
      [160, 58],
      [98, 146],
    ].map(([x, y]) => place(x!, y!, path("M0 -8L2 -2L8 0L2 2L0 8L-2 2L-8 0L-2 -2z", "#fff"))),
    path("M100 206h60l6 34q-36 8 -72 0z", navy.dark) +
      path("M102 204h56l5 32q-33 7 -66 0z", navy.mid) +
      path("M106 206h22l-3 32q-14 -1 -22 -3z", navy.hi, { opacity: 0.7 }),
    box(114, 210, 32, 24, 6, soot.dark) +
      box(118, 214, 24, 16, 4, "#1E1A48") +
      path("M132 215l-7 8h5l-2 6l7 -8h-5z", gold.mid),
  );

const METALS: Readonly<Record<string, Ramp>> = {
  bronze: copper,
  silver,
  gold,
  platinum: ice,
  diamond: cyan,
};

/** A lamp post in the metal of an act; its `-dark` variant doesn't burn. Throws a RangeError for another one. */
export const lightPost = (variant: string): Drawing => {
  const isDark = variant.endsWith("-dark");
  const name = isDark ? variant.slice(0, -"-dark".length) : variant;
  const tones = METALS[name];
  if (!tones) throw new RangeError(`no post of light is of "${variant}"`);
  const glass: Ramp = isDark ? soot : tones;
  return drawing(
    84,
    175,
    ...(isDark ? [] : [halo(42, 42, 40, tones.mid, 0.34)]),
    contact(42, 164, 30, 8),
    path("M14 160Q14 148 42 148T70 160Q70 170 42 170T14 160z", navy.dark),
    ellipse(42, 156, 26, 8, navy.mid) + ellipse(36, 154, 16, 4, navy.hi),
    path("M34 156L38 76H46L50 156Q42 160 34 156z", tones.dark) +
      path("M35 154L39 78H43L44 157Q38 157 35 154z", tones.mid) +
      stroke("M38 150L40.5 82", tones.hi, 2.4),
    ...[96, 120, 142].map((y) => box(32, y, 20, 7, 3.5, tones.dark) + box(33, y - 1, 17, 5, 2.5, tones.hi)),
    path("M20 70Q42 88 64 70L58 82Q42 90 26 82z", tones.dark) +
      path("M20 67Q42 84 64 67L60 76Q42 84 24 76z", tones.mid),
    path("M42 6L66 34L58 66Q42 74 26 66L18 34z", glass.dark),
    path("M42 9L63 34L56 64Q42 70 28 64L21 34z", glass.lo),
    path("M42 9L63 34L42 42L21 34z", glass.hi),
    path("M21 34L42 42V68Q33 68 28 64z", glass.mid),
    path("M42 9L32 30L21 34z", "#fff", { opacity: isDark ? 0.2 : 0.85 }),
    ...(isDark
      ? []
      : [circle(42, 44, 12, "#fff", { opacity: 0.5 }), circle(42, 44, 6, "#fff", { opacity: 0.9 })]),
    place(
      42,
      104,
      name === "bronze"
        ? cogwheel(0, 4, 10, 8, tones)
        : name === "silver"
          ? circle(0, 5, 9, tones.dark) + circle(0, 4, 8, tones.mid) + circle(-2, 2, 3, "#fff")
          : name === "gold"
            ? circle(0, 5, 9, tones.dark) +
              circle(0, 4, 8, tones.hi) +
              path("M0 -1l1.5 3.4h3.5l-2.8 2.3l1 3.6l-3.2 -2.1l-3.2 2.1l1 -3.6l-2.8 -2.3h3.5z", tones.lo)
            : path("M0 -8L4 1L12 4L4 7L0 16L-4 7L-12 4L-4 1z", tones.dark) +
              path("M0 -6L3 2L10 4L3 6L0 14L-3 6L-10 4L-3 2z", tones.hi),
    ),
  );
};

/** A socket in the floor, which waits for a battery. */
export const socket = (): Drawing =>
  drawing(
    90,
    75,
    contact(45, 62, 42, 10),
    path("M6 50Q6 34 45 34T84 50V56Q84 72 45 72T6 56z", navy.dark),
    ellipse(45, 50, 38, 15, navy.lo) +
      ellipse(43, 48, 35, 13, navy.mid) +
      ellipse(36, 45, 22, 5, navy.hi, { opacity: 0.7 }),
    ellipse(45, 49, 22, 9, soot.dark) + ellipse(45, 51, 18, 6, "#120F33") + ellipse(45, 52, 12, 3.6, cyan.lo),
    path("M30 50L34 6H56L60 50Q45 56 30 50z", cyan.mid, { opacity: 0.22 }),
    ...[
      [14, 51],
      [76, 51],
      [30, 61],
      [60, 61],
    ].map(([x, y]) => bolt(x!, y!, gold, 4)),
    stroke("M47 18l-7 12h9l-7 12", LIT.mid, 3.6),
  );
