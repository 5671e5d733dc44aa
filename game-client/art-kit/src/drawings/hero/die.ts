import { COLOUR } from "../../palette.ts";
import { box, circle, type Drawing, drawing, path } from "../../svg.ts";

/** Where the pips of each face lie, as columns and rows of a field of three. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

/** A die that shows `face`, 1 to 6; 0 is blank. Six is gold. Throws a RangeError for another number. */
export function die(face: number): Drawing {
  const pips = PIPS[face];
  if (!pips) throw new RangeError(`a die has no ${face}`);
  const isSix = face === 6;
  return drawing(
    64,
    64,
    box(5, 8, 54, 52, 13, isSix ? "#B5651F" : "#8F95BF"),
    box(5, 4, 54, 51, 13, isSix ? "#FFCB3D" : "#FFFFFF", { stroke: COLOUR.ink, "stroke-width": 3.5 }),
    path("M13 17Q14 11 22 11H38", "none", {
      stroke: isSix ? "#FFF1B8" : "#E9ECFA",
      "stroke-width": 4,
      "stroke-linecap": "round",
    }),
    ...pips.map(([column, row]) => circle(18 + column * 14, 15.5 + row * 14, 5.2, COLOUR.ink)),
  );
}
