import type { Arrow, PressOutcome } from "./fishing.ts";

/** By how much (ms) a press may differ from what the measured latency says: frames, timers and jitter. */
export const PRESS_ALLOWANCE = 60;
/** The highest round trip (ms) that a press is excused for. */
export const LATENCY_CAP = 400;

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

/** A press as the server received it. All in ms. */
export interface Press {
  /** The client's word: time since it first drew the arrow. */
  claimed: number;
  /** Time on the server's clock from sending the bite to receiving the press. */
  served: number;
  /** Round trip measured by the server. */
  latency: number;
}

/**
 * The time at which the player pressed, ms since the arrow was first drawn. The claim stands where the measured
 * latency allows it; beyond that it is pulled to the nearest time that does.
 */
export function judgedElapsed({ claimed, served, latency }: Press): number {
  const seen = served - Math.min(latency, LATENCY_CAP);
  return Math.max(0, Math.min(seen + PRESS_ALLOWANCE, Math.max(seen - PRESS_ALLOWANCE, claimed)));
}
