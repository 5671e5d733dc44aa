import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import type Phaser from "phaser";
import type { Juice } from "../../core/arena/juice.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./cave-art.ts";

/** From how high a rock falls, px, and for how long before it lands, ms. */
const HEIGHT = 460;
const FALL = 320;
/** Px of its shadow when it lands. */
const SHADOW = 92;

/** Rocks: dust and a growing shadow first, then the fall. */
export interface Rocks {
  /** Dust falls at `at`; the rock lands after so many ticks. */
  announce(at: Point, ticks: number): void;
  /** A rock has landed. */
  land(at: Point): void;
}

export function createRocks(context: SceneContext, juice: Juice): Rocks {
  const { scene, atlas, scale, still } = context;

  const trickle = (at: Point, ms: number): void => {
    const dust = scene.add.particles(at.x, at.y - 190, atlas, {
      frame: ["dot-white", "dot-violet"],
      lifespan: 620,
      frequency: still ? 160 : 42,
      x: { min: -26, max: 26 },
      speedY: { min: 170, max: 320 },
      scale: { min: 0.22 / scale, max: 0.5 / scale },
      alpha: { start: 0.8, end: 0.1 },
      duration: ms,
    });
    dust.setDepth(LAYER.tag - 30);
    scene.time.delayedCall(ms + 800, () => dust.destroy());
  };

  const fall = (at: Point, ms: number): void => {
    const shadow = addPicture(context, "shadow", at.x, at.y).setDepth(LAYER.flat + 7);
    shadow.setDisplaySize(20, 8).setAlpha(0.4);
    scene.tweens.add({
      targets: shadow,
      displayWidth: SHADOW,
      displayHeight: SHADOW * 0.45,
      alpha: 1,
      duration: ms,
      onComplete: () => shadow.destroy(),
    });
    const rock = addArt(context, "boulder", at.x, at.y - HEIGHT, 0.95).setDepth(LAYER.tag - 25);
    rock.setVisible(false).setOrigin(0.5, 0.8);
    const drop = Math.min(ms, FALL);
    scene.tweens.add({
      targets: rock,
      y: at.y,
      angle: still ? 0 : 70,
      delay: ms - drop,
      duration: drop,
      ease: "Quad.in",
      onStart: () => rock.setVisible(true),
      onComplete: () => crumble(rock),
    });
  };
  const crumble = (rock: Phaser.GameObjects.Image): void => {
    scene.tweens.add({
      targets: rock.setDepth(rock.y),
      alpha: 0,
      scaleY: rock.scaleY * 0.5,
      delay: 160,
      duration: 260,
      onComplete: () => rock.destroy(),
    });
  };

  return {
    announce(at, ticks) {
      const ms = (ticks * 1_000) / TICK_RATE;
      trickle(at, ms * 0.8);
      fall(at, ms);
    },
    land(at) {
      juice.dust(at, "dot-violet", 12);
      juice.shake(2, 90);
    },
  };
}
