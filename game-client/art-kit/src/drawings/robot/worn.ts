import type { Pose, RobotTones } from "./pose.ts";

/** Draws something on a robot in its 120 px wide picture: the chin is at y 82, the shoulders at 88, the soles at 133. */
export type Layer = (pose: Pose, tones: RobotTones) => string;

/**
 * What a robot wears over its look, from behind to the front. The drawings of pieces are fetched when somebody wears
 * one (`drawings/wardrobe`); a robot itself knows only where they go.
 */
export type Worn = {
  /** Changes the tones that the robot is painted in. */
  readonly tones?: (plain: RobotTones) => RobotTones;
  /** Behind everything, standing still while the body bounces. */
  readonly aura?: Layer;
  /** Behind the body: what is on the back of somebody seen from the front. */
  readonly behind?: Layer;
  /** A foot in its shoe: the middle and how far it is lifted, px. */
  readonly foot?: (x: number, lift: number, tones: RobotTones) => string;
  /** Over the trunk, under the hands. */
  readonly body?: Layer;
  /** Instead of the scarf. */
  readonly neck?: Layer;
  /** Over the body, under the head: badges, and what is on the back of somebody seen from behind. */
  readonly over?: Layer;
  /** Instead of the hat. */
  readonly hat?: Layer;
  /** In the hand, over everything. */
  readonly front?: Layer;
  /** Around the robot, standing still while the body bounces. */
  readonly sparkle?: Layer;
};
