import { type Daylight, daylightAt } from "@diamond-valley/schemas/season/daylight.ts";
import { LAYER } from "./layers.ts";
import { addLightMap, LIGHT_DEPTH } from "./light-map.ts";
import { addLight } from "./lights.ts";
import { nightLights } from "./night-lights.ts";
import type { SceneContext } from "./scene-context.ts";

/** How often the hour is looked at, ms: light turns slowly. */
const EVERY = 1_000;
/** How fast the light follows where it is not yet as the hour has it, share of a second: as fast as a cloud, never a flash. */
const PACE = 0.8;
/** How far the view may move before the lights around it are painted anew, px: less than the light map's margin. */
const MOVED = 60;
/** How strong a halo around a light is at night, and the pool of light on the ground. */
const [HALO, POOL] = [0.42, 0.55];

/** As much of a light as `share` says, on the way to another one. */
function towards(from: Daylight, to: Daylight, share: number): Daylight {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  const [red, green, blue, strength] = from.tint;
  return {
    tint: [mix(red, to.tint[0]), mix(green, to.tint[1]), mix(blue, to.tint[2]), mix(strength, to.tint[3])],
    sun: mix(from.sun, to.sun),
    lamps: mix(from.lamps, to.lamps),
  };
}

/** Whether nobody would see the difference. */
const isNear = (a: Daylight, b: Daylight): boolean =>
  [a.tint[3] - b.tint[3], a.sun - b.sun, a.lamps - b.lamps].every(
    (difference) => Math.abs(difference) < 0.01,
  );

/**
 * Lights a place out of doors by the hour in Korea: a tint over all that stands, with holes where lamps and windows are.
 * `now` answers season time, epoch ms, or null before it is known: then it is day.
 */
export function addDaylight(context: SceneContext, now: () => number | null): void {
  const { scene, map, still } = context;
  const { worldView } = scene.cameras.main;
  const stage = scene.game.canvas.parentElement;
  const lights = nightLights(map);
  // Warm over the dark around what burns, and on the ground where light falls.
  const glows = lights.map(({ x, y, radius, strength }) =>
    strength === 1
      ? { of: addLight(context, "glow-gold", x, y, LIGHT_DEPTH + 1, radius / 80, 0), most: HALO }
      : { of: addLight(context, "glow-gold", x, y, LAYER.shadow + 2, radius / 80, 0), most: POOL },
  );
  let light: Daylight = daylightAt(now() ?? NOON);
  let wanted = light;
  let [clock, shownAt] = [EVERY, { x: Number.NaN, y: Number.NaN, width: 0 }];
  const layer = addLightMap(context, "#0000");

  const paint = (): void => {
    const [red, green, blue, strength] = light.tint;
    const colour = `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${strength.toFixed(3)})`;
    layer.show(
      light.lamps > 0 ? lights.map((each) => ({ ...each, strength: each.strength * light.lamps })) : [],
      colour,
    );
    for (const { of, most } of glows) of.setAlpha(most * light.lamps);
    stage?.style.setProperty("--sun", light.sun.toFixed(2));
    Object.assign(shownAt, { x: worldView.x, y: worldView.y, width: worldView.width });
  };

  const update = (_: number, delta: number): void => {
    clock += delta;
    if (clock >= EVERY) {
      clock = 0;
      wanted = daylightAt(now() ?? NOON);
    }
    const isThere = light === wanted;
    const hasMoved =
      Math.abs(worldView.x - shownAt.x) > MOVED ||
      Math.abs(worldView.y - shownAt.y) > MOVED ||
      worldView.width !== shownAt.width;
    if (!isThere) {
      const share = still ? 1 : Math.min(1, (PACE * delta) / 1_000);
      light = isNear(light, wanted) ? wanted : towards(light, wanted, share);
    }
    if (!isThere || hasMoved || Number.isNaN(shownAt.x)) paint();
  };
  scene.events.on("update", update);
  scene.events.once("shutdown", () => {
    scene.events.off("update", update);
    stage?.style.removeProperty("--sun");
  });
}

/** Noon in Korea, epoch ms. */
const NOON = Date.UTC(1970, 0, 1, 3);
