import type { Portal } from "@diamond-valley/schemas/maps/map.ts";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";

const INK = 0x0b1030;
const BAR = 0x34498f;
const LIGHT = 0x62e6ff;
/** From one bar to the next, px, and how long a shutter takes, ms. */
const APART = 16;
const TIME = 260;

/** What shuts the doors of the hall while the eyes are awake. */
export interface Shutters {
  /** Each frame. */
  show(shut: boolean): void;
  destroy(): void;
}

export function createShutters({ scene, map, still }: SceneContext): Shutters {
  const drawn = map.portals.map(({ x, y, width, height }: Portal) => {
    const pen = scene.add
      .graphics()
      .setPosition(x, y)
      .setDepth(LAYER.flat + 5)
      .setAlpha(0);
    pen.fillStyle(INK, 0.9).fillRoundedRect(-6, -4, width + 12, height + 8, 8);
    for (let at = 6; at < width; at += APART) {
      pen.fillStyle(BAR, 1).fillRoundedRect(at, 0, 9, height, 4);
      pen.fillStyle(LIGHT, 0.8).fillRect(at + 3, 4, 2, height - 8);
    }
    return pen;
  });
  let isShut = false;
  return {
    show(shut) {
      if (shut === isShut) return;
      isShut = shut;
      for (const pen of drawn)
        if (still) pen.setAlpha(shut ? 1 : 0);
        else scene.tweens.add({ targets: pen, alpha: shut ? 1 : 0, duration: TIME });
    },
    destroy() {
      for (const pen of drawn) pen.destroy();
    },
  };
}
