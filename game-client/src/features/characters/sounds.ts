import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  talk: [0.5, 0.05, 520, 0.01, 0.05, 0.12, 0, 1.4, 0, 0, 120, 0.05],
} as const satisfies Record<string, Effect>;
