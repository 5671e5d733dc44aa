import { distance } from "@diamond-valley/schemas/maps/points.ts";
import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { LAYER } from "../../core/world/layers.ts";
import { pulse } from "../../core/world/lights.ts";
import { FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { addArt, OLD_TREES } from "./forest-art.ts";

/** Every so many pines an old tree stands instead. */
const OLD_EVERY = 2;
/** How much of an old tree's picture hides somebody: its lower boughs hang. */
const SHADE = { wide: 0.78, high: 0.94 };
/** Middle of its crown over its foot, and how far that keeps from the middle of a clearing, px. */
const CROWN = 230;
const OPEN = 250;
/** Banks of mist on the map. */
const BANKS = 18;
/** Over names is no mist and no light. */
const AIR = LAYER.tag - 60;

/** Old trees over the pines of the map: they turn sheer where somebody walks behind them. */
function addOldTrees(context: SceneContext): void {
  const { map, roofs, visibility } = context;
  // None where its crown would hang over a fight.
  const pines = map.scenery.filter(
    ({ type, x, y }) =>
      type === "pine" && map.clearings.every((clearing) => distance(clearing, { x, y: y - CROWN }) > OPEN),
  );
  for (const [index, { x, y, flip }] of pines.entries()) {
    if (index % OLD_EVERY !== 0) continue;
    const tree = addArt(context, `old-tree-${index % OLD_TREES}`, x, y + 6, 0.92 + (index % 4) * 0.07);
    tree
      .setOrigin(FOOT.x, FOOT.y)
      .setDepth(y + 1)
      .setFlipX(flip);
    const [width, height] = [tree.displayWidth * SHADE.wide, tree.displayHeight * SHADE.high];
    roofs.add(tree, { x, y: y + 1, width, height });
    visibility.watch(tree, x, y - height / 2, height / 2);
  }
}

/** Banks of mist that creep between the trees. */
function addMist(context: SceneContext): void {
  const { map, visibility, still, scene } = context;
  const random = seededRandom(map.width + 3);
  for (let index = 0; index < BANKS; index += 1) {
    const [x, y] = [map.width * random(), map.height * ((index + random()) / BANKS)];
    const bank = addArt(context, "mist", x, y, 1.1 + random() * 0.7).setDepth(index % 2 ? AIR : y + 40);
    bank.setAlpha(0.55);
    visibility.watch(bank, x, y, 420);
    if (still) continue;
    scene.tweens.add({
      targets: bank,
      x: x + 120,
      yoyo: true,
      repeat: -1,
      duration: 16_000 + random() * 9_000,
      ease: "Sine.inOut",
    });
  }
}

/** Late light falls into each clearing. */
function addShafts(context: SceneContext): void {
  const { map, visibility } = context;
  for (const { x, y, number } of map.clearings) {
    const light = addArt(context, "shaft", x + 20, y - 150, 1).setDepth(AIR + 1);
    light.setAlpha(0.6).setFlipX(false);
    pulse(context, light, 0.4, 3_200 + (number % 5) * 400);
    visibility.watch(light, x, y - 150, 260);
  }
}

/** Leaves hang in from over the edges of the forest. */
function addOverhang(context: SceneContext): void {
  const { map, visibility } = context;
  for (let x = 130; x < map.width + 100; x += 250) {
    const leaves = addArt(context, "overhang", x, map.height + 26, 1.05)
      .setFlipY(true)
      .setDepth(map.height + 60);
    visibility.watch(leaves, x, map.height, 200);
  }
}

/** Draws what makes the forest one, whoever is in it. */
export function buildForest(context: SceneContext): void {
  addOldTrees(context);
  addMist(context);
  addShafts(context);
  addOverhang(context);
}
