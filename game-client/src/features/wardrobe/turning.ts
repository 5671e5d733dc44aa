import type { View } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import type { Choice } from "./character.ts";

/** The sides from which a robot is seen, in the order of turning to the right. */
export const SIDES = ["down", "right", "up", "left"] as const;
export type Side = (typeof SIDES)[number];

/** The side after `steps` quarter turns to the right; negative ones turn to the left. */
export function turned(side: Side, steps: number): Side {
  const at = SIDES.indexOf(side) + steps;
  return SIDES[((at % SIDES.length) + SIDES.length) % SIDES.length]!;
}

/** The view of the drawing for a side; the left one is the right one mirrored. */
export function viewOf(side: Side): { view: View; mirrored: boolean } {
  if (side === "up" || side === "down") return { view: side, mirrored: false };
  return { view: "side", mirrored: side === "left" };
}

/** The side from which a choice is seen: what is on the back from behind, everything else not from there. */
export function sideFor(choice: Choice, side: Side): Side {
  if ("slot" in choice && choice.slot === "back" && choice.piece) return "up";
  return side === "up" ? "down" : side;
}
