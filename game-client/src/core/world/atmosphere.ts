import { seededRandom } from "@diamond-valley/schemas/random.ts";
import type Phaser from "phaser";
import { pixelRatio } from "../engine/resolution.ts";
import { LAYER } from "./layers.ts";
import { addPicture, type SceneContext } from "./scene-context.ts";
import type { SceneTheme } from "./theme.ts";

const CLOUDS = 3;

const cloudShadows = (place: SceneContext): void => {
  const { width, height } = place.map;
  for (let index = 0; index < CLOUDS; index += 1) {
    const [x, y] = [width * (0.15 + index * 0.35), height * (index % 2 ? 0.65 : 0.25)];
    const cloud = addPicture(place, "cloud", x, y, 2).setDepth(LAYER.air).setAlpha(0.38);
    if (!place.still)
      place.scene.tweens.add({ targets: cloud, x: x + 700, duration: 60_000, repeat: -1, yoyo: true });
  }
};

/** The window (CSS px) that petals and motes are counted for; a smaller one has as many to the px, but never fewer than this share. */
const COUNTED = 1_280 * 720;
const FEWEST = 0.3;
/** A canvas draws each alone, and takes its time for it: it has this share. */
const PLAIN = 0.5;

/** Petals or leaves, and motes of light, around the view: they follow the camera, so that few do. */
const float = (place: SceneContext, drift: SceneTheme["drift"]): void => {
  const { scene, atlas, scale, theme } = place;
  const { width, height } = scene.scale;
  const counted = Math.min(1, Math.max(FEWEST, (width * height) / pixelRatio() ** 2 / COUNTED));
  const share = place.plain ? counted * PLAIN : counted;
  const { worldView } = scene.cameras.main;
  const source = {
    getRandomPoint: (point: Phaser.Types.Math.Vector2Like) => {
      point.x = worldView.x + (Math.random() * 1.3 - 0.25) * worldView.width;
      point.y = worldView.y + (Math.random() * 1.2 - 0.2) * worldView.height;
    },
  };
  if (drift)
    scene.add
      .particles(0, 0, atlas, {
        frame: drift,
        emitZone: { type: "random", source },
        lifespan: 7_000,
        frequency: 420 / share,
        speedX: { min: 14, max: 40 },
        speedY: { min: 12, max: 34 },
        rotate: { start: 0, end: 500 },
        scale: { min: 0.7 / scale, max: 1.15 / scale },
        alpha: { values: [0, 0.95, 0.95, 0] },
      })
      .setDepth(LAYER.air + 1);
  scene.add
    .particles(0, 0, atlas, {
      frame: theme.mote,
      emitZone: { type: "random", source },
      lifespan: 4_200,
      frequency: 340 / share,
      speedX: { min: -8, max: 10 },
      speedY: { min: -18, max: -6 },
      scale: { start: 0.28 / scale, end: 0.08 / scale },
      alpha: { values: [0, 0.9, 0] },
    })
    .setDepth(LAYER.air + 2);
};

const WINGS = ["wing-gold", "wing-pink", "wing-white", "wing-violet"];

const butterfly = (place: SceneContext, x: number, y: number, wings: string): void => {
  const [left, right] = [
    addPicture(place, wings, -1, 0).setOrigin(1, 0.5).setFlipX(true),
    addPicture(place, wings, 1, 0).setOrigin(0, 0.5),
  ];
  const whole = place.scene.add.container(x, y, [left, right]).setDepth(LAYER.air - 1);
  const { scene } = place;
  scene.tweens.add({
    targets: [left, right],
    scaleX: 0.25 / place.scale,
    yoyo: true,
    repeat: -1,
    duration: 130,
  });
  scene.tweens.add({
    targets: whole,
    x: x + 90,
    yoyo: true,
    repeat: -1,
    duration: 5_200 + (x % 900),
    ease: "Sine.inOut",
  });
  scene.tweens.add({
    targets: whole,
    y: y - 46,
    yoyo: true,
    repeat: -1,
    duration: 1_700 + (y % 500),
    ease: "Sine.inOut",
  });
};

const dragonfly = (place: SceneContext, x: number, y: number): void => {
  const body = addPicture(place, "dragonfly", x, y, 0.8).setDepth(LAYER.air - 1);
  const dart = (): void => {
    const [tx, ty] = [x + (Math.random() - 0.5) * 220, y + (Math.random() - 0.5) * 140];
    body.setRotation(Math.atan2(ty - body.y, tx - body.x) + Math.PI / 2);
    place.scene.tweens.add({
      targets: body,
      x: tx,
      y: ty,
      duration: 700,
      ease: "Cubic.inOut",
      onComplete: () => {
        place.scene.time.delayedCall(900 + Math.random() * 1_800, dart);
      },
    });
  };
  dart();
};

const insects = (place: SceneContext): void => {
  const random = seededRandom(place.map.width);
  const { width, height } = place.map;
  for (let count = 0; count < 12; count += 1) {
    const [x, y] = [width * (0.08 + random() * 0.84), height * (0.3 + random() * 0.6)];
    if (place.theme.insect === "butterfly") butterfly(place, x, y, WINGS[count % WINGS.length]!);
    else dragonfly(place, x, y);
  }
};

/** The air of a place: cloud shadows, and what drifts and flies. */
export const addAtmosphere = (place: SceneContext): void => {
  const { drift, insect } = place.theme;
  if (drift) cloudShadows(place);
  if (place.still) return;
  float(place, drift);
  if (insect) insects(place);
};
