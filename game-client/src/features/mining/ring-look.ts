import type { Ring } from "@diamond-valley/schemas/mining/view.ts";

/** The ring has closed when it is this large, px, and shrinks by so much in a tick. */
export const CLOSED = 38;
const STEP = 6.5;

/** How a ring stands for the eye. */
export interface RingLook {
  /** Px. */
  readonly radius: number;
  /** The band in which a press is perfect: from, to, px. */
  readonly band: readonly [number, number];
  /** Whether a press now would be perfect. */
  readonly now: boolean;
}

/** `share` (0..1) of the present tick is past. */
export function ringLook(
  { elapsed, strike, perfect }: Pick<Ring, "elapsed" | "strike" | "perfect">,
  share: number,
): RingLook {
  const left = strike - elapsed - Math.min(1, Math.max(0, share));
  return {
    radius: Math.max(4, CLOSED + left * STEP),
    band: [Math.max(6, CLOSED - (perfect + 0.5) * STEP), CLOSED + (perfect + 0.5) * STEP],
    now: Math.abs(strike - elapsed) <= perfect,
  };
}
