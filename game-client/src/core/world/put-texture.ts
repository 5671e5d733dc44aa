import type { Placed } from "@diamond-valley/art-kit/pack.ts";
import type Phaser from "phaser";

/** Phaser's name of a texture's whole picture. */
const WHOLE = "__BASE";

/**
 * Makes a texture of a canvas, in the place of one of the same key: with the pictures on it as frames,
 * else as one picture. Not `addCanvas`, which keeps a second copy of all px: 50 MB for the ground of the village on a phone.
 */
export function putTexture(
  scene: Phaser.Scene,
  key: string,
  canvas: HTMLCanvasElement,
  frames: readonly Placed[] = [],
): Phaser.Textures.Texture {
  const { textures } = scene;
  if (textures.exists(key)) textures.remove(key);
  // Phaser takes a canvas here, whatever its types say.
  const texture = textures.create(key, canvas as never)!;
  texture.add(WHOLE, 0, 0, 0, canvas.width, canvas.height);
  for (const { name, x, y, width, height } of frames) texture.add(name, 0, x, y, width, height);
  return texture;
}
