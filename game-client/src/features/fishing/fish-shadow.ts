import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";

/** How far from the float the fish swims at first and at last, px, and in what time it comes nearer, ms. */
const FAR = 92;
const NEAR = 44;
const COMING = 3_500;
/** Px below the float at which it pulls. */
const BELOW = 10;
/** One round, ms, flattened like all that is seen from above. */
const ROUND = 3_800;
const FLAT = 0.55;

/** Where the shadow swims, from the float, `clock` ms after the line fell into the water. The angle is in radians. */
export function swimAt(clock: number): Point & { angle: number } {
  const turn = (clock / ROUND) * 2 * Math.PI;
  const radius = FAR - (FAR - NEAR) * Math.min(1, clock / COMING);
  return {
    x: Math.cos(turn) * radius,
    y: Math.sin(turn) * radius * FLAT,
    angle: Math.atan2(Math.cos(turn) * FLAT, -Math.sin(turn)),
  };
}

/** The shadow of the fish that is interested in a float. */
export class FishShadow {
  readonly #scene: SceneContext;
  readonly #shade: Phaser.GameObjects.Image;
  #clock = 0;

  constructor(scene: SceneContext) {
    this.#scene = scene;
    this.#shade = addPicture(scene, "fish-shade", 0, 0, 0.72)
      .setDepth(LAYER.waterLife + 1)
      .setVisible(false);
  }

  /** Each frame: `float` is where the float lies, null while there is none. `delta` in ms. */
  update(float: Point | null, isBiting: boolean, delta: number): void {
    this.#shade.setVisible(float !== null);
    if (float === null) {
      this.#clock = 0;
      return;
    }
    this.#clock += delta;
    const { x, y, angle } = swimAt(this.#scene.still ? COMING : this.#clock);
    if (isBiting) this.#shade.setPosition(float.x, float.y + BELOW).setAlpha(0.8);
    else
      this.#shade
        .setPosition(float.x + x, float.y + y)
        .setRotation(angle)
        .setAlpha(Math.min(0.6, this.#clock / 1_500));
  }

  destroy(): void {
    this.#shade.destroy();
  }
}
