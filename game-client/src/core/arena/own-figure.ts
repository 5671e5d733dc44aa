import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Figure } from "../walking/walker-sprites.ts";
import { LAYER } from "../world/layers.ts";
import type { SceneContext } from "../world/scene-context.ts";

/** From one image that a dash leaves behind to the next, and how long each is seen, ms. */
const GHOST_EVERY = 34;
const GHOST_TIME = 240;
/** How long somebody who was hit shows it, ms. */
const HURT_TIME = 420;

/** The own robot in a fight: what it shows of a hit, a dash and its end. */
export interface OwnFigure {
  hurt(): void;
  /** Each frame, after the figure was moved. */
  update(world: World, figure: Figure, delta: number): void;
}

/** Somebody else without health sits there and looks about. */
export function showFallen({ sprite }: Figure, isOut: boolean): void {
  if (isOut) sprite.stance = "surprised";
  else if (sprite.stance === "surprised") sprite.stance = "idle";
}

export function createOwnFigure({ scene, still }: SceneContext): OwnFigure {
  let hurtLeft = 0;
  let sinceGhost = 0;

  const ghost = ({ sprite }: Figure): void => {
    const { body } = sprite;
    const image = scene.add
      .image(body.x, body.y, body.texture.key, body.frame.name)
      .setOrigin(body.originX, body.originY)
      .setScale(body.scaleX, body.scaleY)
      .setFlipX(body.flipX)
      .setAlpha(0.5)
      .setDepth(LAYER.shadow + 1);
    scene.tweens.add({
      targets: image,
      alpha: 0,
      duration: GHOST_TIME,
      onComplete: () => image.destroy(),
    });
  };

  return {
    hurt() {
      hurtLeft = HURT_TIME;
    },
    update({ player }, figure, delta) {
      const { sprite } = figure;
      const wasHurt = hurtLeft > 0;
      hurtLeft -= delta;
      const isDown = player.hp[0]! <= 0;
      if (isDown || hurtLeft > 0) sprite.stance = "surprised";
      else if (wasHurt && sprite.stance === "surprised") sprite.stance = "idle";
      // Who can't be hit is seen through; steady, for flickering hurts.
      if (player.safe[0]! > 0 && !isDown) sprite.body.setAlpha(0.6);
      if (isDown) sprite.body.setScale(sprite.body.scaleX, sprite.body.scaleX * 0.82);
      sinceGhost += delta;
      if (player.dash[0]! > 0 && !still && sinceGhost >= GHOST_EVERY) {
        sinceGhost = 0;
        ghost(figure);
      }
    },
  };
}
