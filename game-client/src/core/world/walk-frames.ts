import type { Pose } from "@diamond-valley/art-kit/drawings/robot/pose.ts";
import { FACING } from "@diamond-valley/schemas/walking/walking.ts";

/** The pictures of a robot that walks or stands; walk frame 2 is frame 0. */
export const WALK_POSES = {
  "down-0": { view: "down", step: 0 },
  "down-1": { view: "down", step: 1 },
  "down-3": { view: "down", step: 3 },
  "side-0": { view: "side", step: 0 },
  "side-1": { view: "side", step: 1 },
  "side-3": { view: "side", step: 3 },
  "up-0": { view: "up", step: 0 },
  "up-1": { view: "up", step: 1 },
  "up-3": { view: "up", step: 3 },
} as const satisfies Record<string, Partial<Pose>>;

/** The frames of one stride, in their order. */
export const STRIDE = ["0", "1", "0", "3"] as const;

/** From which side a robot is seen that faces so: a value of FACING. */
export const viewOf = (facing: number): "down" | "side" | "up" =>
  facing === FACING.up ? "up" : facing === FACING.down ? "down" : "side";
