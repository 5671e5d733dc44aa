import type Phaser from "phaser";
import { LAYER } from "./layers.ts";
import { addPicture, type SceneContext } from "./scene-context.ts";

/** A diamond that lies in a place, bobs and glows. */
export class GemSprite {
  readonly #place: SceneContext;
  readonly #parts: readonly [Phaser.GameObjects.Image, Phaser.GameObjects.Image, Phaser.GameObjects.Image];

  constructor(place: SceneContext, x: number, y: number) {
    this.#place = place;
    const shadow = addPicture(place, "shadow", x, y).setDepth(LAYER.shadow);
    shadow.setDisplaySize(44, 18);
    const light = addPicture(place, "glow-cyan", x, y - 26, 0.5)
      .setAlpha(0.5)
      .setDepth(y - 1);
    const gem = addPicture(place, "gem", x, y - 22, 0.8).setDepth(y);
    this.#parts = [gem, light, shadow];
    if (place.still) return;
    place.scene.tweens.add({
      targets: [gem, light],
      y: "-=9",
      yoyo: true,
      repeat: -1,
      duration: 900 + (x % 300),
      ease: "Sine.inOut",
    });
  }

  /** Flies up, sparkles and is gone. */
  collect(): void {
    const [gem, light, shadow] = this.#parts;
    light.destroy();
    shadow.destroy();
    const { scene } = this.#place;
    scene.tweens.killTweensOf(gem);
    scene.tweens.add({
      targets: gem.setDepth(LAYER.burst),
      y: gem.y - 60,
      alpha: 0,
      scale: gem.scale * 1.7,
      duration: 380,
      ease: "Back.out",
      onComplete: () => gem.destroy(),
    });
  }

  destroy(): void {
    for (const part of this.#parts) part.destroy();
  }
}
