import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import type Phaser from "phaser";
import { putTexture } from "../../../core/world/put-texture.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";

/** Px of a picture per px of the world: sharp where the camera is near. */
const SHARP = 2;

export const SIGN_FONT = "Jua, 'Noto Sans KR', 'Noto Sans KR Variable', sans-serif";

/** Something written in the world that may be written anew. It leaves with the scene. */
export interface Sign {
  /** Paints it anew, in px of the world, over nothing. */
  paint(draw: (pen: CanvasRenderingContext2D) => void): void;
  readonly image: () => Phaser.GameObjects.Image | null;
  remove(): void;
}

/** A sign of a size (px of the world) with its upper left corner at a point. */
export function createSign(
  { scene }: SceneContext,
  key: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  depth: number,
): Sign {
  let image: Phaser.GameObjects.Image | null = null;
  const remove = (): void => {
    image?.destroy();
    image = null;
    if (scene.textures.exists(key)) scene.textures.remove(key);
  };
  scene.events.once("shutdown", remove);
  return {
    image: () => image,
    paint(draw) {
      if (!scene.sys.isActive()) return;
      remove();
      const { canvas, context } = createPaintable(width * SHARP, height * SHARP);
      context.scale(SHARP, SHARP);
      draw(context);
      putTexture(scene, key, canvas);
      image = scene.add
        .image(x, y, key)
        .setOrigin(0, 0)
        .setScale(1 / SHARP)
        .setDepth(depth);
    },
    remove,
  };
}
