import type { Effect } from "../../../core/sound/effects.ts";

export const SOUNDS = {
  bought: [0.6, 0.02, 520, 0.01, 0.1, 0.3, 1, 1.4, 0, 0, 260, 0.08],
  star: [0.5, 0.03, 880, 0.01, 0.06, 0.24, 0, 1.5, 0, 0, 330, 0.06],
} as const satisfies Record<string, Effect>;
