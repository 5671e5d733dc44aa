import { type PlazaDecor, plazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import type { SceneFeature } from "../../core/scene/scene-feature.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import { lampsOf } from "./hanging.ts";

/** Takes down what was put up. */
type TakeDown = () => void;

/** Puts up what a week has, and what the next one has in its place: its drawings are fetched only then. */
function decorate(context: SceneContext, decor: PlazaDecor): TakeDown {
  let isWanted = true;
  let takeDown: TakeDown = () => {};
  void import("./put-up.ts")
    .then(async ({ putUp }) => {
      const down = await putUp(context, decor);
      if (isWanted) takeDown = down;
      else down();
    })
    // A plaza without flags is a plaza.
    .catch(() => {});
  return () => {
    isWanted = false;
    takeDown();
  };
}

export const scene: SceneFeature = {
  build(context, { stores }) {
    if (lampsOf(context.map).length === 0) return null;
    let shown: PlazaDecor | null = null;
    let takeDown: TakeDown = () => {};
    const stop = stores.$season.subscribe((season) => {
      const decor = season && plazaDecor(season.week);
      if (decor === shown) return;
      shown = decor;
      takeDown();
      takeDown = decor ? decorate(context, decor) : () => {};
    });
    context.scene.events.once("shutdown", () => {
      stop();
      takeDown();
    });
    return {};
  },
};
