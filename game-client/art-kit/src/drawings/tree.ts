import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { RAMPS, type Ramp } from "../palette.ts";
import { circle, clipped, type Drawing, drawing, linear, path, repeat } from "../svg.ts";

/** Balls of leaves that make a crown: [x, y, radius]. */
const CROWN = [
  [70, 96, 42],
  [38, 88, 32],
  [104, 86, 33],
  [54, 56, 34],
  [90, 54, 34],
  [72, 38, 30],
] as const;

/** A round tree; `seed` varies its crown. */
export const tree = (leaves: Ramp, seed: number): Drawing => {
  const random = seededRandom(seed);
  const shake = (): number => (random() - 0.5) * 7;
  const balls = CROWN.map(([x, y, r]) => ({ x: x + shake(), y: y + shake(), r: r + shake() / 2 }));
  const single = (): string => {
    const [x, y] = [30 + random() * 80, 22 + random() * 90];
    const lit = (x - 30) / 90 + (y - 20) / 110 < 0.95;
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}q7 -8 14 0q-7 6 -14 0z`;
    return path(d, lit ? leaves.hi : leaves.dark, { opacity: lit ? 0.75 : 0.28 });
  };
  const belly = ({ x, y, r }: { x: number; y: number; r: number }): string =>
    path(
      `M${(x - r * 0.9).toFixed(1)} ${(y + r * 0.5).toFixed(1)}a${r} ${r} 0 0 0 ${r * 1.7} 0a${r * 1.3} ${r * 1.3} 0 0 1 -${r * 1.7} 0z`,
      leaves.lo,
      { opacity: 0.75 },
    );
  return drawing(
    142,
    178,
    linear("bark", "right", RAMPS.wood.hi, RAMPS.wood.dark),
    path("M58 116q4 30 -8 50q20 8 42 0q-12 -20 -8 -50z", "url(#bark)"),
    path("M60 118q22 16 24 2l0 14q-12 10 -25 0z", "#4A2A2A", { opacity: 0.35 }),
    ...balls.map(({ x, y, r }) => circle(x, y + 5, r, leaves.dark)),
    clipped(
      "crown",
      balls.map(({ x, y, r }) => circle(x, y, r, "#000")).join(""),
      [
        `<rect width="142" height="150" fill="${leaves.lo}"/>`,
        ...balls.map(({ x, y, r }) => circle(x - 5, y - 7, r * 0.93, leaves.mid)),
        ...balls.map(belly),
        circle(54, 42, 26, leaves.hi, { opacity: 0.55 }),
        circle(30, 76, 17, leaves.hi, { opacity: 0.5 }),
        circle(86, 40, 14, leaves.hi, { opacity: 0.45 }),
        repeat(16, single),
      ].join(""),
    ),
  );
};
