/** Directions of a full turn: 0 is right, 64 down, 128 left, 192 up. One byte holds a direction. */
export const TURN = 256;
/** What sine and cosine are multiplied by. */
export const SCALE = 4_096;

/** Sine of the first quarter: engines may compute a sine differently, but they all read a table alike. */
const QUARTER = [
  0, 101, 201, 301, 401, 501, 601, 700, 799, 897, 995, 1_092, 1_189, 1_285, 1_380, 1_474, 1_567, 1_660, 1_751,
  1_842, 1_931, 2_019, 2_106, 2_191, 2_276, 2_359, 2_440, 2_520, 2_598, 2_675, 2_751, 2_824, 2_896, 2_967,
  3_035, 3_102, 3_166, 3_229, 3_290, 3_349, 3_406, 3_461, 3_513, 3_564, 3_612, 3_659, 3_703, 3_745, 3_784,
  3_822, 3_857, 3_889, 3_920, 3_948, 3_973, 3_996, 4_017, 4_036, 4_052, 4_065, 4_076, 4_085, 4_091, 4_095,
  4_096,
] as const;

const SINES = Int32Array.from({ length: TURN }, (_, direction) => {
  const within = direction & 127;
  const value = QUARTER[within <= 64 ? within : 128 - within] as number;
  return direction < 128 ? value : -value;
});

/** Any whole number as one of the TURN directions. */
export const turnedTo = (direction: number): number => direction & (TURN - 1);

/** Sine of a direction, times SCALE. */
export const sinOf = (direction: number): number => SINES[direction & (TURN - 1)] as number;

/** Cosine of a direction, times SCALE. */
export const cosOf = (direction: number): number => SINES[(direction + 64) & (TURN - 1)] as number;

/** Degrees as directions, rounded towards zero: 90 are 64. */
export const degrees = (value: number): number => Math.trunc((value * TURN) / 360);

/** How far (-128..127) to turn from one direction to another, the short way. */
export const turnBetween = (from: number, to: number): number => ((to - from + 128) & 255) - 128;

/** The direction nearest to the vector; 0 for no vector. */
export function directionOf(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return 0;
  const quarter = quarterOf(Math.abs(dx), Math.abs(dy));
  if (dx >= 0) return dy >= 0 ? quarter : turnedTo(-quarter);
  return dy >= 0 ? 128 - quarter : 128 + quarter;
}

/** The direction 0..64 nearest to a vector of the first quarter. */
function quarterOf(across: number, down: number): number {
  let low = 0;
  let high = 64;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (beside(across, down, middle) >= 0) low = middle;
    else high = middle - 1;
  }
  if (low === 64) return low;
  return -beside(across, down, low + 1) < beside(across, down, low) ? low + 1 : low;
}

/** On which side of the direction the vector is: positive where the vector is turned further. */
const beside = (across: number, down: number, direction: number): number =>
  down * cosOf(direction) - across * sinOf(direction);
