import { COLOUR, RAMPS } from "../../palette.ts";
import { circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { body, brows, eye, foot, limb, part } from "./parts.ts";

/** Each mob steps from one picture to the other; a third one announces what it does. */
export const STEPS = [0, 1, 2] as const;
export type Step = (typeof STEPS)[number];

/** A bolt with legs: six corners, low, the most of all. */
export const boltBug = (step: Step): Drawing => {
  const swing = step === 1 ? 3 : -3;
  const legs = [-1, 1].map((side) =>
    [-7, 1, 9]
      .map((y, index) => {
        const out = 21 + (index % 2 === 0 ? swing : -swing) * 0.6;
        return limb(
          `M${26 + side * 10} ${26 + y}L${26 + side * out} ${30 + y + (index - 1) * 2}`,
          "#6F5AA8",
          2.6,
        );
      })
      .join(""),
  );
  return drawing(
    52,
    48,
    foot(26, 42, 19),
    ...legs,
    body("M15 12H37L46 26L37 40H15L6 26z", "#FF7FA8"),
    path("M16.5 14H35.5L40 21H12z", "#FFB4CC"),
    path("M9 27L17 38H35L43 27Q26 34 9 27z", "#D94A7E", { opacity: 0.75 }),
    stroke("M20 13q-3 -8 -8 -9M32 13q3 -8 8 -9", COLOUR.ink, 3),
    circle(12, 4, 3, "#FFE07A", { stroke: COLOUR.ink, "stroke-width": 2 }),
    circle(40, 4, 3, "#FFE07A", { stroke: COLOUR.ink, "stroke-width": 2 }),
    eye(19, 25, 5.6),
    eye(33, 25, 5.6),
    brows(26, 18, 7),
  );
};

/** A light that runs: a tall drop with a tail, and no feet. */
export const wisp = (step: Step): Drawing => {
  const tail = step === 1 ? 6 : -6;
  return drawing(
    44,
    64,
    foot(22, 58, 12),
    ellipse(22, 34, 20, 23, "#BFF6FF", { opacity: 0.22 }),
    body(
      `M22 52C8 52 5 36 12 26C15 20 ${22 + tail} 14 ${20 + tail} 3C${34 - tail / 2} 10 39 24 38 34C38 46 32 52 22 52z`,
      "#E6FCFF",
      4.5,
    ),
    path("M22 48C12 48 10 37 15 30C20 24 26 30 30 28C35 36 32 48 22 48z", "#9BE9FF", { opacity: 0.85 }),
    eye(16, 35, 5),
    eye(28, 35, 5),
    ellipse(22, 44, 4, 3, COLOUR.visor),
  );
};

/** A crate with claws: broad and square. */
export const crateCrab = (step: Step): Drawing => {
  const open = step === 1 ? 8 : 2;
  const claw = (side: -1 | 1): string =>
    limb(`M${46 + side * 26} 44Q${46 + side * 36} 44 ${46 + side * 36} 32`, "#C97B4E", 5) +
    place(
      46 + side * 36,
      24,
      part(
        `M-2 10C-14 4 -12 -12 -4 -${13 + open / 2}C-4 -6 -1 -3 1 -2C3 -4 6 -6 9 -${12 + open}C16 -4 12 8 2 10z`,
        "#F28B5B",
      ),
      { turn: side * -8 },
    );
  const wood = RAMPS.wood;
  return drawing(
    92,
    72,
    foot(46, 65, 34),
    repeat(4, (index) => {
      const x = 22 + index * 16;
      return limb(`M${x} 56L${x + (index < 2 ? -6 : 6)} ${64 + ((index + step) % 2)}`, "#C97B4E", 4);
    }),
    claw(-1),
    claw(1),
    body("M18 18H74V58Q46 62 18 58z", wood.mid),
    path("M21 21H71V28H21z", wood.hi),
    stroke("M20 38H72M20 50H72", wood.dark, 2.6, { opacity: 0.8 }),
    stroke("M23 22L30 36M69 22L62 36", wood.dark, 3, { opacity: 0.55 }),
    part("M28 32H64V46H28z", "#241A56", 3),
    eye(38, 39, 5.4),
    eye(54, 39, 5.4),
    brows(46, 32, 8),
  );
};

/** A dark drum behind a pale shield that is larger than itself: its front takes most of a hit. */
export const shieldBot = (step: Step): Drawing => {
  const lift = step === 1 ? -2 : 0;
  const { hi, mid, lo, dark } = RAMPS.iron;
  return drawing(
    66,
    80,
    foot(33, 73, 25),
    limb(`M24 62V${70 + lift}`, dark, 6),
    limb(`M42 62V${70 - lift}`, dark, 6),
    place(
      0,
      lift,
      body("M17 22C17 8 49 8 49 22V58H17z", mid) +
        path("M20 22C20 12 34 11 40 12L38 56H20z", hi, { opacity: 0.6 }) +
        stroke("M33 10V3", COLOUR.ink, 4) +
        circle(33, 4, 4, "#FF8FDC", { stroke: COLOUR.ink, "stroke-width": 2.4 }) +
        part("M20 19H46V30H20z", "#1A1442", 3) +
        circle(28, 25, 3.4, "#FF8FDC") +
        circle(39, 25, 3.4, "#FF8FDC") +
        path("M17 50H49V58H17z", lo),
    ),
    body("M8 33Q33 26 58 33V52Q56 68 33 75Q10 68 8 52z", "#F1F2FA", 4.5),
    path("M13 37Q33 31 53 37V51Q51 63 33 69Q15 63 13 51z", "#CDD2EA"),
    path("M33 34Q45 34 53 37V51Q51 63 33 69z", "#A9A5C4", { opacity: 0.7 }),
    path("M33 40L40 50L33 62L26 50z", "#8C78F2", { stroke: COLOUR.ink, "stroke-width": 2.6 }),
  );
};

/** A neck with a trumpet for a mouth: tall and thin, and it keeps away. Announcing, its mouth glows. */
export const spitter = (step: Step): Drawing => {
  const warns = step === 2;
  const bend = step === 1 ? 3 : -1;
  return drawing(
    62,
    80,
    foot(31, 73, 18),
    limb("M31 58Q22 62 18 71M31 58Q40 62 44 71", "#7A55C9", 5),
    body(`M18 62C12 44 20 34 ${25 + bend} 30L37 30C44 36 50 46 44 62Q31 69 18 62z`, "#B58CFF"),
    path(`M22 58C18 46 23 38 ${28 + bend} 33L32 33Q25 46 28 62z`, "#DCC8FF"),
    part(
      `M${22 + bend} 30L${12 + bend} 10Q${31 + bend} 0 ${50 + bend} 10L${40 + bend} 30Q${31 + bend} 35 ${22 + bend} 30z`,
      "#8C5FE0",
      4.5,
    ),
    ellipse(31 + bend, 10, 17, 7, COLOUR.ink),
    ellipse(31 + bend, 10, 13, 4.8, warns ? "#FFF3B0" : "#3B2477"),
    ...(warns
      ? [circle(31 + bend, 9, 6, "#fff"), circle(31 + bend, 9, 10, "#FFE07A", { opacity: 0.5 })]
      : []),
    eye(25, 48, 5.2),
    eye(38, 48, 5.2),
    brows(31.5, 41, 7),
  );
};

/** A ball of spikes. Announcing, it is as large as it will burst. */
export const puffer = (step: Step): Drawing => {
  const warns = step === 2;
  const r = warns ? 25 : 18;
  const reach = warns ? 14 : 11 + step * 2;
  const spike = (index: number): string =>
    place(0, 0, body(`M-6 -${r - 3}L0 -${r + reach}L6 -${r - 3}z`, "#FFE3B8", 3), { turn: index * 36 });
  return drawing(
    84,
    84,
    foot(42, 76, warns ? 26 : 20),
    place(
      42,
      44,
      repeat(10, spike) +
        body(`M0 -${r}A${r} ${r} 0 1 1 -0.1 -${r}z`, warns ? "#FFD0A0" : "#FFAE66", 4.5) +
        ellipse(-r * 0.35, -r * 0.45, r * 0.4, r * 0.25, "#fff", { opacity: 0.65 }) +
        ellipse(0, r * 0.55, r * 0.7, r * 0.32, "#FFF1DC") +
        (warns
          ? stroke("M-14 -7L-4 -1L-14 5M14 -7L4 -1L14 5", COLOUR.visor, 4)
          : eye(-7.5, -2, 5.6) + eye(7.5, -2, 5.6) + brows(0, -10, 7)) +
        ellipse(-r * 0.62, r * 0.2, 4, 2.6, "#FF8FA8") +
        ellipse(r * 0.62, r * 0.2, 4, 2.6, "#FF8FA8") +
        ellipse(0, warns ? 10 : 8, 3.4, warns ? 5 : 2.6, COLOUR.visor),
    ),
  );
};
