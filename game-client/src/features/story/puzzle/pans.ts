import { TILTS, type Tilt } from "@diamond-valley/schemas/story/puzzles/weigh.ts";

/** Where each gem lies, the first one first; `even` is beside the scales. */
export type Pans = readonly Tilt[];

export const emptyPans = (gems: number): Pans => Array.from({ length: gems }, () => "even");

/** The gems of a side, by their numbers from 1 on. */
export const gemsOn = (pans: Pans, side: Tilt): number[] =>
  pans.flatMap((lies, index) => (lies === side ? [index + 1] : []));

/** A gem laid on a side. */
export const laidOn = (pans: Pans, gem: number, side: Tilt): Pans => pans.with(gem - 1, side);

/** Where a press lays a gem: into the left pan, the right one, and back. */
export function nextSide(lies: Tilt): Tilt {
  const order: readonly Tilt[] = ["even", "left", "right"];
  return order[(order.indexOf(lies) + 1) % TILTS.length] ?? "even";
}

/** The answer that weighs the gems, or null where the pans don't hold as many each. */
export function weighingOf(pans: Pans): string | null {
  const [left, right] = [gemsOn(pans, "left"), gemsOn(pans, "right")];
  return left.length > 0 && left.length === right.length ? `weigh:${left}/${right}` : null;
}
