import type { Axes } from "../input/controls.ts";

/** The part of the SDK's input handle that steps leave through. */
export interface StepInput {
  data: Axes;
  send(): unknown;
}

/** Sends one step of the player's walk. A stop is sent once; then nothing, until the player walks again. */
export function createStepSender(input: StepInput, axes: () => Axes): () => void {
  let stands = true;
  return () => {
    const { dx, dy } = axes();
    const stood = stands;
    stands = dx === 0 && dy === 0;
    if (stands && stood) return;
    input.data.dx = dx;
    input.data.dy = dy;
    input.send();
  };
}
