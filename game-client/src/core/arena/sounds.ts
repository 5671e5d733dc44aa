import type { Effect } from "../sound/effects.ts";

/** The sounds that all fights share. */
export const ARENA_SOUNDS = {
  hurt: [0.9, 0.05, 90, 0, 0.04, 0.18, 4, 0.5, -4, 0, 0, 0, 0, 6],
  dash: [0.5, 0.08, 420, 0.01, 0.05, 0.12, 3, 0.4, -9, 0, 0, 0, 0, 3],
  close: [0.45, 0.05, 700, 0.02, 0.03, 0.14, 3, 0.3, 8, 0, 0, 0, 0, 2],
  down: [0.7, 0.02, 260, 0.02, 0.16, 0.3, 1, 0.8, -2, 0, -90, 0.16],
} as const satisfies Record<string, Effect>;
