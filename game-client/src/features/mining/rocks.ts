import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { dropOnShadow, type Fall } from "../../core/arena/fall.ts";
import type { Juice } from "../../core/arena/juice.ts";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./cave-art.ts";

const FALL: Fall = {
  height: 460,
  time: 320,
  shadow: 92,
  above: 7,
  spin: 70,
  foot: 0.8,
  lies: 160,
  goes: 260,
};

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

  return {
    announce(at, ticks) {
      const ms = (ticks * 1_000) / TICK_RATE;
      trickle(at, ms * 0.8);
      dropOnShadow(context, addArt(context, "boulder", at.x, at.y, 0.95), at, ms, FALL);
    },
    land(at) {
      juice.dust(at, "dot-violet", 12);
      juice.shake(2, 90);
    },
  };
}
