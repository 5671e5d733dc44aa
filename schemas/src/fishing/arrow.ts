import type { Arrow, PressOutcome } from "./fishing.ts";

/**
 * Where the arrow is, 0..1 of the bar, `elapsed` ms after it was first drawn. It sweeps to and fro from a start that
 * the seed decides; only + - * / so that every engine agrees.
 */
export function arrowAt(arrow: Arrow, elapsed: number): number {
  const start = (arrow.seed % 2_000) / 1_000;
  const swept = (start + elapsed / arrow.sweep) % 2;
  return swept <= 1 ? swept : 2 - swept;
}

/** What a press at this place of the bar yields. */
export function outcomeAt(arrow: Arrow, position: number): PressOutcome {
  const distance = Math.abs(position - arrow.centre);
  if (distance <= arrow.success) return "success";
  return distance <= arrow.safe ? "safe" : "miss";
}
