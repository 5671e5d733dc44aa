import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import type { FadingRoofs } from "./fading-roofs.ts";
import type { NameTags } from "./name-tags.ts";
import type { RobotSpritesheets } from "./robot-spritesheets.ts";
import type { SharedSheet } from "./shared-sheet.ts";
import type { SceneTheme } from "./theme.ts";
import type { Visibility } from "./visibility.ts";

/** The ground of a place, as it is shown. */
export interface LaidGround {
  readonly canvas: HTMLCanvasElement;
  /** Paints more on it, in px of the map, and shows that. */
  paintOver(paint: (pen: CanvasRenderingContext2D) => void): void;
}

/** A place on the screen: what the building blocks of the world need to know of each other. */
export type SceneContext = {
  readonly scene: Phaser.Scene;
  readonly map: GameMap;
  readonly theme: SceneTheme;
  /** No swaying, drifting or shaking. */
  readonly still: boolean;
  /** Drawn without WebGL: what is turned, as swaying trees are, takes twice as long as what is not. */
  readonly plain: boolean;
  /** Key of the texture with the scenery. */
  readonly atlas: string;
  /** Null where the floor has no edges. */
  readonly ground: LaidGround | null;
  /** Where the pictures of all that stands or walks here are. */
  readonly sheet: SharedSheet;
  /** Px in the atlas per world px: divide a scale by it. */
  readonly scale: number;
  readonly robots: RobotSpritesheets;
  readonly visibility: Visibility;
  readonly roofs: FadingRoofs;
  readonly tags: NameTags;
};

/** What the pictures of the scenery are called on the sheet. */
export const SCENERY = "scenery";

/** Every drawing stands on this point of its picture. */
export const FOOT = { x: 0.5, y: 0.96 } as const;

/** An image from the atlas at (x, y), in world px, at `scale`. */
export const addPicture = (
  context: SceneContext,
  frame: string,
  x: number,
  y: number,
  scale = 1,
): Phaser.GameObjects.Image =>
  context.scene.add.image(x, y, context.atlas, frame).setScale(scale / context.scale);
