import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { RAMPS } from "../palette.ts";
import { clipped, type Drawing, drawing, ellipse, linear, path, repeat, stroke } from "../svg.ts";

const leaves = RAMPS.mint;

/** A weeping willow: strands hang from a wide crown. */
export const willow = (): Drawing => {
  const random = seededRandom(4);
  const strand = (index: number, count: number, colour: string, reach: number): string => {
    const x = 14 + (index / (count - 1)) * 152;
    const arch = 62 - Math.sin((index / (count - 1)) * Math.PI) * 34;
    const length = reach + random() * 26 - Math.abs(90 - x) * 0.1;
    const sway = (random() - 0.5) * 14;
    return stroke(
      `M${x.toFixed(1)} ${arch.toFixed(1)}q${sway.toFixed(1)} ${(length / 2).toFixed(1)} ${(sway * 0.4).toFixed(1)} ${length.toFixed(1)}`,
      colour,
      9,
    );
  };
  const strands = (count: number, colour: string, reach: number): string =>
    repeat(count, (index) => strand(index, count, colour, reach));
  return drawing(
    180,
    196,
    linear("bark", "right", RAMPS.wood.hi, RAMPS.wood.dark),
    path("M78 96q6 46 -12 88q24 9 50 0q-16 -34 -8 -88z", "url(#bark)"),
    path("M80 104q16 16 28 2v18q-14 12 -27 0z", "#4A2A2A", { opacity: 0.35 }),
    strands(15, leaves.dark, 96),
    strands(13, leaves.lo, 82),
    ellipse(90, 60, 80, 44, leaves.lo),
    clipped(
      "crown",
      ellipse(90, 56, 80, 44, "#000"),
      ellipse(82, 48, 78, 42, leaves.mid) +
        ellipse(62, 36, 40, 20, leaves.hi, { opacity: 0.6 }) +
        ellipse(34, 58, 18, 12, leaves.hi, { opacity: 0.45 }),
    ),
    strands(9, leaves.mid, 58),
    strands(6, leaves.hi, 40).replaceAll('stroke-width="9"', 'stroke-width="5" opacity=".7"'),
  );
};
