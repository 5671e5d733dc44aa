import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  emote: [0.5, 0.05, 640, 0, 0.04, 0.12, 1, 1.6, 4, 0, 200, 0.06],
  say: [0.4, 0.05, 480, 0, 0.03, 0.09, 0, 1.4, 6, 0, 140, 0.04],
} as const satisfies Record<string, Effect>;
