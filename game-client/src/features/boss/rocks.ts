import type { Kind } from "@diamond-valley/schemas/boss/kinds.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { TICK_RATE } from "@diamond-valley/schemas/protocol.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addPicture, type SceneContext } from "../../core/world/scene-context.ts";
import { GOLEM_ART } from "./circle-art.ts";

/** How high a rock flies, px, and how long its fall is seen at most, ms. */
const HEIGHT = 420;
const FALL = 420;
/** Px of its shadow when it lands. */
const SHADOW = 96;
const SIZE = 0.72;

/** A rock that was tossed falls to `at`, where it lands in so many ticks: over its shadow, which grows. */
export function dropRock(context: SceneContext, kind: Kind, at: Point, ticks: number): void {
  const { scene, still } = context;
  const ms = (ticks * 1_000) / TICK_RATE;
  const shadow = addPicture(context, "shadow", at.x, at.y).setDepth(LAYER.flat + 8);
  shadow.setDisplaySize(20, 8).setAlpha(0.4);
  scene.tweens.add({
    targets: shadow,
    displayWidth: SHADOW,
    displayHeight: SHADOW * 0.45,
    alpha: 1,
    duration: ms,
    onComplete: () => shadow.destroy(),
  });
  const rock = GOLEM_ART[kind].picture(context, "rock", at.x, at.y - HEIGHT, SIZE).setDepth(LAYER.tag - 25);
  rock.setVisible(false).setOrigin(0.5, 0.75);
  const drop = Math.min(ms, FALL);
  scene.tweens.add({
    targets: rock,
    y: at.y,
    angle: still ? 0 : 120,
    delay: ms - drop,
    duration: drop,
    ease: "Quad.in",
    onStart: () => rock.setVisible(true),
    onComplete: () =>
      scene.tweens.add({
        targets: rock.setDepth(at.y),
        alpha: 0,
        scaleY: rock.scaleY * 0.5,
        delay: 140,
        duration: 240,
        onComplete: () => rock.destroy(),
      }),
  });
}
