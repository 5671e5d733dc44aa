import { RAMPS } from "../../palette.ts";
import {
  box,
  circle,
  clipped,
  type Drawing,
  drawing,
  ellipse,
  linear,
  path,
  place,
  repeat,
  stroke,
} from "../../svg.ts";
import { FRAMES } from "./item-halls.ts";
import { bolt, contact, halo, knob, leg } from "./parts.ts";
import { LIT, TONES } from "./tones.ts";

const { steel, soot, ivory, linen, velvet, silver } = TONES;
const { wood, gold, coral, teal, leaf, night, violet } = RAMPS;

/** A cinema's screen between its curtains: dark, or `lit` with a film that runs. */
export const cinema = (isLit: boolean): Drawing =>
  drawing(
    300,
    172,
    linear("beam", "down", "#FFF9DF", "#FFE9A8"),
    contact(150, 164, 136, 8),
    box(22, 8, 256, 150, 8, soot.dark),
    box(30, 16, 240, 134, 4, isLit ? "url(#beam)" : "#E7E2EE"),
    isLit
      ? clipped(
          "film",
          box(30, 16, 240, 134, 4, "#000"),
          box(30, 16, 240, 134, 0, "#CFF2FF", { opacity: 0.75 }) +
            ["seed", "sprout", "tree", "house", "lamp"]
              .map((frame, index) => place(72 + index * 39, 94, FRAMES[frame]!(), { scale: 1.75 }))
              .join("") +
            path("M30 114H270V150H30z", leaf.mid) +
            path("M30 114Q90 106 150 114T270 112V120H30z", leaf.hi) +
            repeat(
              12,
              (index) =>
                box(36 + index * 20, 20, 11, 9, 2, soot.dark, { opacity: 0.75 }) +
                box(36 + index * 20, 137, 11, 9, 2, soot.dark, { opacity: 0.75 }),
            ),
        )
      : stroke("M40 28L96 20M44 40L132 22", "#fff", 4, { opacity: 0.6 }) +
          path("M30 150L120 16h60L90 150z", "#fff", { opacity: 0.25 }),
    ...[1, -1].map(
      (flip) =>
        `<g transform="translate(${flip === 1 ? 0 : 300} 0) scale(${flip} 1)">` +
        path("M4 6H50Q56 60 40 104Q32 128 38 162H4z", velvet.dark) +
        path("M4 6H48Q53 58 37 102Q29 128 34 160H4z", velvet.mid) +
        path(
          "M12 8Q16 80 10 158H18Q24 90 20 8zM30 8Q33 60 24 100Q20 130 22 158H28Q30 112 38 84Q44 44 40 8z",
          velvet.lo,
        ) +
        path("M4 8Q9 80 5 158H9Q14 80 9 8zM24 8Q27 62 18 112L22 104Q32 62 29 8z", velvet.hi, {
          opacity: 0.7,
        }) +
        path("M4 104Q22 114 38 100L38.6 107Q22 121 4 112z", gold.lo) +
        path("M4 102Q22 112 38.4 98L38.6 103Q22 117 4 108z", gold.hi) +
        "</g>",
    ),
    path(
      `M4 4H296V20${repeat(12, (index) => `Q${284 - index * 24.3} 40 ${271.7 - index * 24.3} 20`)}z`,
      velvet.lo,
    ),
    path(
      `M4 2H296V15${repeat(12, (index) => `Q${284 - index * 24.3} 34 ${271.7 - index * 24.3} 15`)}z`,
      velvet.mid,
    ),
    stroke("M6 4H200", velvet.hi, 2.6),
    stroke("M4 21H296", gold.mid, 2.4, { "stroke-dasharray": "2 6" }),
  );

/** A canvas on a frame: a `garden`, the `moon`, or a `street` at dusk. */
export const backdrop = (variant: string): Drawing => {
  const scenes: Readonly<Record<string, string>> = {
    garden:
      box(8, 10, 184, 104, 0, "#BDEBFF") +
      circle(158, 34, 15, "#FFE07A") +
      ellipse(58, 34, 22, 8, "#fff") +
      ellipse(74, 29, 15, 9, "#fff") +
      path("M8 88Q60 52 108 82T192 70V116H8z", leaf.hi) +
      path("M8 102Q70 78 128 98T192 92V116H8z", leaf.mid) +
      [28, 96, 170]
        .map(
          (x, index) =>
            stroke(`M${x} 104V84`, wood.dark, 5) +
            circle(x, 76, 15 - index, leaf.lo) +
            circle(x - 4, 72, 9 - index, leaf.hi),
        )
        .join("") +
      repeat(9, (index) =>
        circle(22 + index * 20, 106 + (index % 2) * 4, 3.4, [coral.hi, gold.hi, "#fff"][index % 3]!),
      ),
    moon:
      box(8, 10, 184, 104, 0, night.dark) +
      repeat(22, (index) =>
        circle(14 + ((index * 53) % 174), 16 + ((index * 29) % 62), 1 + (index % 3) * 0.6, "#fff"),
      ) +
      circle(52, 42, 17, violet.hi) +
      stroke("M28 50Q52 34 78 34", gold.hi, 3) +
      path("M8 90Q54 68 104 84T192 76V116H8z", "#C9C4E0") +
      path("M8 102Q66 86 120 98T192 94V116H8z", "#EDEBF7") +
      ellipse(46, 102, 14, 4.4, "#A9A5C4") +
      ellipse(118, 106, 19, 5, "#A9A5C4") +
      ellipse(164, 92, 11, 3.4, "#A9A5C4") +
      stroke("M142 92V62", steel.hi, 2.6) +
      path("M142 62h22l-5 7l5 7h-22z", coral.mid),
    street:
      linear("dusk", "down", "#6A55D0", "#F0769F", "#FFD27A") +
      box(8, 10, 184, 104, 0, "url(#dusk)") +
      [
        [8, 44, 40],
        [50, 60, 34],
        [86, 34, 44],
        [132, 54, 30],
        [160, 40, 34],
      ]
        .map(
          ([x, y, width]) =>
            box(x!, y!, width!, 76, 2, "#3A3680") +
            repeat(8, (index) =>
              box(
                x! + 6 + (index % 2) * (width! - 20),
                y! + 8 + Math.floor(index / 2) * 14,
                8,
                8,
                1,
                (index + x!) % 3 ? LIT.mid : "#5A55B4",
              ),
            ),
        )
        .join("") +
      box(8, 102, 184, 14, 0, "#575276") +
      stroke("M16 109H188", LIT.mid, 2.4, { "stroke-dasharray": "10 9" }),
  };
  const painted = scenes[variant];
  if (painted === undefined) throw new RangeError(`no backdrop shows "${variant}"`);
  return drawing(
    200,
    150,
    contact(100, 142, 90, 8),
    stroke("M30 112L14 142M170 112L186 142M100 112V140", wood.dark, 8) +
      stroke("M29 112L13 140M169 112L184 140", wood.hi, 2.6),
    box(2, 4, 196, 116, 5, wood.dark) + box(2, 2, 194, 114, 5, wood.mid) + stroke("M8 5H120", wood.hi, 2.6),
    clipped("canvas", box(8, 10, 184, 102, 2, "#000"), painted),
    path("M8 10h24L8 40z", "#fff", { opacity: 0.2 }),
    ...[
      [5, 6],
      [193, 6],
      [5, 113],
      [193, 113],
    ].map(([x, y]) => bolt(x!, y!, gold, 2.6)),
  );
};

/** A projector on its stand, whose lamp is on. */
export const projector = (): Drawing =>
  drawing(
    120,
    150,
    contact(60, 140, 40, 9),
    stroke("M60 84L34 138M60 84L88 138", soot.dark, 8) + stroke("M59 84L33 136M59 84L86 136", soot.hi, 2.6),
    box(34, 80, 52, 10, 4, steel.dark) + box(34, 79, 48, 7, 3, steel.hi),
    ...[
      [36, 20, 19],
      [84, 24, 15],
    ].map(([x, y, r]) =>
      place(
        x!,
        y!,
        circle(0, 1.5, r!, soot.dark) +
          circle(0, 0, r!, steel.lo) +
          circle(0, 0, r! - 3, steel.mid) +
          repeat(5, (index) =>
            place(0, 0, circle(0, -r! * 0.52, r! * 0.24, soot.dark), { turn: index * 72 + 10 }),
          ) +
          circle(0, 0, 3.4, coral.mid),
      ),
    ),
    stroke("M52 26Q62 36 72 32", soot.lo, 3),
    box(26, 36, 66, 44, 8, teal.dark) + box(26, 34, 66, 42, 8, teal.lo) + box(27, 34, 58, 39, 7, teal.mid),
    box(30, 36, 40, 7, 3.5, teal.hi),
    box(38, 50, 22, 18, 4, soot.dark) + box(41, 53, 16, 12, 2, LIT.mid),
    box(90, 46, 16, 22, 5, soot.dark) + box(90, 45, 13, 20, 4, soot.lo),
    path("M104 46L119 38V76L104 68z", LIT.hi, { opacity: 0.75 }),
    halo(106, 57, 15, LIT.mid, 0.5) + circle(105, 57, 5, LIT.hi),
    ...[68, 76].map((x) => knob(x, 66, 3.4, gold)),
    stroke("M30 78h20", teal.dark, 3),
  );

/** A chair with a cross of legs, and a star on its back. */
export const directorChair = (): Drawing =>
  drawing(
    84,
    108,
    contact(42, 99, 34, 8),
    stroke("M16 62L66 98M68 62L18 98", wood.dark, 7) + stroke("M16 60L66 96M68 60L18 96", wood.mid, 4.4),
    stroke("M14 8V64M70 8V64", wood.dark, 7) + stroke("M13 8V62M69 8V62", wood.hi, 2.6),
    box(10, 10, 64, 24, 5, velvet.dark) +
      box(10, 8, 62, 23, 5, velvet.mid) +
      stroke("M16 11h34", velvet.hi, 2.4),
    path("M42 12l2.6 5.4l6 .8l-4.4 4.2l1 6l-5.2 -2.9l-5.2 2.9l1 -6l-4.4 -4.2l6 -.8z", gold.hi),
    stroke("M8 50H24M60 50H76", wood.dark, 7) + stroke("M8 48H24M60 48H76", wood.mid, 4),
    path("M12 58H72L70 68Q42 76 14 68z", velvet.dark) + path("M12 56H72L70 65Q42 73 14 65z", velvet.lo),
    path("M16 58H54L52 64Q32 68 18 63z", velvet.hi, { opacity: 0.6 }),
  );

/** A clapperboard as tall as a robot, open. */
export const clapper = (): Drawing =>
  drawing(
    120,
    140,
    contact(58, 131, 48, 8),
    stroke("M30 96L20 130M88 96L98 130", wood.dark, 8) + stroke("M29 96L19 128M87 96L96 128", wood.hi, 2.6),
    box(10, 48, 98, 62, 7, soot.dark) + box(10, 46, 96, 60, 7, soot.mid) + stroke("M18 50h48", soot.hi, 2.6),
    box(17, 60, 83, 20, 3, "#3B3760") + stroke("M24 67h26M24 74h18M62 67h30M62 74h22", ivory.mid, 2.6),
    box(17, 84, 83, 17, 3, "#3B3760") + place(36, 92, FRAMES.sprout!(), { scale: 0.7 }),
    stroke("M56 90h36M56 96h24", ivory.mid, 2.4, { opacity: 0.8 }),
    box(10, 34, 96, 14, 4, linen.dark) + box(10, 33, 96, 12, 4, "#fff"),
    clipped(
      "low",
      box(10, 33, 96, 12, 4, "#000"),
      repeat(6, (index) => path(`M${4 + index * 20} 46l10 -14h9l-10 14z`, soot.dark)),
    ),
    place(
      14,
      34,
      box(-3, -15, 98, 14, 4, linen.dark) +
        box(-3, -16, 98, 12, 4, "#fff") +
        clipped(
          "high",
          box(-3, -16, 98, 12, 4, "#000"),
          repeat(6, (index) => path(`M${-4 + index * 20} -17l10 14h9l-10 -14z`, soot.dark)),
        ),
      { turn: -16 },
    ),
    circle(14, 34, 6, gold.lo) + circle(13, 33, 4.6, gold.hi),
  );

/** A table at which films are cut: two plates with a strip between them, and a small light. */
export const cuttingTable = (): Drawing =>
  drawing(
    140,
    112,
    contact(70, 103, 62, 9),
    ...[18, 122].map((x) => leg(x, 66, 104, steel, 9)),
    stroke("M20 88H120", steel.dark, 5),
    box(4, 40, 132, 38, 8, soot.dark) + box(4, 36, 132, 36, 8, steel.lo) + box(5, 36, 122, 33, 8, silver.mid),
    box(8, 38, 90, 5, 2.5, silver.hi),
    ...[34, 106].map((x) =>
      place(
        x,
        50,
        ellipse(0, 2, 25, 12, steel.dark) +
          ellipse(0, 0, 25, 12, steel.mid) +
          ellipse(0, -1, 19, 8.6, soot.lo) +
          repeat(5, (index) => {
            const turn = (index * 72 * Math.PI) / 180;
            return ellipse(Math.cos(turn) * 10, Math.sin(turn) * 4.6 - 1, 3.6, 1.9, steel.hi);
          }) +
          ellipse(0, -1, 3.4, 1.8, coral.mid),
      ),
    ),
    box(56, 44, 28, 20, 4, soot.dark) + box(58, 46, 24, 15, 3, LIT.mid) + box(60, 47, 13, 5, 2, LIT.hi),
    stroke("M40 60Q70 70 100 60", soot.dark, 7) +
      stroke("M42 60Q70 69 98 60", ivory.lo, 2, { "stroke-dasharray": "3 3.4" }),
    stroke("M70 36V14Q70 6 80 8", soot.lo, 4),
    path("M72 4L94 10L86 24L70 16z", coral.mid) + path("M74 6L88 10L84 14L73 11z", coral.hi),
    halo(80, 22, 12, LIT.mid, 0.35),
  );
