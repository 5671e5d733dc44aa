import { coin, gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { COLOUR, RAMPS } from "@diamond-valley/art-kit/palette.ts";
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
} from "@diamond-valley/art-kit/svg.ts";
import { insideOf } from "../../pictures/embed.ts";

/** Size of the room behind the doors, px; each door covers one half of it. */
const ROOM = { width: 1000, height: 300 } as const;
const DOOR = { width: ROOM.width / 2, height: ROOM.height } as const;

/** A heap of treasure: what lies where (x, y of the middle, px), how large, how turned. */
type Piece = readonly ["gem" | "coin", x: number, y: number, scale: number, turn?: number];

const HEAP: readonly Piece[] = [
  ["coin", 470, 262, 0.9],
  ["gem", 520, 240, 1.2, -14],
  ["coin", 585, 268, 1.1],
  ["gem", 640, 250, 1.5, 10],
  ["coin", 700, 244, 0.9],
  ["gem", 742, 262, 1.1, -20],
  ["coin", 800, 266, 1.2],
  ["gem", 858, 234, 1.9, 8],
  ["coin", 918, 258, 1.1],
  ["gem", 962, 262, 1.3, -12],
  ["gem", 905, 268, 0.9, 24],
  ["coin", 40, 262, 1.1],
  ["gem", 88, 248, 1.3, 12],
  ["coin", 140, 270, 0.9],
  ["gem", 300, 262, 0.9, -16],
  ["coin", 346, 270, 0.8],
];

const heap = (): string =>
  HEAP.map(([kind, x, y, scale, turn = 0], index) => {
    const picture = kind === "gem" ? gem() : coin();
    const inside = insideOf(picture, `heap${index}`);
    return place(x, y, place(-picture.width / 2, -picture.height / 2, inside), { scale, turn });
  }).join("");

const column = (x: number): string =>
  box(x - 26, 0, 52, ROOM.height, 0, RAMPS.iron.dark) +
  box(x - 20, 0, 14, ROOM.height, 0, RAMPS.iron.lo) +
  box(x - 34, 22, 68, 16, 6, RAMPS.iron.lo) +
  circle(x, 30, 5, COLOUR.cyan);

/** The drawing, cut to whatever room it is given; `anchor` stays in sight, as SVG's preserveAspectRatio names it. */
const filling = (anchor: string, { svg, ...size }: Drawing): Drawing => ({
  ...size,
  svg: svg.replace("<svg ", `<svg preserveAspectRatio="${anchor} slice" `),
});

/** What the doors hide: a hall with light from above, and heaps of diamonds and coins. */
export const treasury = (): Drawing =>
  drawing(
    ROOM.width,
    ROOM.height,
    linear("hall", "down", "#2A2466", "#5443AE", "#7A66D8") +
      radial("shine", [0, "#FFF3B0", 0.85], [0.5, "#B7A3FF", 0.4], [1, "#B7A3FF", 0]),
    box(0, 0, ROOM.width, ROOM.height, 0, "url(#hall)"),
    repeat(7, (index) =>
      path("M500 -60L420 620H580z", "#D9CBFF", {
        opacity: 0.1,
        transform: `rotate(${(index - 3) * 17} 500 -60)`,
      }),
    ),
    column(230),
    column(430),
    column(620),
    column(820),
    ellipse(500, 250, 430, 130, "url(#shine)"),
    path("M0 272Q120 236 250 268T470 268Q640 226 800 258T1000 240V300H0z", RAMPS.gold.lo),
    path("M0 284Q140 250 270 280T490 280Q650 244 810 272T1000 256V300H0z", RAMPS.gold.mid),
    heap(),
    repeat(14, (index) =>
      stroke("M0 -7V7M-7 0H7", "#fff", 2.5, {
        opacity: 0.8,
        transform: `translate(${60 + ((index * 173) % 900)} ${40 + ((index * 61) % 150)}) scale(${0.5 + (index % 3) * 0.3})`,
      }),
    ),
  );

const rivet = (x: number, y: number): string =>
  circle(x, y + 1.5, 7, RAMPS.iron.dark) + circle(x, y, 6, RAMPS.gold.mid) + circle(x - 2, y - 2, 2, "#fff");

/** The half of the vault's door that closes to the right; the other half mirrors it. */
const doorHalf = (): string =>
  linear("steel", "down", RAMPS.violet.hi, RAMPS.violet.mid, RAMPS.violet.lo) +
  box(0, 0, DOOR.width, DOOR.height, 0, "url(#steel)") +
  box(22, 22, DOOR.width - 60, DOOR.height - 44, 20, RAMPS.violet.dark) +
  box(22, 26, DOOR.width - 60, DOOR.height - 48, 20, RAMPS.violet.lo) +
  box(40, 44, DOOR.width - 96, 26, 13, RAMPS.violet.mid, { opacity: 0.75 }) +
  box(DOOR.width - 22, 0, 22, DOOR.height, 0, RAMPS.iron.lo) +
  box(DOOR.width - 22, 0, 6, DOOR.height, 0, RAMPS.iron.hi) +
  repeat(5, (index) => rivet(DOOR.width - 30, 24 + index * 63)) +
  repeat(4, (index) => rivet(30 + index * 118, 11) + rivet(30 + index * 118, DOOR.height - 11)) +
  circle(DOOR.width, DOOR.height / 2, 108, RAMPS.iron.dark) +
  circle(DOOR.width, DOOR.height / 2, 100, RAMPS.iron.mid) +
  circle(DOOR.width, DOOR.height / 2, 84, RAMPS.iron.hi);

export const leftDoor = (): Drawing => filling("xMaxYMid", drawing(DOOR.width, DOOR.height, doorHalf()));

export const rightDoor = (): Drawing => {
  const mirrored = `<g transform="translate(${DOOR.width} 0) scale(-1 1)">${doorHalf()}</g>`;
  return filling("xMinYMid", drawing(DOOR.width, DOOR.height, mirrored));
};

/** The wheel that locks both doors. */
export const wheel = (): Drawing =>
  drawing(
    160,
    160,
    repeat(3, (index) => box(72, 6, 16, 148, 8, RAMPS.gold.lo, { transform: `rotate(${index * 60} 80 80)` })),
    circle(80, 80, 56, "none", { stroke: RAMPS.gold.dark, "stroke-width": 16 }),
    circle(80, 78, 56, "none", { stroke: RAMPS.gold.mid, "stroke-width": 13 }),
    repeat(6, (index) => circle(80, 13, 10, RAMPS.gold.hi, { transform: `rotate(${index * 60} 80 80)` })),
    circle(80, 80, 28, RAMPS.gold.lo),
    circle(80, 78, 27, RAMPS.gold.hi),
    place(80 - 21, 80 - 23, insideOf(gem(), "wheel"), { scale: 0.88 }),
  );
