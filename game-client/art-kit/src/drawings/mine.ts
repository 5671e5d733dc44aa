import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";
import { COLOUR, RAMPS, type Ramp } from "../palette.ts";
import { box, circle, type Drawing, drawing, ellipse, path, place, radial, repeat, stroke } from "../svg.ts";
import { COLOUR_RAMPS } from "./fish.ts";
import { crystal, lump } from "./ore.ts";

/** The rock of the cave: violet, cool, far from the brown of the village's cliffs. */
export const CAVE_ROCK: Ramp = { hi: "#8F82C9", mid: "#64579F", lo: "#4A3F80", dark: "#2E2757" };

/** A vein: a wall of rock out of which a colour's crystals grow, in that colour's own shape. */
export const vein = (colour: Colour): Drawing =>
  drawing(
    132,
    124,
    place(
      66,
      112,
      crystal(colour, -38, -26, 46, -34) +
        crystal(colour, 38, -26, 44, 34) +
        crystal(colour, -19, -34, 62, -14) +
        crystal(colour, 20, -34, 58, 16) +
        crystal(colour, 0, -34, 76, 0) +
        lump(58, 46, CAVE_ROCK) +
        crystal(colour, -28, -4, 20, -20) +
        crystal(colour, 30, -6, 22, 18),
    ),
  );

/** What is left of a vein that has burst: stumps, until it has grown again. */
export const veinAtRest = (colour: Colour): Drawing => {
  const { lo, dark } = COLOUR_RAMPS[colour];
  const stump = (x: number, y: number, size: number): string =>
    place(
      x,
      y,
      path(
        `M${-size} 0L${-size * 0.7} ${-size}L0 ${-size * 0.7}L${size * 0.6} ${-size * 1.1}L${size} 0z`,
        lo,
        { stroke: dark, "stroke-width": 3 },
      ),
    );
  return drawing(
    132,
    124,
    place(
      66,
      112,
      stump(-26, -34, 13) +
        stump(4, -40, 15) +
        stump(30, -32, 11) +
        lump(58, 46, CAVE_ROCK) +
        stump(-34, -8, 7),
    ),
  );
};

/** A shard of ore. */
export const shard = (colour: Colour): Drawing =>
  drawing(28, 34, place(14, 32, crystal(colour, 0, 0, 28, 0)));

/** A pickaxe that points to the right; held at its lower end. */
export const pickaxe = (): Drawing =>
  drawing(
    72,
    84,
    stroke("M34 78L40 14", RAMPS.wood.dark, 11),
    stroke("M34 77L40 14", RAMPS.wood.mid, 7),
    stroke("M32 70L37 20", RAMPS.wood.hi, 2.5),
    path("M6 28Q36 -8 68 26Q70 32 64 30Q40 12 12 32Q4 34 6 28z", COLOUR.ink),
    path("M10 26Q36 -2 64 25Q40 8 10 26z", RAMPS.stone.mid),
    path("M14 22Q34 2 54 16Q34 6 14 22z", RAMPS.stone.hi),
  );

/** A boulder as it falls. */
export const boulder = (): Drawing =>
  drawing(
    92,
    84,
    path("M10 66C-2 44 12 18 34 10C54 0 80 12 84 36C92 56 78 78 50 80Q20 82 10 66z", COLOUR.ink),
    path("M14 64C4 44 16 22 36 14C54 6 76 16 80 38C84 56 70 74 48 75Q22 76 14 64z", CAVE_ROCK.lo),
    path("M16 56C8 40 20 22 36 16C52 10 68 20 66 34C62 50 40 58 16 56z", CAVE_ROCK.mid),
    path("M22 42C20 30 30 20 42 18C50 24 40 36 22 42z", CAVE_ROCK.hi),
    stroke("M54 62q10 -8 12 -20M34 66q8 2 12 -6", CAVE_ROCK.dark, 3.5),
  );

/** The spring in the middle of the cave: water that heals. */
export const spring = (): Drawing =>
  drawing(
    190,
    120,
    radial("well", [0, "#F4FFFF", 1], [0.45, "#7FF3E6", 1], [1, "#1F9A99", 1]),
    ellipse(95, 74, 88, 40, CAVE_ROCK.dark),
    ellipse(95, 70, 84, 38, CAVE_ROCK.mid),
    ellipse(90, 66, 76, 33, CAVE_ROCK.hi, { opacity: 0.6 }),
    ellipse(95, 70, 66, 27, "#156F7C"),
    ellipse(95, 69, 63, 25, "url(#well)"),
    stroke("M58 66q12 -8 26 -4M104 80q16 4 28 -6", "#fff", 3, { opacity: 0.9 }),
    // A cross says what it does to those who don't see its colour.
    box(90, 52, 10, 30, 4, "#fff", { opacity: 0.9 }),
    box(80, 62, 30, 10, 4, "#fff", { opacity: 0.9 }),
    repeat(9, (index) => {
      const turn = (index / 9) * Math.PI * 2;
      return place(95 + Math.cos(turn) * 78, 72 + Math.sin(turn) * 34, lump(12, 14, CAVE_ROCK));
    }),
  );

/** A sign with as many arrows down as the part of the mine behind it is deep. */
export const depthSign = (depth: number): Drawing =>
  drawing(
    84,
    96,
    stroke("M42 92V44", RAMPS.wood.dark, 11),
    stroke("M42 90V44", RAMPS.wood.mid, 7),
    box(6, 8, 72, 46, 9, RAMPS.wood.dark),
    box(6, 5, 72, 46, 9, RAMPS.wood.hi),
    box(10, 9, 64, 38, 6, RAMPS.wood.mid),
    repeat(depth, (index) => {
      const x = 42 + (index - (depth - 1) / 2) * 20;
      return stroke(`M${x - 7} 22L${x} 34L${x + 7} 22`, "#FFF4DE", 6);
    }),
    circle(14, 13, 2.5, RAMPS.iron.dark),
    circle(70, 13, 2.5, RAMPS.iron.dark),
  );

/** A stone that hangs or, turned over, stands: silhouettes of the cave. */
export const stalagmite = (seed: number): Drawing => {
  const [height, lean] = [92 + (seed % 3) * 18, ((seed * 7) % 5) - 2];
  const tall = (x: number, wide: number, high: number): string =>
    path(
      `M${x - wide} 128Q${x - wide * 0.4} ${128 - high * 0.5} ${x + lean} ${128 - high}Q${x + wide * 0.5} ${128 - high * 0.5} ${x + wide} 128Q${x} 136 ${x - wide} 128z`,
      CAVE_ROCK.lo,
    ) +
    path(
      `M${x - wide * 0.9} 126Q${x - wide * 0.4} ${128 - high * 0.5} ${x + lean} ${128 - high}Q${x} ${128 - high * 0.4} ${x - wide * 0.1} 128z`,
      CAVE_ROCK.mid,
    ) +
    path(
      `M${x - wide * 0.6} 112Q${x - wide * 0.3} ${128 - high * 0.5} ${x + lean} ${130 - high}Q${x - wide * 0.1} ${128 - high * 0.5} ${x - wide * 0.4} 114z`,
      CAVE_ROCK.hi,
    );
  return drawing(96, 136, tall(66, 18, height * 0.55), tall(26, 15, height * 0.42), tall(46, 24, height));
};
