import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt, GOLEM_ART } from "./circle-art.ts";
import { MIDDLE } from "./circle-place.ts";
import { GOLEM_SIZE } from "./golem-figure.ts";

/** Who is in the middle while nobody fights: who will be fought, or Pebble who has found its peace. */
export type Waiting = Kind | "peace";

/** Degrees that the hand waves to each side, and radians of its beat in a second. */
const WAVE = 9;
const BEAT = 2.6;

/** What looks out of the middle of the circle. */
export interface Sleeper {
  /** Each frame; null while a fight goes on. */
  update(who: Waiting | null, delta: number): void;
  destroy(): void;
}

export function createSleeper(context: SceneContext): Sleeper {
  const { scale, still } = context;
  const { x, y } = MIDDLE;
  const pictures = {
    story: addArt(context, "hand", x, y + 14, 0.8).setOrigin(0.5, 0.85),
    weekly: addArt(context, "ink", x, y + 26, 0.95).setOrigin(0.5, 0.9),
    peace: GOLEM_ART.story.picture(context, "idle", x, y + 14, GOLEM_SIZE).setOrigin(0.5, 1 - 20 / 272),
  };
  const shadow = addPicture(context, "shadow", x, y + 12)
    .setDepth(LAYER.shadow)
    .setDisplaySize(116, 38);
  let clock = 0;
  return {
    update(who, delta) {
      clock += still ? 0 : (delta / 1_000) * BEAT;
      for (const [name, picture] of Object.entries(pictures))
        picture.setVisible(name === who).setDepth(y + 10);
      shadow.setVisible(who === "peace");
      const wave = Math.sin(clock);
      pictures.story.setAngle(wave * WAVE);
      const breath = 1 + 0.035 * wave;
      pictures.weekly.setScale((0.95 / scale) * breath, (0.95 / scale) * (2 - breath));
      pictures.peace.setScale(GOLEM_SIZE / scale, (GOLEM_SIZE / scale) * breath);
    },
    destroy() {
      for (const picture of [...Object.values(pictures), shadow]) picture.destroy();
    },
  };
}
