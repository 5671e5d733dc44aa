import { LAYER } from "./layers.ts";
import { addPicture, type SceneContext } from "./scene-context.ts";

/** How long the gems stand over the head before they fly, and from one to the next, ms. */
const SHOWN = 500;
const APART = 90;

/** A gem that was won: it hops up beside the ones before it, flies `to` the counter, and is gone. */
export const flyingGem = (
  place: SceneContext,
  from: { x: number; y: number },
  index: number,
  to: () => { x: number; y: number },
): void => {
  const { scene, scale } = place;
  const gem = addPicture(place, "gem", from.x, from.y, 0.3).setDepth(LAYER.burst + 3);
  const aside = (index % 2 === 0 ? 1 : -1) * Math.ceil(index / 2) * 34;
  scene.tweens.add({
    targets: gem,
    x: from.x + aside,
    y: from.y - 46,
    scale: 0.62 / scale,
    delay: index * APART,
    duration: 320,
    ease: "Back.out",
    onComplete: () => {
      const end = to();
      scene.tweens.add({
        targets: gem,
        x: end.x,
        y: end.y,
        scale: 0.3 / scale,
        delay: SHOWN,
        duration: 460,
        ease: "Cubic.in",
        onComplete: () => gem.destroy(),
      });
    },
  });
};
