import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  deliver: [0.9, 0.02, 392, 0.01, 0.16, 0.3, 0, 1.6, 0, 0, 196, 0.07, 0, 0, 0, 0, 0.09, 0.8],
} as const satisfies Record<string, Effect>;
