import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  found: [0.6, 0.02, 660, 0.01, 0.12, 0.26, 0, 1.5, 0, 0, 220, 0.06, 0, 0, 0, 0, 0.06, 0.8],
} as const satisfies Record<string, Effect>;
