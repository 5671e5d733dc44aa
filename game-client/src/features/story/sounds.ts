import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  touch: [0.5, 0.05, 380, 0.01, 0.04, 0.1, 0, 1.4, 0, 0, 90, 0.04],
  pickUp: [0.6, 0.05, 620, 0.01, 0.06, 0.18, 0, 1.4, 0, 0, 240, 0.06],
} as const satisfies Record<string, Effect>;
