import { MOB_STATES } from "@diamond-valley/schemas/arena/layout.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { HEART } from "@diamond-valley/schemas/deep/flight.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { viewDeep } from "@diamond-valley/schemas/deep/view.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./deep-art.ts";

/** Height over the floor at which eyes float, px; and how far they bob. */
const LIFT = 34;
const BOB = 4;
/** An eye that shoots is a little larger. */
const SIZE = { small: 0.72, large: 0.78, aims: 1.12 } as const;

/** The eyes of the hall, which sleep while nobody flies. */
export interface Eyes {
  /** Each frame, with the world of a flight or without. */
  update(world: World | null, delta: number): void;
  destroy(): void;
}

export function createEyes(context: SceneContext): Eyes {
  const { scale, still } = context;
  let clock = 0;
  const figures = [...DEEP.eyes, DEEP.heart].map(([x, y], row) => {
    const isLarge = row === HEART;
    const shadow = addPicture(context, "shadow", x, y).setDepth(LAYER.shadow);
    shadow.setDisplaySize(isLarge ? 120 : 54, isLarge ? 36 : 20);
    const image = addArt(context, isLarge ? "great-asleep" : "eye-asleep", x, y);
    // Behind everybody: who stands in front of an eye is never hidden by it.
    image.setOrigin(0.5, isLarge ? 0.9 : 0.5).setDepth(isLarge ? LAYER.flat + 8 : y - 40);
    return { row, x, y, isLarge, image, shadow };
  });
  return {
    update(world, delta) {
      clock += still ? 0 : delta / 1_000;
      const view = world && viewDeep(world);
      const flies = view?.isFlight === true && view.end === 0;
      for (const { row, x, y, isLarge, image } of figures) {
        const aims = flies && world!.mobs.state[row] === MOB_STATES.telegraph;
        const isAwake = flies && (!isLarge || view.stage === DEEP.stages.length);
        image.setFrame(`${isLarge ? "great" : "eye"}-${aims ? "aims" : isAwake ? "awake" : "asleep"}`);
        const size = (isLarge ? SIZE.large : SIZE.small) * (aims ? SIZE.aims : 1);
        image.setScale(size / scale);
        const bob = Math.sin(clock * 2 + row) * BOB;
        image.setPosition(x, isLarge ? y + 30 : y - LIFT - bob);
      }
    },
    destroy() {
      for (const { image, shadow } of figures) {
        image.destroy();
        shadow.destroy();
      }
    },
  };
}
