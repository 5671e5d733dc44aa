import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import Phaser from "phaser";
import type { SceneContext } from "./scene-context.ts";

/** Width of such a texture at one px per px. */
const SHEET_WIDTH = 1024;

/** Pictures that only one kind of room needs, in a texture of their own. */
export interface RoomArt {
  /** Draws the texture, which leaves with the scene. Await it before `picture`. */
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

/** `key` names the texture; `pictures` answers its pictures by their frames' names. */
export const roomArt = (key: string, pictures: () => Record<string, Drawing>): RoomArt => ({
  async draw({ scene, scale }) {
    const { canvas, frames } = await buildAtlas(pictures(), scale, SHEET_WIDTH);
    if (scene.textures.exists(key)) scene.textures.remove(key);
    const texture = scene.textures.addCanvas(key, canvas);
    for (const { name, x, y, width, height } of frames) texture?.add(name, 0, x, y, width, height);
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => scene.textures.remove(key));
  },
  picture: ({ scene, scale }, frame, x, y, size = 1) =>
    scene.add.image(x, y, key, frame).setScale(size / scale),
});
