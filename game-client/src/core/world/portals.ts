import { doorOf } from "@diamond-valley/schemas/maps/doors.ts";
import type { Portal } from "@diamond-valley/schemas/maps/map.ts";
import { isPlace, PLACES } from "@diamond-valley/schemas/places/registry.ts";
import { LAYER } from "./layers.ts";
import { addLight, pulse } from "./lights.ts";
import { addPicture, FOOT, type SceneContext } from "./scene-context.ts";

/** Takes away what was drawn. */
export type Clear = () => void;

/** Nobody knows yet what the magic circle is for: it sleeps under a question. */
const riddle = (place: SceneContext, { x, y, width, height }: Portal): Clear => {
  const [middle, foot] = [x + width / 2, y + height / 2];
  const mark = addPicture(place, "question", middle, foot)
    .setOrigin(0.5, 1)
    .setDepth(foot + 1);
  place.visibility.watch(mark, middle, foot, 60);
  if (!place.still)
    place.scene.tweens.add({
      targets: mark,
      y: foot - 10,
      yoyo: true,
      repeat: -1,
      duration: 1_300,
      ease: "Sine.inOut",
    });
  return () => {
    place.scene.tweens.killTweensOf(mark);
    mark.destroy();
  };
};

/** What bars a way that opens later. Houses need none: their windows are dark. */
const barrier = (place: SceneContext, { x, y, width }: Portal): void => {
  const [middle, foot] = [x + width / 2, y + 14];
  const trestle = addPicture(place, "trestle", middle, foot, 0.9).setOrigin(FOOT.x, FOOT.y).setDepth(foot);
  place.visibility.watch(trestle, middle, foot, 60);
};

/** Gates in the open: nothing of the gate itself shows that it is closed. */
const OPEN_AIR: readonly string[] = ["cave", "forest-gate"];

const standsInTheOpen = ({ map }: SceneContext, portal: Portal): boolean =>
  map.scenery.some((thing) => OPEN_AIR.includes(thing.type) && doorOf(map, thing) === portal);

const isCircle = ({ map }: SceneContext, portal: Portal): boolean =>
  map.scenery.some((thing) => thing.type === "magic-circle" && doorOf(map, thing) === portal);

/** A way that is open: light on the ground and sparks that rise; a circle that woke shines as a whole. */
export const openPortal = (place: SceneContext, portal: Portal): Clear => {
  const { x, y, width, height } = portal;
  const [middle, centre] = [x + width / 2, y + height / 2];
  const shines = isCircle(place, portal);
  const [frame, size, strength] = shines
    ? (["glow-gold", width / 52, 0.85] as const)
    : (["glow-cyan", width / 90, 0.45] as const);
  const light = addLight(place, frame, middle, centre, LAYER.shadow + 1, size, strength);
  light.scaleY *= 0.5;
  pulse(place, light, shines ? 0.5 : 0.2, 1_100);
  if (place.still) return () => light.destroy();
  const sparks = place.scene.add.particles(middle, centre, place.atlas, {
    frame: ["sparkle", "dot-white"],
    lifespan: 1_500,
    frequency: 160,
    x: { min: -width / 2, max: width / 2 },
    y: { min: -height / 2, max: height / 2 },
    speedY: { min: -46, max: -20 },
    scale: { start: 0.42 / place.scale, end: 0 },
    alpha: { start: 1, end: 0.4 },
  });
  place.visibility.watch(sparks.setDepth(y + height), middle, centre, 120);
  return () => {
    light.destroy();
    sparks.destroy();
  };
};

/** Whether who the player is decides if a portal opens: whoever knows that draws it. */
export const isGated = ({ closed, target }: Portal): boolean =>
  closed === null && isPlace(target) && PLACES[target].gate !== undefined;

/** A way that is not open to this player: a trestle with a lock stands before it, and over the magic circle a question. */
export const lockedPortal = (place: SceneContext, portal: Portal): Clear => {
  if (isCircle(place, portal)) return riddle(place, portal);
  const { x, y, width, height } = portal;
  const [middle, foot] = [x + width / 2, y + height / 2];
  const bar = addPicture(place, "trestle-locked", middle, foot, 0.9).setOrigin(FOOT.x, FOOT.y).setDepth(foot);
  place.visibility.watch(bar, middle, foot, 60);
  return () => bar.destroy();
};

/** Shows at each portal of the map whether it leads anywhere yet; gated ones are drawn by the feature `portals`. */
export const addPortals = (place: SceneContext): void => {
  for (const portal of place.map.portals)
    if (isGated(portal)) continue;
    else if (portal.closed === null) openPortal(place, portal);
    else if (portal.closed === "riddle") riddle(place, portal);
    else if (standsInTheOpen(place, portal)) barrier(place, portal);
};
