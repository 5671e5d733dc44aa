import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../world/layers.ts";
import { addPicture, type SceneContext } from "../world/scene-context.ts";

/** How something falls. Px, ms, degrees. */
export interface Fall {
  readonly height: number;
  /** How long its fall is seen at most. */
  readonly time: number;
  /** Width of its shadow when it lands, and the shadow's depth above all that lies flat. */
  readonly shadow: number;
  readonly above: number;
  readonly spin: number;
  /** Where the picture touches the ground, share of its height. */
  readonly foot: number;
  /** How long it lies there, and how long it takes to go. */
  readonly lies: number;
  readonly goes: number;
}

/** `thing` falls to `at`, where it lands `ms` from now, over a shadow that grows; then it sinks away. */
export function dropOnShadow(
  context: SceneContext,
  thing: Phaser.GameObjects.Image,
  at: Point,
  ms: number,
  { height, time, shadow: width, above, spin, foot, lies, goes }: Fall,
): void {
  const { scene, still } = context;
  const shadow = addPicture(context, "shadow", at.x, at.y).setDepth(LAYER.flat + above);
  shadow.setDisplaySize(20, 8).setAlpha(0.4);
  scene.tweens.add({
    targets: shadow,
    displayWidth: width,
    displayHeight: width * 0.45,
    alpha: 1,
    duration: ms,
    onComplete: () => shadow.destroy(),
  });
  thing.setPosition(at.x, at.y - height).setDepth(LAYER.tag - 25);
  thing.setVisible(false).setOrigin(0.5, foot);
  const drop = Math.min(ms, time);
  scene.tweens.add({
    targets: thing,
    y: at.y,
    angle: still ? 0 : spin,
    delay: ms - drop,
    duration: drop,
    ease: "Quad.in",
    onStart: () => thing.setVisible(true),
    onComplete: () =>
      scene.tweens.add({
        targets: thing.setDepth(at.y),
        alpha: 0,
        scaleY: thing.scaleY * 0.5,
        delay: lies,
        duration: goes,
        onComplete: () => thing.destroy(),
      }),
  });
}
