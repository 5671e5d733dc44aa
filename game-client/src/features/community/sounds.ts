import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  /** Two rising notes: a step of one's own. */
  challenge: [0.9, 0, 587, 0.02, 0.14, 0.4, 0, 1.7, 0, 0, 294, 0.08, 0, 0, 0, 0, 0.1],
  /** A fanfare that everybody has earned. */
  goal: [1.1, 0.01, 392, 0.03, 0.4, 0.7, 0, 1.6, 0, 0, 196, 0.1, 0.16, 0, 0, 0, 0.12, 0.9],
  /** Trek's horn: a new week. */
  week: [0.8, 0.02, 262, 0.05, 0.3, 0.5, 2, 1.4, 0, 0, 131, 0.12, 0, 0, 0, 0, 0.08],
} as const satisfies Record<string, Effect>;
