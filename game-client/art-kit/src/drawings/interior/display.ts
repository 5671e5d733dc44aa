import { COLOUR, RAMPS, type Ramp } from "../../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, linear, path, place, stroke } from "../../svg.ts";
import { block, contact, facets, halo, panel } from "./parts.ts";
import { PIP } from "./pip.ts";
import { LIT, SCREEN, TONES } from "./tones.ts";

const { ivory, velvet, silver, soot, cyan, ice, linen } = TONES;
const { gold, wood, coral, leaf, sky, stone, teal, violet, pink, lime } = RAMPS;

/** What a glass case keeps: a gem, Pip who locked himself in, or nothing any more. */
const KEPT: Readonly<Record<string, string>> = {
  "": halo(55, 62, 30, LIT.mid, 0.3) + facets(55, 66, 34, cyan),
  minibot: halo(55, 62, 32, LIT.mid, 0.25) + place(28, 42, PIP, { scale: 1.12 }),
  empty: "",
};

/** The front pane of a glass case, shut or swung aside. */
const frontPane = (isOpen: boolean): string =>
  isOpen
    ? path("M14 22L2 32V104L14 94z", "#DDF6FF", { opacity: 0.6 }) +
      stroke("M14 22L2 32V104L14 94", "#fff", 2.4, { opacity: 0.8 })
    : box(14, 20, 82, 76, 8, "#DDF6FF", { opacity: 0.35 }) +
      path("M18 90L50 22h14L32 92zM70 92L94 42v16L78 92z", "#fff", { opacity: 0.5 });

/** A glass case on a velvet plinth, with what it keeps. Throws a RangeError for what none keeps. */
export const showcase = (variant = ""): Drawing => {
  const kept = KEPT[variant];
  if (kept === undefined) throw new RangeError(`no glass case keeps "${variant}"`);
  return drawing(
    110,
    150,
    contact(55, 140, 50, 10),
    block(8, 84, 94, 18, 42, ivory, 8),
    panel(20, 110, 70, 24, ivory, 6),
    stroke("M14 98H96", gold.mid, 3),
    ellipse(55, 92, 34, 9, velvet.dark),
    ellipse(55, 89, 33, 9, velvet.mid),
    ellipse(50, 87, 22, 5, velvet.hi),
    kept,
    frontPane(variant === "empty"),
    box(14, 20, 82, 76, 8, "none", { stroke: "#fff", "stroke-width": 2.4, opacity: 0.8 }),
    ...[13, 91].map((x) => box(x, 20, 6, 76, 3, gold.lo) + box(x, 20, 3, 76, 1.5, gold.hi)),
    box(8, 10, 94, 15, 6, gold.dark) + box(8, 8, 94, 14, 6, gold.mid) + stroke("M15 11h48", gold.hi, 2.8),
    circle(55, 20, 4, LIT.hi),
    box(49, 92, 12, 11, 4, gold.dark) + circle(55, 96, 2, soot.dark),
  );
};

const snack = (x: number, y: number, tones: Ramp): string =>
  box(x, y, 11, 14, 3, tones.lo) +
  box(x, y, 8, 13, 3, tones.mid) +
  stroke(`M${x + 2} ${y + 3}h4`, tones.hi, 2);

/** A vending machine: things behind glass, a single and a double slot, a lever. */
export const vendingMachine = (): Drawing =>
  drawing(
    104,
    150,
    contact(52, 140, 48, 9),
    box(6, 10, 92, 134, 10, coral.dark),
    box(6, 7, 92, 131, 10, coral.lo),
    box(8, 8, 84, 124, 9, coral.mid),
    box(10, 8, 74, 6, 3, coral.hi),
    box(14, 16, 72, 20, 7, soot.dark) + box(16, 18, 68, 15, 6, gold.mid),
    ...[28, 40, 52, 64].map((x) => circle(x, 25.5, 3.6, "#FFFAF0")),
    circle(75, 25.5, 4, LIT.hi),
    box(14, 40, 48, 66, 6, soot.dark) +
      box(16, 42, 44, 62, 5, "#5A74B8") +
      box(16, 42, 44, 62, 5, "#CFF2FF", { opacity: 0.3 }),
    ...[45, 65, 85].flatMap((y, row) =>
      [0, 1, 2].map((column) =>
        snack(19 + column * 14, y, [sky, leaf, pink, gold, violet, teal, lime][(row * 2 + column) % 7]!),
      ),
    ),
    ...[60, 80, 100].map((y) => stroke(`M17 ${y}h42`, silver.mid, 2)),
    path("M18 102L42 42h9L27 104z", "#fff", { opacity: 0.4 }),
    box(66, 42, 22, 34, 5, soot.dark) + box(68, 44, 17, 9, 2, SCREEN.lo) + stroke("M71 49h6", SCREEN.hi, 2.4),
    box(69, 58, 3, 12, 1.5, "#FFE9A8"),
    box(76, 58, 3, 12, 1.5, "#FFE9A8") + box(81, 58, 3, 12, 1.5, "#FFE9A8"),
    box(66, 80, 22, 22, 5, gold.dark) + box(67, 81, 19, 19, 4, gold.mid),
    stroke("M76 92L84 82", soot.dark, 5) + circle(85, 81, 4.6, teal.mid) + circle(84, 80, 1.8, teal.hi),
    box(18, 112, 68, 20, 6, soot.dark) +
      box(20, 114, 64, 14, 5, "#1E1A48") +
      path("M22 114h58l-6 9H26z", soot.hi, { opacity: 0.6 }),
    box(14, 138, 18, 7, 3, soot.lo) + box(72, 138, 18, 7, 3, soot.lo),
  );

/** A tailor's dummy with a coat. */
export const mannequin = (): Drawing =>
  drawing(
    84,
    150,
    contact(42, 140, 26, 7),
    path("M24 140Q24 132 42 132T60 140Q60 146 42 146T24 140z", gold.dark),
    ellipse(42, 137, 17, 5.5, gold.mid),
    stroke("M42 136V96", gold.dark, 6) + stroke("M41 134V96", gold.hi, 2.2),
    circle(42, 20, 15, linen.lo) + circle(40, 18, 13, linen.hi) + ellipse(37, 13, 5, 3.6, "#fff"),
    box(36, 32, 12, 10, 4, linen.lo),
    path("M14 54Q16 40 34 40H50Q68 40 70 54L66 82H62L66 112Q42 122 18 112L22 82H18z", velvet.dark),
    path("M14 52Q16 38 34 38H50Q66 38 68 52L64 80H60L64 108Q42 116 20 108L24 80H18z", velvet.mid),
    path("M18 52Q20 42 34 41L30 110Q24 109 21 107L25 80H19z", velvet.hi),
    path("M34 39L42 62L50 39L46 110H38z", linen.hi),
    path("M34 38L28 50L42 66L30 40zM50 38L56 50L42 66L54 40z", velvet.lo),
    ...[74, 86, 98].map((y) => circle(42, y, 2.8, gold.mid)),
    path("M34 38h16l-8 8z", gold.mid),
    stroke("M24 92h8M54 92h8", gold.mid, 2.6),
  );

/** A statue of a robot that holds up a gem. */
export const statue = (tones: Ramp = stone): Drawing =>
  drawing(
    100,
    175,
    contact(50, 163, 44, 10),
    path("M8 132h84l4 30Q50 174 4 162z", tones.dark),
    path("M8 128h84l4 28Q50 168 4 156z", tones.lo),
    path("M8 128h72l4 34Q40 164 4 156z", tones.mid),
    ellipse(50, 128, 42, 9, tones.hi),
    box(30, 142, 40, 14, 4, gold.lo) + box(31, 142, 36, 11, 3, gold.hi) + stroke("M37 148h24", gold.lo, 2.4),
    ellipse(50, 127, 26, 6, tones.lo),
    box(36, 106, 11, 22, 5, tones.lo) + box(53, 106, 11, 22, 5, tones.lo),
    box(32, 82, 36, 32, 12, tones.lo) + box(32, 82, 29, 29, 11, tones.mid) + box(35, 84, 10, 22, 5, tones.hi),
    stroke("M66 90Q82 76 76 52", tones.lo, 11) + stroke("M65 89Q79 76 74 54", tones.mid, 7),
    stroke("M34 90Q22 96 28 106", tones.lo, 11) + stroke("M33 90Q23 96 27 103", tones.hi, 5),
    box(22, 40, 52, 44, 17, tones.dark) +
      box(22, 37, 52, 44, 17, tones.lo) +
      box(22, 37, 44, 41, 16, tones.mid),
    path("M26 60Q24 40 44 39Q34 44 33 62z", tones.hi),
    box(30, 50, 36, 21, 9, tones.dark) + circle(40, 60, 4, tones.hi) + circle(56, 60, 4, tones.hi),
    halo(76, 34, 20, cyan.mid, 0.3),
    facets(76, 34, 28, cyan),
  );

/** A plinth that waits for a thing. */
export const pedestal = (tones: Ramp = ivory): Drawing =>
  drawing(
    76,
    100,
    contact(38, 91, 32, 8),
    path("M8 82h60v8q-30 13 -60 0z", tones.dark),
    path("M8 79h60v7q-30 11 -60 0z", tones.mid),
    path("M16 38h44l-3 42q-19 7 -38 0z", tones.lo),
    path("M16 38h36l-2 44q-17 2 -31 -2z", tones.mid),
    path("M20 40h9l1 42q-6 0 -9 -1z", tones.hi),
    ellipse(38, 33, 33, 12, tones.dark),
    ellipse(38, 29, 33, 12, tones.mid),
    ellipse(37, 28, 30, 10, tones.hi),
    ellipse(38, 28, 19, 6, velvet.dark) +
      ellipse(38, 27, 18, 5.5, velvet.mid) +
      ellipse(35, 26, 11, 2.8, velvet.hi),
    stroke("M20 70q18 7 36 0", gold.mid, 3),
  );

/** A pair of scales with a gem in each pan. */
export const scales = (): Drawing =>
  drawing(
    132,
    125,
    contact(66, 116, 34, 8),
    path("M34 112Q34 100 66 100T98 112Q98 121 66 121T34 112z", gold.dark),
    ellipse(66, 108, 31, 9, gold.mid) + ellipse(60, 106, 20, 4, gold.hi),
    path("M60 106L63 26h6l3 80z", gold.lo) + path("M61 105L64 26h2v80z", gold.hi),
    stroke("M18 26Q66 14 114 30", gold.dark, 7) +
      stroke("M18 24Q66 12 114 28", gold.mid, 4.6) +
      stroke("M24 22Q50 15 70 16", gold.hi, 2),
    circle(66, 17, 8, gold.lo) + circle(65, 16, 6, gold.hi),
    ...(
      [
        [18, 27, 62],
        [114, 31, 70],
      ] as const
    ).map(
      ([x, top, y]) =>
        stroke(`M${x} ${top}L${x - 16} ${y}M${x} ${top}L${x + 16} ${y}`, gold.lo, 1.8) +
        facets(x, y - 9, 20, cyan) +
        path(`M${x - 20} ${y}h40q-4 16 -20 16t-20 -16z`, gold.dark) +
        path(`M${x - 20} ${y - 2}h40q-4 15 -20 15t-20 -15z`, gold.mid) +
        path(`M${x - 16} ${y}h14l2 12q-12 -2 -16 -12z`, gold.hi),
    ),
  );

/** A telescope on three legs, which looks up. */
export const telescope = (): Drawing =>
  drawing(
    116,
    150,
    contact(58, 140, 38, 9),
    stroke("M56 80L26 140M58 80L92 138M57 80V128", wood.dark, 8) +
      stroke("M55 80L25 138M57 80L90 137M56 80V126", wood.hi, 3),
    circle(57, 82, 11, gold.dark) + circle(56, 80, 10, gold.mid) + circle(53, 77, 3.6, gold.hi),
    place(
      56,
      70,
      box(-50, -12, 34, 24, 6, soot.lo) +
        box(-50, -12, 34, 10, 5, soot.hi) +
        box(-24, -17, 50, 34, 7, sky.dark) +
        box(-24, -18, 50, 31, 7, sky.mid) +
        box(-22, -17, 46, 10, 5, sky.hi) +
        box(20, -22, 34, 44, 8, sky.dark) +
        box(20, -23, 34, 41, 8, sky.lo) +
        box(22, -22, 30, 13, 6, sky.hi) +
        box(50, -25, 9, 50, 4.5, gold.lo) +
        box(50, -25, 5, 48, 2.5, gold.hi) +
        box(-20, -18, 6, 32, 3, gold.mid) +
        box(12, -19, 6, 34, 3, gold.mid),
      { turn: -36 },
    ),
    ellipse(101, 33, 9, 20, cyan.hi, { opacity: 0.5, transform: "rotate(-36 101 33)" }),
    place(88, 20, path("M0 -10L2.5 -2.5L10 0L2.5 2.5L0 10L-2.5 2.5L-10 0L-2.5 -2.5z", "#FFF9D6")),
  );

const SIGNS: Readonly<Record<string, { readonly tones: Ramp; readonly d: string }>> = {
  drop: { tones: sky, d: "M0 -17Q13 0 13 7A13 12 0 1 1 -13 7Q-13 0 0 -17z" },
  sun: {
    tones: gold,
    d: "M0 -19L5 -10L14 -14L11 -4L19 0L11 5L13 14L4 11L0 19L-5 11L-14 14L-11 5L-19 0L-11 -4L-14 -13L-4 -10z",
  },
  leaf: { tones: leaf, d: "M-14 14Q-16 -13 15 -15Q16 14 -9 12L-15 17z" },
  flame: { tones: coral, d: "M0 -19Q16 -5 13 8Q9 17 0 17T-13 8Q-14 0 -6 -6Q-5 0 -1 0Q2 -7 0 -19z" },
};

/** The shape `drop`, `sun`, `leaf` or `flame`, around the origin; throws a RangeError for another one. */
export const shapeSign = (name: string): { readonly tones: Ramp; readonly d: string } => {
  const sign = SIGNS[name];
  if (!sign) throw new RangeError(`there is no shape "${name}"`);
  return sign;
};

/** What a pillar shows that nobody has turned yet: no shape. */
const BLANK = { tones: silver, d: "M-9 0H9" };

/** A pillar of ice that turns: the shape that looks forward glows, and none where it is blank (""). */
export const pillar = (variant: string): Drawing => {
  const { tones, d } = variant === "" ? BLANK : shapeSign(variant);
  return drawing(
    100,
    150,
    linear("ice", "right", ice.hi, ice.mid, ice.lo),
    contact(50, 138, 46, 11),
    path("M6 122Q6 108 50 108T94 122V130Q94 144 50 144T6 130z", ice.dark),
    ellipse(50, 122, 43, 14, silver.lo) + ellipse(48, 120, 40, 12, silver.hi),
    ellipse(50, 120, 34, 10, ice.dark),
    path("M20 118V40Q20 28 50 28T80 40V118Q80 128 50 128T20 118z", ice.dark),
    path("M20 115V39Q20 28 50 28T80 39V115Q80 125 50 125T20 115z", "url(#ice)"),
    path("M25 112V42Q28 36 36 35V118Q28 116 25 112z", "#fff", { opacity: 0.85 }),
    stroke("M70 42V116", ice.dark, 3, { opacity: 0.4 }),
    halo(50, 78, 29, tones.mid, 0.34),
    circle(50, 78, 23, ice.dark) + circle(50, 77, 22, "#FFFDF8"),
    place(50, 77, path(d, tones.dark, { transform: "translate(0 1.5)" }) + path(d, tones.mid), {
      scale: 0.86,
    }),
    ellipse(50, 34, 33, 13, gold.dark) + ellipse(50, 30, 33, 13, gold.mid) + ellipse(48, 28, 28, 9, gold.hi),
    path("M50 2L62 24L50 32L38 24z", tones.lo) +
      path("M50 2L50 32L38 24z", tones.mid) +
      path("M50 2L46 22L38 24z", tones.hi),
    stroke("M24 108Q50 118 76 108", gold.mid, 4),
  );
};

/** A cluster of crystals that glow. */
export const crystal = (tones: Ramp = cyan): Drawing => {
  const shard = (x: number, y: number, width: number, height: number, turn: number): string =>
    place(
      x,
      y,
      path(
        `M${-width} 0L${-width * 0.9} ${-height * 0.72}L0 ${-height}L${width * 0.9} ${-height * 0.72}L${width} 0Q0 8 ${-width} 0z`,
        tones.lo,
      ) +
        path(
          `M${-width} 0L${-width * 0.9} ${-height * 0.72}L0 ${-height}L${width * 0.1} ${-height * 0.66}L0 4Q${-width * 0.6} 4 ${-width} 0z`,
          tones.mid,
        ) +
        path(
          `M${-width * 0.8} ${-height * 0.1}L${-width * 0.72} ${-height * 0.7}L${-width * 0.1} ${-height * 0.9}L${-width * 0.3} ${-height * 0.62}L${-width * 0.4} -4z`,
          tones.hi,
        ),
      { turn },
    );
  return drawing(
    100,
    125,
    halo(50, 66, 48, tones.mid, 0.22),
    contact(50, 115, 38, 9),
    shard(28, 108, 11, 54, -24),
    shard(72, 108, 11, 50, 24),
    shard(50, 110, 17, 98, 2),
    shard(36, 114, 9, 38, -12),
    shard(66, 114, 10, 44, 12),
    path("M12 116Q18 102 34 106Q50 98 64 106Q82 102 88 116Q50 128 12 116z", RAMPS.night.dark),
    path("M14 113Q20 102 34 106Q46 102 56 108Q40 114 14 113z", RAMPS.night.mid),
    ...[
      [30, 46],
      [74, 56],
      [56, 26],
    ].map(([x, y]) =>
      place(x!, y!, path("M0 -7L1.7 -1.7L7 0L1.7 1.7L0 7L-1.7 1.7L-7 0L-1.7 -1.7z", COLOUR.white)),
    ),
  );
};
