import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  worn: [0.4, 0.05, 520, 0, 0.02, 0.06, 0, 1.4, 0, 0, 120, 0.03],
  saved: [0.8, 0.01, 587, 0.01, 0.14, 0.3, 0, 1.7, 0, 0, 294, 0.07, 0, 0, 0, 0, 0.1, 0.8],
  unlocked: [0.9, 0.01, 659, 0.01, 0.2, 0.4, 0, 1.8, 0, 0, 330, 0.08, 0.1, 0, 0, 0, 0.1, 0.8],
} as const satisfies Record<string, Effect>;
