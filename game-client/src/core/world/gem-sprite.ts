import type Phaser from "phaser";
import { LAYER } from "./layers.ts";
import { addPicture, type SceneContext } from "./scene-context.ts";

/** A glint on it now and then. */
const sparkles = (
  place: SceneContext,
  x: number,
  y: number,
): Phaser.GameObjects.Particles.ParticleEmitter => {
  const glints = place.scene.add.particles(x, y - 28, place.atlas, {
    frame: "sparkle",
    lifespan: 700,
    frequency: 650 + (x % 260),
    x: { min: -17, max: 17 },
    y: { min: -15, max: 13 },
    rotate: { start: 0, end: 80 },
    scale: { values: [0, 0.55 / place.scale, 0] },
  });
  place.visibility.watch(glints.setDepth(y + 1), x, y, 60);
  return glints;
};

/** A diamond that lies in a place, bobs, glows and sparkles; with less motion it only glows. */
export class GemSprite {
  readonly #place: SceneContext;
  readonly #parts: readonly [Phaser.GameObjects.Image, Phaser.GameObjects.Image, Phaser.GameObjects.Image];
  readonly #sparkles: Phaser.GameObjects.Particles.ParticleEmitter | null;

  constructor(place: SceneContext, x: number, y: number) {
    this.#place = place;
    const shadow = addPicture(place, "shadow", x, y).setDepth(LAYER.shadow);
    shadow.setDisplaySize(44, 18);
    const light = addPicture(place, "glow-cyan", x, y - 26, 0.5)
      .setAlpha(0.5)
      .setDepth(y - 1);
    const gem = addPicture(place, "gem", x, y - 22, 0.8).setDepth(y);
    this.#parts = [gem, light, shadow];
    this.#sparkles = place.still ? null : sparkles(place, x, y);
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
    this.#sparkles?.destroy();
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
    this.#sparkles?.destroy();
  }
}
