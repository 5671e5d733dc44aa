import type { Axes } from "../input/controls.ts";

/** Standing still is said this often, then nothing is sent until the player walks again. */
const STILL_REPEATS = 3;

/** Sends the inputs of walking, one for each step; a player who stands sends nothing. */
export function createInputSender(send: (axes: Axes) => void): (axes: Axes) => void {
  let still = STILL_REPEATS;
  return (axes) => {
    still = axes.dx === 0 && axes.dy === 0 ? still + 1 : 0;
    if (still <= STILL_REPEATS) send(axes);
  };
}
