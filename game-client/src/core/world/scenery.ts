import { sceneryFrame } from "@diamond-valley/art-kit/scenery-drawings.ts";
import { isLit } from "@diamond-valley/schemas/maps/doors.ts";
import type { Scenery } from "@diamond-valley/schemas/maps/map.ts";
import type { SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import type Phaser from "phaser";
import { LAYER } from "./layers.ts";
import { addPicture, FOOT, type SceneContext } from "./scene-context.ts";

const SWAY = 0.9;

/** What a robot can vanish behind. */
const TALL =
  /^(tree|pine|willow|house|trail-arch|forest-gate|column|statue|act-door|core|pillar|stalled|screen|vending)/;

/** What lies flat on the floor of a room. */
const FLAT: readonly SceneryType[] = ["rug", "cable", "stage", "orbit-ring"];

/** The share of its picture's width that a pine hides: it is pointed. */
const POINTED = 0.74;

/** Sways a tree, a flower or reeds by `degrees`, each in its own time. */
const sway = (
  place: SceneContext,
  target: Phaser.GameObjects.Image,
  { x, y }: Scenery,
  degrees: number,
): void => {
  if (place.still || place.plain) return;
  place.scene.tweens.add({
    targets: target,
    angle: { from: -degrees, to: degrees },
    yoyo: true,
    repeat: -1,
    duration: 2_200 + ((x * 7 + y) % 900),
    delay: (x * 13 + y * 5) % 1_500,
    ease: "Sine.inOut",
  });
};

/** Rocks what floats. */
const float = (
  place: SceneContext,
  target: Phaser.GameObjects.Image,
  { x, y }: Scenery,
  rise: number,
): void => {
  if (place.still) return;
  place.scene.tweens.add({
    targets: target,
    y: y + rise,
    yoyo: true,
    repeat: -1,
    duration: 1_500 + ((x * 3) % 700),
    ease: "Sine.inOut",
  });
};

const enliven = (place: SceneContext, image: Phaser.GameObjects.Image, thing: Scenery): void => {
  const { type, y } = thing;
  if (type.startsWith("tree-") || type === "pine" || type === "willow") sway(place, image, thing, SWAY);
  else if (type.startsWith("flowers-") || type === "reeds") sway(place, image, thing, SWAY * 2.2);
  else if (type === "lily") {
    image.setDepth(LAYER.flat);
    float(place, image, thing, 3);
  } else if (type === "boat") {
    image.setDepth(LAYER.flat + 1);
    float(place, image, thing, 4);
    sway(place, image, thing, SWAY * 1.6);
  } else if (FLAT.includes(type)) image.setDepth(LAYER.flat);
  else if (type === "bridge") image.setDepth(LAYER.flat + 2);
  else if (type === "bunting") image.setDepth(y + 110);
};

/** Puts every drawing of the map in its place; the magic circle lies flat and is a landmark. */
export const placeScenery = (place: SceneContext): void => {
  for (const thing of place.map.scenery) {
    if (thing.type === "magic-circle") continue;
    const { x, y, scale, flip, type, variant } = thing;
    const image = addPicture(place, sceneryFrame(type, variant, isLit(place.map, thing)), x, y, scale)
      .setOrigin(FOOT.x, FOOT.y)
      .setFlipX(flip)
      .setDepth(y);
    enliven(place, image, thing);
    if (TALL.test(type)) {
      const width = image.displayWidth * (type === "pine" ? POINTED : 1);
      place.roofs.add(image, { x, y, width, height: image.displayHeight });
    }
    place.visibility.watch(
      image,
      x,
      y - image.displayHeight / 2,
      Math.max(image.displayWidth, image.displayHeight) / 2,
    );
  }
};
