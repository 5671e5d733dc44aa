import { badge } from "@diamond-valley/art-kit/drawings/badge.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import { spotColour } from "@diamond-valley/schemas/fishing/tuning.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";

/** What the badges are called on the sheet. */
const BADGES = "spot-badges";
/** Size of a badge on the ground, relative to its drawing. */
const SIZE = 0.62;

export interface SpotMarkers {
  /** Lights up the spots in reach and dims those that are taken. */
  show(inReach: ReadonlySet<number>, taken: ReadonlySet<number>): void;
}

/** A badge at each fishing spot: the shape and colour of the fish that bite there. They leave with the scene. */
export async function addSpotMarkers(context: SceneContext): Promise<SpotMarkers> {
  const { scene, map, scale } = context;
  const pictures = Object.fromEntries(COLOURS.map((colour) => [colour, badge(colour)]));
  const { canvas, frames } = await buildAtlas(pictures, scale, 512);
  const badges = context.sheet.add(BADGES, canvas, frames);

  const markers = map.spots.map(({ number, x, y }) => {
    const mark = scene.add.image(x, y, badges, spotColour(number)).setDepth(LAYER.flat + 3);
    mark.setScale(SIZE / scale, (SIZE * 0.72) / scale);
    const ring = scene.add.image(x, y, context.atlas, "ripple").setDepth(LAYER.flat + 2);
    ring.setScale(0.9 / scale).setVisible(false);
    if (!context.still) {
      scene.tweens.add({
        targets: ring,
        alpha: 0.35,
        scale: 1.15 / scale,
        yoyo: true,
        repeat: -1,
        duration: 700,
      });
    }
    context.visibility.watch(mark, x, y, 40);
    return { number, mark, ring };
  });
  return {
    show(inReach, taken) {
      for (const { number, mark, ring } of markers) {
        mark.setAlpha(taken.has(number) ? 0.3 : 0.92);
        ring.setVisible(inReach.has(number) && !taken.has(number));
      }
    },
  };
}
