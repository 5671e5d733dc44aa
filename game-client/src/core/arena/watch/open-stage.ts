import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { deferred } from "@diamond-valley/web-kit/deferred.ts";
import Phaser from "phaser";
import { coverGame } from "../../engine/covered.ts";
import { createPhaserGame } from "../../engine/phaser-game.ts";
import { chooseRenderer } from "../../engine/renderer.ts";
import { buildScene } from "../../world/build-scene.ts";
import { loadMap } from "../../world/maps.ts";
import { paintPlace } from "../../world/place-art.ts";
import type { SceneContext } from "../../world/scene-context.ts";
import { loadTheme } from "../../world/theme.ts";

/** A drawing of its own over the whole game, which is not drawn meanwhile. */
export interface Stage {
  destroy(): void;
}

/** What is seen in a stage. */
export interface Play {
  /** Called in each frame, `delta` ms after the last. */
  frame(delta: number): void;
  /** Called once, when nothing of it is seen any more. */
  end?(): void;
}

/**
 * Draws a place in `stage`. `build` puts in what there is to see. Rejects where pictures can't be made.
 */
export async function openStage(
  stage: HTMLElement,
  place: PlaceName,
  build: (context: SceneContext) => Promise<Play>,
): Promise<Stage> {
  const [map, theme] = await Promise.all([loadMap(place), loadTheme(PLACES[place].theme)]);
  const phaser = createPhaserGame(stage, chooseRenderer());
  const built = deferred<void>();
  const scene = new Phaser.Scene("watch");
  let play: Play = { frame() {} };

  const draw = async (): Promise<void> => {
    play = await build(await buildScene(scene, map, paintPlace(map, theme)));
    built.resolve();
  };
  Object.assign(scene, {
    create: () => void draw().catch(built.reject),
    update: (_: number, delta: number) => play.frame(delta),
  });
  const close = (): void => {
    play.end?.();
    // A Phaser game that is destroyed does not tell its scenes to clear up.
    phaser.scene.stop("watch");
    phaser.destroy(true);
  };
  if (!phaser.isBooted)
    await new Promise<void>((booted) => phaser.events.once(Phaser.Core.Events.READY, () => booted()));
  phaser.scene.add("watch", scene, true);
  await built.promise.catch((error: unknown) => {
    close();
    throw error;
  });
  const uncover = coverGame();
  return {
    destroy() {
      uncover();
      close();
    },
  };
}
