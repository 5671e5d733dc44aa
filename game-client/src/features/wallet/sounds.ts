import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  level: [1.1, 0.01, 440, 0.02, 0.34, 0.6, 0, 1.6, 0, 0, 220, 0.09, 0.18, 0, 0, 0, 0.1, 0.9],
  diamonds: [0.9, 0.01, 1320, 0.01, 0.12, 0.4, 0, 1.9, 0, 0, 440, 0.06, 0, 0, 0, 0, 0.12, 0.7],
} as const satisfies Record<string, Effect>;
