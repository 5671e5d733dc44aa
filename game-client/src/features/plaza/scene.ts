import { type PlazaDecor, plazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import { perGame } from "../../core/feature.ts";
import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { lampsOf } from "./hanging.ts";

/** Takes down what was put up. */
type TakeDown = () => void;

/** Whoever takes no step sees a dressed plaza all the same, after so long, ms. */
const SOON = 1_500;

/** Settled with the player's first step, or soon: the plaza's dress holds up no arrival. */
const arrivedOf = perGame(
  ({ controls }) =>
    new Promise<void>((resolve) => {
      controls.onPush(() => resolve());
      setTimeout(resolve, SOON);
    }),
);

/** Puts up what a week has, and what the next one has in its place: its drawings are fetched only then. */
function decorate(context: SceneContext, decor: PlazaDecor, arrived: Promise<void>): TakeDown {
  let isWanted = true;
  let takeDown: TakeDown = () => {};
  void arrived
    .then(() => import("./put-up.ts"))
    .then(async ({ putUp }) => {
      if (!isWanted) return;
      const down = await putUp(context, decor);
      if (!isWanted) return down();
      takeDown = down;
      const stage = context.scene.game.canvas.parentElement;
      if (stage) stage.dataset.plaza = decor.theme;
    })
    // A plaza without flags is a plaza.
    .catch(() => {});
  return () => {
    isWanted = false;
    takeDown();
  };
}

export const scene: SceneFeature = {
  build(context, game) {
    if (lampsOf(context.map).length === 0) return null;
    let shown: PlazaDecor | null = null;
    let takeDown: TakeDown = () => {};
    const stop = game.stores.$season.subscribe((season) => {
      const decor = season && plazaDecor(season.week);
      if (decor === shown) return;
      shown = decor;
      takeDown();
      takeDown = decor ? decorate(context, decor, arrivedOf(game)) : () => {};
    });
    context.scene.events.once("shutdown", () => {
      stop();
      takeDown();
    });
    return {};
  },
};
