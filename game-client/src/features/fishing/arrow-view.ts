import type { Arrow } from "@diamond-valley/schemas/fishing/fishing.ts";
import { arrowAt } from "@diamond-valley/schemas/fishing/press.ts";

/** A stretch of the bar, in percent of its length. */
export interface Stretch {
  left: number;
  width: number;
}

function stretch(centre: number, half: number): Stretch {
  const left = Math.max(0, centre - half);
  const right = Math.min(1, centre + half);
  return { left: left * 100, width: (right - left) * 100 };
}

/** Where the green zone and the safe zone around it are drawn; what lies beyond the bar is cut off. */
export function zonesOf(arrow: Arrow): { success: Stretch; safe: Stretch } {
  return { success: stretch(arrow.centre, arrow.success), safe: stretch(arrow.centre, arrow.safe) };
}

/** Where the arrow is drawn, percent of the bar, `elapsed` ms after its first frame. */
export function arrowLeft(arrow: Arrow, elapsed: number): number {
  return arrowAt(arrow, Math.max(0, elapsed)) * 100;
}

/** How much of the time is left in which the fish stays on the hook, 1..0. */
export function timeLeft(arrow: Arrow, elapsed: number): number {
  return Math.min(1, Math.max(0, 1 - elapsed / arrow.window));
}
