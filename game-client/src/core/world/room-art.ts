import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import type Phaser from "phaser";
import type { SceneContext } from "./scene-context.ts";

/** Width of such a texture at one px per px. */
const SHEET_WIDTH = 1024;

/** Pictures that only one kind of room needs, on the sheet of its scene. */
export interface RoomArt {
  /** Draws the pictures, which leave with the scene. Await it before `picture`. */
  draw(context: SceneContext): Promise<void>;
  /** An image at (x, y), in world px, at `size`. */
  picture(
    context: SceneContext,
    frame: string,
    x: number,
    y: number,
    size?: number,
  ): Phaser.GameObjects.Image;
}

/** `name` is what they are called on the sheet; `pictures` answers them by their frames' names. */
export const roomArt = (name: string, pictures: () => Record<string, Drawing>): RoomArt => ({
  async draw({ sheet, scale }) {
    const { canvas, frames } = await buildAtlas(pictures(), scale, SHEET_WIDTH);
    sheet.add(name, canvas, frames);
  },
  picture: ({ scene, sheet, scale }, frame, x, y, size = 1) =>
    scene.add.image(x, y, sheet.texture(name), frame).setScale(size / scale),
});
