import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { COLOUR, RAMPS } from "../palette.ts";
import { circle, type Drawing, drawing, ellipse, linear, path, radial, repeat, stroke } from "../svg.ts";

const leaves = RAMPS.pine;
const ARCH = 13;

/** The way into the forest: two old trunks whose crowns meet above a misty dark. */
export const forestGate = (): Drawing => {
  const random = seededRandom(12);
  const ball = (index: number, size: number, drop: number): readonly [number, number, number] => {
    const angle = Math.PI * (1 + index / (ARCH - 1));
    return [
      120 + Math.cos(angle) * 92 + (random() - 0.5) * 8,
      92 + Math.sin(angle) * 60 + drop,
      size + random() * 8,
    ];
  };
  const balls = Array.from({ length: ARCH }, (_, index) => ball(index, 27, 0));
  const vine = (x: number, y: number, length: number): string =>
    stroke(`M${x} ${y}q4 ${length / 2} -2 ${length}`, leaves.dark, 3) +
    ellipse(x - 2, y + length, 4, 6, RAMPS.lime.mid) +
    ellipse(x + 4, y + length * 0.5, 3.5, 5, RAMPS.leaf.hi);
  return drawing(
    240,
    196,
    linear("bark", "right", RAMPS.wood.hi, RAMPS.wood.dark),
    radial("mist", [0, "#E6FFF2", 0.85], [0.5, "#7FD6B8", 0.5], [1, "#155B58", 0]),
    path("M52 182V96Q60 50 120 48T188 96V182z", "#103F46"),
    path("M70 182V110Q78 76 120 74T170 110V182z", "#0C3038"),
    path("M84 182l20 -62l10 62zM130 182l14 -70l14 70z", "#1B5F5E", { opacity: 0.8 }),
    ellipse(120, 168, 62, 30, "url(#mist)"),
    path("M26 186Q44 160 40 110Q38 80 52 66L74 74Q62 92 66 122Q68 160 84 186Q54 196 26 186z", "url(#bark)"),
    path(
      "M214 186Q196 160 200 110Q202 80 188 66L166 74Q178 92 174 122Q172 160 156 186Q186 196 214 186z",
      "url(#bark)",
    ),
    stroke("M46 176q10 -30 6 -70M60 180q2 -24 -2 -50M192 176q-8 -34 -4 -66", RAMPS.wood.dark, 3, {
      opacity: 0.6,
    }),
    ...balls.map(([x, y, r]) => circle(x, y + 5, r, leaves.dark)),
    ...balls.map(([x, y, r]) => circle(x, y, r * 0.95, leaves.lo)),
    ...balls.map(([x, y, r]) => circle(x - 5, y - 7, r * 0.74, leaves.mid)),
    ...balls.slice(1, 10).map(([x, y, r]) => circle(x - 9, y - 13, r * 0.36, leaves.hi, { opacity: 0.75 })),
    vine(92, 70, 34),
    vine(112, 64, 24),
    vine(146, 66, 38),
    repeat(2, (side) => {
      const x = side === 0 ? 58 : 182;
      return (
        stroke(`M${x} 104v14`, RAMPS.iron.dark, 2.5) +
        circle(x, 128, 16, COLOUR.glow, { opacity: 0.3 }) +
        circle(x, 128, 8, "#FFF3B0") +
        stroke(`M${x - 7} 121h14M${x - 6} 136h12`, RAMPS.iron.lo, 4)
      );
    }),
    path(
      "M20 190q8 -14 16 0q5 -10 12 1q-16 6 -28 -1zM196 190q8 -14 16 0q5 -10 12 1q-16 6 -28 -1z",
      COLOUR.tuft,
    ),
  );
};
