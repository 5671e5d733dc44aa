import type { Vein } from "@diamond-valley/schemas/maps/map.ts";
import { LAYER } from "../../core/world/layers.ts";
import type { Light } from "../../core/world/light-map.ts";
import { pulse } from "../../core/world/lights.ts";
import { addPicture, FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt } from "./cave-art.ts";
import type { ShownVein } from "./offers.ts";

/** Veins are drawn so large. */
const SIZE = 0.92;
/** Middle of the crystals over the foot, px: what strikes hit. */
export const VEIN_HEART = 46;
/** How far the light of a vein reaches, px. */
const GLOW = 108;

/** The veins of a mine as they are drawn. */
export interface Veins {
  /** Shows how the veins stand; `inReach` is the number of the one that a strike would hit, 0 for none. */
  show(states: ArrayLike<ShownVein>, inReach: number): void;
  /** A strike hit: the vein trembles. */
  knock(number: number): void;
  lights(): Light[];
}

function addVein(context: SceneContext, { x, y, number, colour }: Vein) {
  const { scene, visibility, still } = context;
  const rock = addArt(context, `vein-${colour}`, x, y + 12, SIZE)
    .setOrigin(FOOT.x, FOOT.y)
    .setDepth(y);
  const light = addArt(context, `glow-${colour}`, x, y - VEIN_HEART, 1.15).setDepth(y + 1);
  light.setAlpha(0.42);
  pulse(context, light, 0.26, 1_300 + (x % 700));
  const ring = addPicture(context, "ripple", x, y + 2, 1.25).setDepth(LAYER.flat + 2);
  ring.setScale(1.3 / context.scale, 0.8 / context.scale).setVisible(false);
  visibility.watch(rock, x, y - 40, 80);
  visibility.watch(light, x, y - 40, 100);
  let isResting = false;
  return {
    vein: { x, y, number },
    rests: () => isResting,
    show(state: ShownVein | undefined, inReach: boolean): void {
      const rests = (state?.rest ?? 0) > 0;
      ring.setVisible(inReach && !rests);
      light.setVisible(light.visible && !rests);
      if (rests === isResting) return;
      isResting = rests;
      rock.setFrame(rests ? `rest-${colour}` : `vein-${colour}`);
      light.setVisible(!rests);
    },
    knock(): void {
      if (still) return;
      scene.tweens.add({ targets: rock, x: x + 4, angle: 2, duration: 45, yoyo: true, repeat: 1 });
    },
  };
}

export function addVeins(context: SceneContext): Veins {
  const drawn = context.map.veins.map((vein) => addVein(context, vein));
  return {
    show(states, inReach) {
      for (const each of drawn) {
        const { number } = each.vein;
        each.show(states[number - 1], number === inReach);
      }
    },
    knock: (number) => drawn.find(({ vein }) => vein.number === number)?.knock(),
    lights: () =>
      drawn
        .filter(({ rests }) => !rests())
        .map(({ vein: { x, y } }) => ({ x, y: y - VEIN_HEART / 2, radius: GLOW, strength: 0.8 })),
  };
}
