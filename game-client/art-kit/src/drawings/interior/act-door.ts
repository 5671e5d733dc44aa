import { RAMPS, type Ramp } from "../../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, radial, stroke } from "../../svg.ts";
import { bolt, cogwheel, facets, halo } from "./parts.ts";
import { LIT, TONES } from "./tones.ts";

const { silver, ice, navy, cyan, copper } = TONES;
const { gold, stone } = RAMPS;

/** The metal of each act's door, and its sign in a 40 px square around the origin. */
const ACTS: Readonly<Record<string, { readonly tones: Ramp; readonly sign: (tones: Ramp) => string }>> = {
  bronze: { tones: copper, sign: (tones) => cogwheel(0, 0, 17, 8, tones, 6) },
  silver: {
    tones: silver,
    sign: ({ hi, mid, lo, dark }) =>
      path("M-16 12Q-12 8 -12 -2Q-12 -15 0 -15T12 -2Q12 8 16 12z", dark, { transform: "translate(0 2)" }) +
      path("M-16 12Q-12 8 -12 -2Q-12 -15 0 -15T12 -2Q12 8 16 12z", mid) +
      path("M-9 8Q-9 -10 2 -12Q-4 -4 -3 8z", hi) +
      circle(0, 15, 4, lo) +
      circle(0, -16, 3, lo),
  },
  gold: {
    tones: gold,
    sign: ({ hi, mid, lo, dark }) =>
      circle(0, 2, 16, dark) +
      circle(0, 0, 16, lo) +
      circle(0, 0, 14, mid) +
      circle(0, 0, 10, lo) +
      circle(0, 0.5, 9, hi) +
      path("M0 -8l2.4 5l5.6 .8l-4 4l1 5.6l-5 -2.6l-5 2.6l1 -5.6l-4 -4l5.6 -.8z", lo),
  },
  platinum: {
    tones: ice,
    sign: ({ hi, lo, dark }) =>
      path("M0 -18L5 -5L18 0L5 5L0 18L-5 5L-18 0L-5 -5z", dark, { transform: "translate(0 2)" }) +
      path("M0 -18L5 -5L18 0L5 5L0 18L-5 5L-18 0L-5 -5z", lo) +
      path("M0 -18L5 -5L0 0zM-18 0L-5 -5L0 0zM0 18L-5 5L0 0zM18 0L5 5L0 0z", hi),
  },
  deep: { tones: navy, sign: (tones) => facets(0, 0, 36, tones === navy ? cyan : tones) },
};

/** Everything a door was made of, asleep: the same tones without light. */
const asleep = ({ hi, mid, lo, dark }: Ramp): Ramp => {
  const dim = (colour: string): string => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ];
    const grey = r * 0.3 + g * 0.5 + b * 0.2;
    const blend = (value: number, cast: number): number =>
      Math.round((value * 0.28 + grey * 0.72) * 0.62 + cast * 0.3);
    return `#${[blend(r, 92), blend(g, 92), blend(b, 150)].map((value) => Math.min(255, value).toString(16).padStart(2, "0")).join("")}`;
  };
  return { hi: dim(hi), mid: dim(mid), lo: dim(lo), dark: dim(dark) };
};

/** The door of an act in its metal with its sign: `bronze`, lit from within, or `bronze-dark` while it sleeps. */
export const actDoor = (variant: string): Drawing => {
  const isDark = variant.endsWith("-dark");
  const act = ACTS[isDark ? variant.slice(0, -"-dark".length) : variant];
  if (!act) throw new RangeError(`no act has the door "${variant}"`);
  const tones = isDark ? asleep(act.tones) : act.tones;
  const glow = variant === "deep" ? cyan.mid : LIT.mid;
  return drawing(
    140,
    175,
    radial(
      "within",
      ...(isDark
        ? ([
            [0, "#37306E"],
            [1, "#1E1A48"],
          ] as const)
        : ([
            [0, "#fff"],
            [0.35, glow],
            [1, tones.lo],
          ] as const)),
    ),
    ...(isDark ? [] : [ellipse(70, 160, 62, 13, glow, { opacity: 0.4 })]),
    path("M8 162q62 16 124 0v6q-62 14 -124 0z", stone.lo),
    path("M12 158q58 14 116 0l4 5q-62 15 -124 0z", stone.hi),
    path("M14 160V62Q14 10 70 10T126 62V160Q98 168 70 168T14 160z", tones.dark),
    path("M14 157V60Q14 8 70 8T126 60V157Q98 165 70 165T14 157z", tones.lo),
    path("M14 157V60Q14 8 70 8T118 60V160Q98 165 70 165T14 157z", tones.mid),
    path("M19 120V60Q19 18 62 14Q32 26 30 60V122z", tones.hi),
    path("M32 162V66Q32 28 70 28T108 66V162Q70 170 32 162z", tones.dark),
    path("M36 162V67Q36 32 70 32T104 67V162Q70 168 36 162z", "url(#within)"),
    ...(isDark
      ? [stroke("M70 34V164", "#2C2660", 3), stroke("M46 66V150M94 66V150", "#4A4288", 2)]
      : [
          path("M70 40L52 160Q70 164 88 160z", "#fff", { opacity: 0.3 }),
          ...[
            [50, 130],
            [86, 118],
            [62, 100],
            [80, 144],
            [56, 76],
            [92, 84],
          ].map(([x, y], index) => circle(x!, y!, 1.6 + (index % 3), "#fff", { opacity: 0.85 })),
        ]),
    ...[24, 116].flatMap((x) => [80, 110, 140].map((y) => bolt(x, y, tones, 4))),
    ...(isDark ? [] : [halo(70, 24, 27, glow, 0.35)]),
    circle(70, 26, 23, tones.dark),
    circle(70, 24, 22, tones.lo),
    circle(70, 24, 19, isDark ? "#2C2660" : "#FFFAF0"),
    place(70, 24, act.sign(isDark ? asleep(act.tones) : act.tones), { scale: 0.82 }),
  );
};
