import { PX } from "@diamond-valley/schemas/arena/units.ts";
import { RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import type { Wrap } from "../../../core/arena/wrap.ts";
import type { Batch } from "./batch.ts";
import type { Seen } from "./draw-mobs.ts";

/** The great signs in the floor: frame, place (px of the field), size and turn. No two quarters of the field look alike. */
const SIGNS: readonly (readonly [frame: string, x: number, y: number, size: number, turn: number])[] = [
  ["mark-gem", 2_000, 2_000, 1.7, 0],
  ["mark-ring", 640, 610, 1.25, 0],
  ["mark-blue", 1_290, 1_140, 0.9, 0],
  ["mark-arrow", 2_060, 820, 1, -0.8],
  ["mark-yellow", 2_840, 1_220, 0.9, 0],
  ["mark-ring", 3_420, 560, 0.9, 0],
  ["mark-arrow", 3_560, 1_960, 1, 0.6],
  ["mark-red", 2_760, 2_840, 0.9, 0],
  ["mark-ring", 3_460, 3_400, 1.3, 0],
  ["mark-arrow", 1_940, 3_330, 1, 2.4],
  ["mark-green", 1_220, 2_780, 0.9, 0],
  ["mark-ring", 560, 3_440, 1, 0],
  ["mark-arrow", 420, 2_040, 1, 3.6],
  ["mark-gem", 90, 80, 1.1, 0.4],
];
/** Half of what the largest of them takes, px. */
const REACH = 270;
const ALPHA = 0.55;

/** Draws those that are seen. */
export function drawSigns(wrap: Wrap, seen: Seen, batch: Batch): void {
  for (const [frame, x, y, size, turn] of SIGNS) {
    const at = { x: wrap.x((x % RUN.field) * PX), y: wrap.y((y % RUN.field) * PX) };
    if (at.x < seen.left - REACH || at.x > seen.right + REACH) continue;
    if (at.y < seen.top - REACH || at.y > seen.bottom + REACH) continue;
    batch.add(frame, at.x, at.y, size, size * 0.86, turn, ALPHA);
  }
}
