import { LAMP_LIGHT } from "@diamond-valley/art-kit/drawings/lamp.ts";
import { PORTAL_HEART } from "@diamond-valley/art-kit/drawings/portal.ts";
import { doorOf } from "@diamond-valley/schemas/maps/doors.ts";
import type { Scenery } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { LAYER } from "./layers.ts";
import { addLight, pulse } from "./lights.ts";
import { addPicture, type SceneContext } from "./scene-context.ts";

const lampLight = (place: SceneContext, { x, y, scale }: Scenery): void => {
  const light = addLight(place, "glow-gold", x, y - LAMP_LIGHT * scale, y + 1, 0.72, 0.6);
  pulse(place, light, 0.4, 1_300 + (x % 900));
};

const smoke = (place: SceneContext, x: number, y: number, depth: number): void => {
  if (place.still) return;
  const puffs = place.scene.add.particles(x, y, place.atlas, {
    frame: "dot-white",
    lifespan: 3_200,
    frequency: 520,
    speedY: { min: -26, max: -16 },
    speedX: { min: 3, max: 14 },
    scale: { start: 0.45 / place.scale, end: 1.7 / place.scale },
    alpha: { start: 0.6, end: 0 },
  });
  place.visibility.watch(puffs.setDepth(depth), x, y, 120);
};

/** The open gate whirls and throws sparks; a closed one sleeps. */
const portalHeart = (place: SceneContext, { x, y, scale }: Scenery): void => {
  const heart = y - PORTAL_HEART * scale;
  const open = doorOf(place.map, { x, y })?.closed === null;
  const swirl = addPicture(place, open ? "swirl" : "swirl-asleep", x, heart, 0.66 * scale).setDepth(y - 1);
  place.visibility.watch(swirl, x, heart, 100);
  const light = addLight(place, "glow-violet", x, heart + 8, y + 2, 1.7 * scale, open ? 0.6 : 0.28);
  if (place.still) return;
  place.scene.tweens.add({ targets: swirl, angle: 360, duration: open ? 7_000 : 26_000, repeat: -1 });
  pulse(place, light, open ? 0.32 : 0.16, 1_500);
  if (!open) return;
  const sparks = place.scene.add.particles(x, heart + 14, place.atlas, {
    frame: ["dot-cyan", "dot-violet", "dot-white"],
    lifespan: 1_800,
    frequency: 110,
    x: { min: -60, max: 60 },
    y: { min: -20, max: 80 },
    speedY: { min: -50, max: -20 },
    scale: { start: 0.4 / place.scale, end: 0 },
  });
  place.visibility.watch(sparks.setDepth(y + 3), x, heart, 160);
};

const fountainSpray = (place: SceneContext, { x, y }: Scenery): void => {
  if (place.still) return;
  const spray = place.scene.add.particles(x, y - 94, place.atlas, {
    frame: "dot-white",
    lifespan: 900,
    frequency: 70,
    speedX: { min: -62, max: 62 },
    speedY: { min: -50, max: -20 },
    gravityY: 190,
    scale: { start: 0.26 / place.scale, end: 0.12 / place.scale },
    alpha: { start: 0.9, end: 0.2 },
  });
  place.visibility.watch(spray.setDepth(y + 1), x, y, 120);
};

/**
 * The magic circle: laid flat by a squeezed container, it turns slowly in it. One that leads somewhere sleeps; what says
 * that it is open is the light of its portal.
 */
const magicCircle = (place: SceneContext, { x, y }: Scenery): void => {
  const sleeps = doorOf(place.map, { x, y }) !== undefined;
  const circle = addPicture(place, "magic-circle", 0, 0, 0.84);
  const flat = place.scene.add.container(x, y, [circle]).setScale(1, 0.62).setDepth(LAYER.flat);
  const light = addLight(place, "glow-violet", x, y - 6, LAYER.flat + 1, 1.5, sleeps ? 0.22 : 0.4);
  place.visibility.watch(flat, x, y, 100);
  if (place.still) return;
  place.scene.tweens.add({ targets: circle, angle: 360, duration: sleeps ? 90_000 : 40_000, repeat: -1 });
  pulse(place, light, sleeps ? 0.12 : 0.2, 2_100);
  if (sleeps) return;
  const motes = place.scene.add.particles(x, y, place.atlas, {
    frame: ["dot-violet", "dot-white"],
    lifespan: 2_400,
    frequency: 210,
    x: { min: -70, max: 70 },
    y: { min: -36, max: 36 },
    speedY: { min: -34, max: -14 },
    scale: { start: 0.3 / place.scale, end: 0 },
  });
  place.visibility.watch(motes.setDepth(y), x, y, 120);
};

/** Where smoke rises: right and up from a house's foot, px. */
const CHIMNEYS: Partial<Record<SceneryType, readonly [number, number]>> = {
  "house-cottage": [48, 252],
  "house-hall": [91, 236],
  "house-chalet": [70, 228],
  "house-mushroom": [61, 262],
};

const LIGHTS: Partial<Record<SceneryType, readonly (readonly [string, number, number, number])[]>> = {
  cave: [
    ["glow-violet", 0, 50, 1.3],
    ["glow-gold", 0, 84, 0.7],
  ],
  "forest-gate": [
    ["glow-gold", -62, 60, 0.6],
    ["glow-gold", 62, 60, 0.6],
    ["glow-white", 0, 30, 0.8],
  ],
  "trail-arch": [
    ["glow-gold", -51, 78, 0.7],
    ["glow-gold", 51, 78, 0.7],
  ],
  "house-arena": [["glow-cyan", 0, 248, 1.4]],
  "house-dome": [["glow-white", 0, 130, 1.1]],
};

const enliven = (place: SceneContext, thing: Scenery): void => {
  const { type, x, y, scale } = thing;
  const chimney = CHIMNEYS[type];
  if (chimney) smoke(place, x + chimney[0] * scale, y - chimney[1] * scale, y + 1);
  for (const [frame, dx, up, size] of LIGHTS[type] ?? [])
    pulse(
      place,
      addLight(place, frame, x + dx * scale, y - up * scale, y + 1, size * scale, 0.5),
      0.3,
      1_500 + ((x + dx) % 700),
    );
  if (type === "lamp") lampLight(place, thing);
  else if (type === "portal") portalHeart(place, thing);
  else if (type === "fountain") fountainSpray(place, thing);
  else if (type === "magic-circle") magicCircle(place, thing);
};

/** Adds what makes landmarks live: light, smoke, whirls, spray. */
export const addLandmarks = (place: SceneContext): void => {
  for (const thing of place.map.scenery) enliven(place, thing);
};
