import { COLOUR_RAMPS } from "@diamond-valley/art-kit/drawings/fish.ts";
import type { Ramp } from "@diamond-valley/art-kit/palette.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { distance } from "@diamond-valley/schemas/maps/points.ts";
import type { Figure } from "../../core/walking/walker-sprites.ts";
import { LAYER } from "../../core/world/layers.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";
import type { MatchSeen } from "./match-seen.ts";

/** From the feet of whoever matches up to where the light comes from, and from the fountain's foot up to its upper basin, px. */
const HEART = 70;
const BASIN = 84;
/** How fast a light runs, px/ms, and how long it takes at least and at most, ms. */
const SPEED = 0.7;
const SHORTEST = 600;
const LONGEST = 2_400;

/** A light that runs through the place. */
export interface TeamLight {
  readonly from: Point;
  readonly to: Point;
  readonly colour: Ramp;
}

/** The lights of both teams (play.md 10): none for whoever has no team or is not there, nor without a fountain or with less motion. */
export function lightsOf(
  { sessions, teams }: MatchSeen,
  figures: Iterable<Pick<Figure, "session"> & { readonly pose: Point }>,
  { map, still }: { readonly map: Pick<SceneContext["map"], "scenery">; readonly still: boolean },
): TeamLight[] {
  const fountain = map.scenery.find(({ type }) => type === "fountain");
  if (!fountain || still) return [];
  const to = { x: fountain.x, y: fountain.y - BASIN };
  return [...figures].flatMap(({ session, pose }) => {
    const team = teams[sessions.indexOf(session)];
    return team ? [{ from: { x: pose.x, y: pose.y - HEART }, to, colour: COLOUR_RAMPS[team] }] : [];
  });
}

const tone = (hex: string): number => Number.parseInt(hex.slice(1), 16);

/** Lets a light run to its end, where it opens and is gone. */
export function runLight({ scene }: SceneContext, { from, to, colour }: TeamLight): void {
  const light = scene.add.graphics().setPosition(from.x, from.y).setDepth(LAYER.burst);
  light.fillStyle(tone(colour.mid), 0.35).fillCircle(0, 0, 20);
  light.fillStyle(tone(colour.mid), 1).fillCircle(0, 0, 11);
  light.fillStyle(0xffffff, 0.9).fillCircle(0, 0, 5);
  scene.tweens.add({
    targets: light,
    x: to.x,
    y: to.y,
    duration: Math.min(LONGEST, Math.max(SHORTEST, distance(from, to) / SPEED)),
    ease: "Sine.inOut",
    onComplete: () =>
      scene.tweens.add({
        targets: light,
        scale: 2.4,
        alpha: 0,
        duration: 380,
        ease: "Cubic.out",
        onComplete: () => light.destroy(),
      }),
  });
}
