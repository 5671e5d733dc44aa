import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import Phaser from "phaser";
import { groundScale } from "../engine/resolution.ts";
import { LAYER } from "./layers.ts";
import { putTexture } from "./put-texture.ts";
import type { SceneTheme } from "./theme.ts";

// What only places without edges need: fetched with the first of them.

type Floor = NonNullable<SceneTheme["endless"]>;

/** Px around the view that are laid too: the camera moves on between laying and drawing. */
const MARGIN = 60;

/** Lays pieces of a floor that repeats under whatever the camera sees: as many as that takes, wherever it goes. */
export function layFloor(scene: Phaser.Scene, name: string, { size, paint }: Floor): void {
  const key = `ground:${name}`;
  const scale = groundScale();
  const { canvas, context } = createPaintable(size * scale, size * scale);
  context.scale(scale, scale);
  paint(context);
  putTexture(scene, key, canvas);
  const pieces: Phaser.GameObjects.Image[] = [];
  const lay = (): void => {
    // From where the camera stands now: what it saw last is elsewhere after a jump to the other side of the field.
    const { scrollX, scrollY, width, height, zoom } = scene.cameras.main;
    const [beside, above] = [width / zoom / 2, height / zoom / 2];
    const [left, right] = [scrollX + width / 2 - beside, scrollX + width / 2 + beside];
    const [top, bottom] = [scrollY + height / 2 - above, scrollY + height / 2 + above];
    let used = 0;
    for (let y = Math.floor((top - MARGIN) / size) * size; y < bottom + MARGIN; y += size)
      for (let x = Math.floor((left - MARGIN) / size) * size; x < right + MARGIN; x += size) {
        pieces[used] ??= scene.add.image(0, 0, key).setOrigin(0).setDepth(LAYER.ground);
        pieces[used]
          ?.setPosition(x, y)
          // A hair larger than its place: no line shows between two of them at any zoom.
          .setScale((1 + 1 / size) / scale)
          .setVisible(true);
        used += 1;
      }
    for (const piece of pieces.slice(used)) piece.setVisible(false);
  };
  // Last in a step, when the camera is where it is drawn from but for its own way in this frame.
  scene.events.on(Phaser.Scenes.Events.POST_UPDATE, lay);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
    scene.events.off(Phaser.Scenes.Events.POST_UPDATE, lay);
    scene.textures.remove(key);
  });
}
