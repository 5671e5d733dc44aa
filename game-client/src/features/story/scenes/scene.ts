/** How a piece of a picture moves; still pictures show where it ends. */
export type Motion = "hop" | "wake" | "roll" | "rise" | "arrive" | "glow";

/** Something in a picture. Positions and widths are percent of the picture's width and height. */
export interface Piece {
  /** As maps name it, or `robot:<slug>` for somebody, or `you` for the player. */
  readonly draw: string;
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly motion?: Motion;
  /** When it begins to move, ms after its picture came. */
  readonly after?: number;
}

/** Light that runs along the ground of a picture, from one place to another, in percent of its width. */
export interface Run {
  readonly from: number;
  readonly to: number;
  /** Percent from above. */
  readonly y: number;
  readonly colour: string;
  readonly after?: number;
}

/** One picture with its words. */
export interface Shot {
  /** Colours of the wall from above, and of the floor. */
  readonly wall: readonly [string, string];
  readonly floor: readonly [string, string];
  /** Where the floor begins, percent from above. */
  readonly horizon: number;
  readonly pieces: readonly Piece[];
  readonly runs?: readonly Run[];
}

/** A scene: its pictures, one after the other. What the n-th says is `scenes:<name>.<n>`. */
export type Scene = readonly Shot[];

/** How long a picture is shown, ms. */
export const SHOT_TIME = 6_000;
/** The longest that a scene may take, ms (world.md: 20 s). */
export const SCENE_MAX = 20_000;
