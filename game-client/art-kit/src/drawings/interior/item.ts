import { type Drawing, drawing } from "../../svg.ts";

/** Side of the square that a thing which one carries fills, px. */
const SIZE = 48;

/** The picture of a thing that one carries. */
export const item = (...parts: readonly string[]): Drawing => drawing(SIZE, SIZE, ...parts);
