import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  emote: [0.5, 0.05, 640, 0, 0.04, 0.12, 1, 1.6, 4, 0, 200, 0.06],
} as const satisfies Record<string, Effect>;
