import { RAMPS } from "../palette.ts";
import { box, type Drawing, drawing, repeat, stroke } from "../svg.ts";

const wood = RAMPS.wood;
const PLANKS = 9;
const POSTS = [8, 76, 140, 208] as const;

/** How far the arch lifts the deck at a share (0..1) of its length, px. */
const arch = (share: number): number => Math.sin(share * Math.PI) * 8;

const plank = (index: number): string => {
  const [x, lift] = [6 + index * 23, arch(index / (PLANKS - 1))];
  return (
    box(x, 20 - lift, 21, 82, 5, wood.dark) +
    box(x, 17 - lift, 21, 78, 5, index % 2 ? "#DDA56E" : wood.hi) +
    stroke(`M${x + 5} ${26 - lift}v58`, wood.mid, 2, { opacity: 0.45 }) +
    stroke(`M${x + 13} ${34 - lift}v30`, wood.mid, 2, { opacity: 0.25 })
  );
};

const rail = (y: number): string =>
  stroke(`M4 ${y + 8}Q108 ${y - 14} 212 ${y + 8}`, wood.dark, 11) +
  stroke(`M4 ${y + 5}Q108 ${y - 17} 212 ${y + 5}`, wood.mid, 7) +
  stroke(`M8 ${y + 3}Q108 ${y - 19} 208 ${y + 3}`, wood.hi, 2.5) +
  POSTS.map((x) => {
    const top = y - 14 - arch(x / 216);
    return box(x - 7, top, 14, 34, 6, wood.dark) + box(x - 7, top - 2, 14, 12, 6, wood.hi);
  }).join("");

/** A wooden bridge that leads from left to right. */
export const bridge = (): Drawing => drawing(216, 124, rail(20), repeat(PLANKS, plank), rail(92));
