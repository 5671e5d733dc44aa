import { alongLine } from "@diamond-valley/art-kit/ground/brush.ts";
import { type Waterfall, waterfallsOf } from "@diamond-valley/art-kit/ground/waterfalls.ts";
import { smoothLine } from "@diamond-valley/schemas/maps/curve.ts";
import type { GroundOf } from "@diamond-valley/schemas/maps/map.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import type Phaser from "phaser";
import { LAYER } from "./layers.ts";
import { type OpenWater, openWater, SWIM } from "./open-water.ts";
import { addPicture, type SceneContext } from "./scene-context.ts";

const WATERFALL_WIDTH = 132;
const WATERFALL_HEIGHT = 120;

const addWaterfall = (place: SceneContext, { x, y, width, height }: Waterfall): void => {
  const { scene, atlas, scale } = place;
  const face = addPicture(place, "waterfall", x, y - 10)
    .setOrigin(0.5, 0)
    .setDepth(LAYER.water);
  face.setScale(width / WATERFALL_WIDTH / scale, height / WATERFALL_HEIGHT / scale);
  place.visibility.watch(face, x, y + height / 2, height);
  if (place.still) return;
  const half = width / 2 - 10;
  const streaks = scene.add.particles(x, y, atlas, {
    frame: "streak",
    x: { min: -half, max: half },
    lifespan: 760,
    frequency: 55,
    speedY: { min: 100, max: 140 },
    scaleX: { start: 0.9 / scale, end: 0.7 / scale },
    scaleY: { start: 1 / scale, end: 0.7 / scale },
    alpha: { start: 0.95, end: 0.5 },
  });
  const mist = scene.add.particles(x, y + height - 16, atlas, {
    frame: "dot-white",
    x: { min: -half - 8, max: half + 8 },
    y: { min: -8, max: 8 },
    lifespan: 1_100,
    frequency: 70,
    speedY: { min: -26, max: 6 },
    speedX: { min: -22, max: 22 },
    scale: { start: 0.7 / scale, end: 1.7 / scale },
    alpha: { start: 0.75, end: 0 },
  });
  place.visibility.watch(streaks.setDepth(LAYER.waterLife), x, y + height / 2, height);
  place.visibility.watch(mist.setDepth(LAYER.waterLife + 1), x, y + height, height);
};

/** Foam that runs down the river, in stretches so that only those in view run. */
const addCurrent = (place: SceneContext, river: GroundOf<"river">): void => {
  if (place.still) return;
  const line = smoothLine(river.points);
  const random = seededRandom(line.length);
  const stretch = 12;
  for (let from = 0; from + 1 < line.length; from += stretch) {
    const part = line.slice(from, from + stretch + 1);
    if (part.length < 2) continue;
    const middle = part[Math.floor(part.length / 2)]!;
    const source = {
      getRandomPoint: (point: Phaser.Types.Math.Vector2Like) => {
        const { x, y, dx, dy } = alongLine(part, random());
        const aside = (random() - 0.5) * (river.width - 36);
        point.x = x - dy * aside;
        point.y = y + dx * aside + 8;
      },
    };
    const foam = place.scene.add.particles(0, 0, place.atlas, {
      frame: ["glint", "dot-white"],
      emitZone: { type: "random", source },
      lifespan: 1_500,
      frequency: 210,
      speedY: { min: 26, max: 40 },
      scaleX: { start: 0.2 / place.scale, end: 0.85 / place.scale },
      scaleY: { start: 0.14 / place.scale, end: 0.3 / place.scale },
      alpha: { values: [0, 0.9, 0] },
    });
    place.visibility.watch(foam.setDepth(LAYER.waterLife), middle.x, middle.y, 200);
  }
};

/** Fish of a lake. */
const FISH = 7;
/** How far the ways of two fish differ at most, radians: about a turn. */
const LEAN = 7;

/** Glints and slow rings on still water, and fish that pass below where there is room for them. */
const addStillWater = (place: SceneContext, lake: GroundOf<"lake">): void => {
  if (place.still) return;
  const water = openWater(lake, place.map.decks);
  if (!water.place()) return;
  const random = seededRandom(lake.points.length);
  const source = {
    getRandomPoint: (point: Phaser.Types.Math.Vector2Like) => void Object.assign(point, water.place()),
  };
  place.scene.add
    .particles(0, 0, place.atlas, {
      frame: ["glint", "glint", "sparkle"],
      emitZone: { type: "random", source },
      lifespan: 1_700,
      frequency: 60,
      scaleX: { min: 0.5 / place.scale, max: 1 / place.scale },
      scaleY: { min: 0.4 / place.scale, max: 0.7 / place.scale },
      alpha: { values: [0, 0.85, 0] },
    })
    .setDepth(LAYER.waterLife);
  place.scene.add
    .particles(0, 0, place.atlas, {
      frame: "ripple",
      emitZone: { type: "random", source },
      lifespan: 2_600,
      frequency: 700,
      scale: { start: 0.1 / place.scale, end: 0.8 / place.scale },
      alpha: { values: [0, 0.7, 0] },
    })
    .setDepth(LAYER.waterLife);
  if (!water.swim(0)) return;
  for (let count = 0; count < FISH; count += 1) addFish(place, water, random());
};

/** A fish's shade that swims from place to place, under nothing but water. */
const addFish = (place: SceneContext, water: OpenWater, share: number): void => {
  const shade = addPicture(place, "fish-shade", 0, 0, 0.6 + share * 0.4)
    .setDepth(LAYER.water)
    .setAlpha(0);
  const onward = (): void => {
    const way = water.swim(share * LEAN);
    if (!way) return;
    const { from, turn } = way;
    shade.setPosition(from.x, from.y).setRotation(turn);
    place.scene.tweens.add({
      targets: shade,
      x: from.x + Math.cos(turn) * SWIM,
      y: from.y + Math.sin(turn) * SWIM,
      alpha: { from: 0, to: 1, duration: 900, yoyo: true, hold: 1_600 + share * 1_000 },
      duration: 3_400 + share * 1_600,
      ease: "Sine.inOut",
      onComplete: onward,
    });
  };
  onward();
};

/** Makes rivers run, waterfalls fall and lakes glitter. */
export const addWaterLife = (place: SceneContext): void => {
  for (const part of place.map.ground) {
    if (part.type === "river") addCurrent(place, part);
    else if (part.type === "lake") addStillWater(place, part);
  }
  for (const fall of waterfallsOf(place.map)) addWaterfall(place, fall);
};
