import type { Effect } from "../../core/sound/effects.ts";

export const SOUNDS = {
  /** A shutter: two short clicks. */
  shutter: [0.5, 0.02, 900, 0, 0.01, 0.03, 4, 1.6, 0, 0, 0, 0, 0.06, 2],
} as const satisfies Record<string, Effect>;
