import { EFFECTS } from "./effects.ts";
import type { Sounds } from "./sounds.ts";

/** From one step to the next, ms. */
const STRIDE = 290;

/** The player's own steps: call it each frame with whether the player walks, and the frame's time in ms. */
export function createFootsteps(sounds: Sounds): (walking: boolean, delta: number) => void {
  let since = 0;
  return (walking, delta) => {
    since = walking ? since + delta : 0;
    if (since < STRIDE) return;
    since = 0;
    sounds.play(EFFECTS.step);
  };
}
