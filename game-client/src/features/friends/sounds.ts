import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  news: [0.6, 0, 660, 0.02, 0.1, 0.25, 0, 1.4, 0, 0, 220, 0.08],
} as const satisfies Record<string, Effect>;
