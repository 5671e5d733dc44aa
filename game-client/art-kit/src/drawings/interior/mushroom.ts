import { RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, repeat, stroke } from "../../svg.ts";
import { block, contact, halo, panel } from "./parts.ts";
import { LIT, TONES } from "./tones.ts";

const { linen, ivory, soot } = TONES;
const { coral, wood, gold, leaf, violet, pink, sky, teal } = RAMPS;

const spots = (at: readonly (readonly [number, number, number])[]): string =>
  at.map(([x, y, r]) => ellipse(x, y, r, r * 0.76, "#FFF9EC")).join("");

/** A mushroom that glows from within: the lamp of small houses. */
export const mushroomLamp = (tones: Ramp = coral): Drawing =>
  drawing(
    84,
    125,
    contact(42, 116, 26, 7),
    halo(42, 66, 38, LIT.mid, 0.22),
    path("M30 114Q36 90 30 62H54Q48 90 56 114Q42 122 30 114z", ivory.lo) +
      path("M32 112Q38 90 33 62H42V116Q36 116 32 112z", "#FFFDF0"),
    ellipse(42, 62, 32, 10, LIT.lo) + ellipse(42, 61, 28, 8, LIT.hi),
    ...[20, 30, 42, 54, 64].map((x) => stroke(`M${x} 62L${42 + (x - 42) * 0.4} 68`, LIT.lo, 1.8)),
    path("M4 60Q4 14 42 14T80 60Q62 68 42 68T4 60z", tones.dark),
    path("M4 57Q4 11 42 11T80 57Q62 63 42 63T4 57z", tones.mid),
    path("M12 50Q12 20 40 15Q22 26 20 54z", tones.hi),
    spots([
      [30, 30, 7],
      [56, 26, 6],
      [46, 46, 7.5],
      [68, 46, 5],
      [18, 48, 4.5],
    ]),
    path("M66 108q8 -10 12 -4q2 10 -10 10z", leaf.mid),
  );

/** A mushroom to sit on. */
export const mushroomStool = (): Drawing =>
  drawing(
    76,
    75,
    contact(38, 67, 28, 7),
    path("M26 66Q30 50 26 40H50Q46 50 52 66Q38 73 26 66z", ivory.lo) +
      path("M28 64Q32 50 29 40H36V68z", "#FFFDF0"),
    ellipse(38, 36, 34, 13, coral.dark) +
      path("M4 34Q4 12 38 12T72 34Q56 44 38 44T4 34z", coral.mid) +
      path("M10 30Q14 16 36 14Q20 20 18 34z", coral.hi),
    spots([
      [26, 24, 6],
      [48, 22, 5],
      [40, 34, 6],
      [60, 32, 4],
    ]),
  );

/** A shelf of jars with sunlight in them. */
export const jarShelf = (): Drawing => {
  const jar = (x: number, y: number, tones: Ramp, lit: boolean): string =>
    (lit ? halo(x, y - 10, 15, LIT.mid, 0.3) : "") +
    box(x - 8, y - 20, 16, 20, 5, lit ? LIT.lo : tones.lo) +
    box(x - 7, y - 19, 11, 17, 4, lit ? LIT.hi : tones.hi) +
    box(x - 6, y - 25, 12, 6, 2.5, wood.lo) +
    stroke(`M${x - 4} ${y - 15}v9`, "#fff", 2, { opacity: 0.8 });
  return drawing(
    124,
    150,
    contact(62, 140, 54, 8),
    box(6, 6, 112, 136, 12, wood.dark) +
      box(6, 4, 112, 134, 12, wood.mid) +
      box(13, 12, 98, 120, 7, "#4A2A33"),
    ...[52, 92, 130].map((y) => box(11, y, 102, 8, 3, wood.lo) + stroke(`M15 ${y + 1.5}h60`, wood.hi, 2)),
    ...[28, 50, 72, 94].map((x, index) => jar(x, 52, [pink, teal, sky, violet][index]!, index % 2 === 0)),
    ...[30, 54, 92].map((x, index) => jar(x, 92, [leaf, coral, sky][index]!, index === 1)),
    jar(96, 130, pink, true) + jar(28, 130, violet, false),
    place(
      62,
      130,
      box(-16, -14, 32, 14, 3, coral.lo) +
        box(-16, -14, 29, 5, 2, coral.hi) +
        box(-13, -22, 26, 8, 2, teal.mid),
    ),
    path("M18 6q10 -8 18 0q12 -6 16 2z", leaf.mid) + path("M90 6q8 -8 20 2z", leaf.lo),
  );
};

/** The Book of Eggs, asleep on a stand of roots, with one egg that keeps watch. */
export const eggLectern = (): Drawing =>
  drawing(
    108,
    125,
    contact(54, 116, 34, 9),
    halo(54, 40, 40, LIT.mid, 0.18),
    stroke("M54 66Q46 96 26 114M54 66Q60 98 82 114M54 66V116", wood.dark, 10) +
      stroke("M53 66Q46 94 27 112M53 66V112", wood.hi, 3),
    path("M6 52L102 52L94 76H14z", wood.dark) + path("M9 48L99 48L92 70H16z", wood.mid),
    path("M10 44Q32 32 54 46Q76 32 98 44L93 66Q74 58 54 68Q34 58 15 66z", violet.dark),
    path("M14 40Q34 30 54 43V64Q35 55 18 61z", "#FFFDF2") +
      path("M94 40Q74 30 54 43V64Q73 55 90 61z", linen.mid),
    ...[
      [27, 47, coral],
      [39, 50, teal],
      [70, 49, gold],
      [82, 46, pink],
    ].map(([x, y, tones]) => {
      const { mid, hi } = tones as Ramp;
      return ellipse(Number(x), Number(y), 4.6, 6, mid) + ellipse(Number(x) - 1.4, Number(y) - 2, 1.6, 2, hi);
    }),
    ellipse(54, 26, 13, 17, ivory.dark) + ellipse(53, 24, 12.6, 16.6, ivory.hi),
    stroke("M46 25q3 3 6 0M56 25q3 3 6 0", soot.lo, 2.4),
    stroke("M42 30l5 -3l5 4l5 -4l5 3", coral.mid, 2.6),
    path("M66 10h7l-7 8h7M77 2h5l-5 6h5", "none", { stroke: violet.mid, "stroke-width": 2.2 }),
  );

/** A board with the four days of an event, each a card with its weather. */
export const dayBoard = (): Drawing =>
  drawing(
    132,
    150,
    contact(66, 140, 52, 8),
    stroke("M22 92L14 142M110 92L118 142", gold.dark, 8) +
      stroke("M21 92L13 140M109 92L117 140", gold.hi, 2.6),
    box(4, 14, 124, 92, 12, violet.dark) +
      box(4, 11, 124, 90, 12, gold.mid) +
      box(10, 17, 112, 78, 8, violet.lo),
    path("M40 14Q66 -6 92 14z", gold.lo) + circle(66, 9, 6, coral.mid),
    ...[0, 1, 2, 3].map((day) => {
      const [x, y] = [17 + (day % 2) * 51, 24 + Math.floor(day / 2) * 35];
      return (
        box(x, y, 47, 31, 5, "#3C2A6E", { opacity: 0.5 }) +
        box(x, y - 1, 46, 30, 5, "#FFFDF5") +
        box(x, y - 1, 46, 8, 4, [coral, teal, gold, pink][day]!.mid) +
        repeat(day + 1, (star) => circle(x + 9 + star * 9, y + 18, 3.2, [coral, teal, gold, pink][day]!.lo)) +
        circle(x + 23, y + 1, 2.4, gold.hi)
      );
    }),
    block(30, 104, 72, 8, 10, TONES.silver, 4) + panel(42, 112, 48, 8, TONES.silver, 3),
  );

/** Letters on a line along a wall, each with a seal. */
export const letterGarland = (): Drawing =>
  drawing(
    164,
    100,
    stroke("M4 20Q82 54 160 20", gold.lo, 2.6),
    ...[0, 1, 2, 3].map((index) => {
      const [x, y] = [28 + index * 36, 40 + (index === 1 || index === 2 ? 9 : 0)];
      return place(
        x,
        y,
        box(-16, -6, 33, 25, 3, "#3C2A6E", { opacity: 0.3 }) +
          box(-16, -8, 32, 24, 3, "#FFF6E3") +
          path("M-15 -7L0 7L15 -7z", "#F3DFC0") +
          circle(0, 5, 4.6, [coral, violet, teal, coral][index]!.lo) +
          box(-2, -13, 5, 9, 2, wood.lo),
        { turn: (index - 1.5) * -5 },
      );
    }),
    circle(4, 20, 4, gold.mid) + circle(160, 20, 4, gold.mid),
  );
