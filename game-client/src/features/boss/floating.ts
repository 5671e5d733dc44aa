import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import { putTexture } from "../../core/world/put-texture.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";

const FONT = "Jua, 'Noto Sans KR', 'Noto Sans KR Variable', sans-serif";
/** Px of the picture per px of the world: sharp where the camera is near. */
const SHARP = 2;
/** How far a word rises, px, and how long it is seen, ms. */
const RISE = 46;
const TIME = 820;

/** Words that rise from where something happened: damage, and what it felt like. */
export interface Floating {
  /** `size` in px. Still: the word stands and fades. */
  show(at: Point, words: string, colour: string, size?: number): void;
}

/** Its pictures leave with the scene. */
export function createFloating({ scene, still }: SceneContext): Floating {
  const made = new Set<string>();
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
    for (const key of made) scene.textures.remove(key);
  });
  const pictureOf = (words: string, colour: string, size: number): string => {
    const key = `floating:${size}:${colour}:${words}`;
    if (made.has(key)) return key;
    const font = `${size * SHARP}px ${FONT}`;
    const measure = createPaintable(1, 1).context;
    measure.font = font;
    const width = Math.ceil(measure.measureText(words).width) + 12 * SHARP;
    const { canvas, context } = createPaintable(width, size * SHARP * 1.5);
    context.font = font;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = 7 * SHARP;
    context.strokeStyle = "#2B2A5A";
    context.strokeText(words, width / 2, canvas.height / 2);
    context.fillStyle = colour;
    context.fillText(words, width / 2, canvas.height / 2);
    putTexture(scene, key, canvas);
    made.add(key);
    return key;
  };
  return {
    show({ x, y }, words, colour, size = 26) {
      const image = scene.add
        .image(x, y, pictureOf(words, colour, size))
        .setScale(1 / SHARP)
        .setDepth(LAYER.burst + 3);
      scene.tweens.add({
        targets: image,
        y: still ? y : y - RISE,
        alpha: { from: 1, to: 0, ease: "Quad.in" },
        duration: TIME,
        ease: "Cubic.out",
        onComplete: () => image.destroy(),
      });
    },
  };
}
