import { banner } from "@diamond-valley/art-kit/drawings/season/banner.ts";
import { centrepiece } from "@diamond-valley/art-kit/drawings/season/centrepiece.ts";
import { GARLAND_ROOM, garland } from "@diamond-valley/art-kit/drawings/season/garland.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { PlazaDecor } from "@diamond-valley/schemas/season/plaza.ts";
import type Phaser from "phaser";
import { FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import { garlandsOf, lampsOf } from "./hanging.ts";

/** Width of the sheet with the pictures at one px per px. */
const SHEET_WIDTH = 1024;
/** From a lamp's foot up to the bracket of its banner, px. */
const BRACKET = 84;
/** From the fountain's foot up to the water of its upper basin, px. */
const BASIN = 84;
/** How far cloth swings in the wind, degrees. */
const SWING = 2.2;

/** Hangs banners on the lamps of the plaza and garlands between them, and sets the week's piece on the fountain. */
export async function putUp(context: SceneContext, decor: PlazaDecor): Promise<() => void> {
  const { scene, sheet, map, scale, still } = context;
  const key = `plaza:${decor.theme}`;
  const fountain = map.scenery.find(({ type }) => type === "fountain");
  const lamps = lampsOf(map);
  if (!fountain) return () => {};
  const garlands = garlandsOf(lamps, fountain);
  const { canvas, frames } = await buildAtlas(
    {
      centrepiece: centrepiece(decor.theme),
      ...Object.fromEntries(lamps.map((_, nth) => [`banner-${nth}`, banner(decor, nth)])),
      ...Object.fromEntries(garlands.map(({ dx, dy }, nth) => [`garland-${nth}`, garland(decor, dx, dy)])),
    },
    scale,
    SHEET_WIDTH,
  );
  // The scene may be over by now.
  if (!scene.sys.isActive()) return () => {};
  const texture = sheet.add(key, canvas, frames);

  const images: Phaser.GameObjects.Image[] = [];
  const add = (frame: string, x: number, y: number, depth: number): Phaser.GameObjects.Image => {
    const image = scene.add
      .image(x, y, texture, frame)
      .setScale(1 / scale)
      .setDepth(depth);
    context.visibility.watch(image, x, y, 320);
    images.push(image);
    return image;
  };
  const swing = (image: Phaser.GameObjects.Image, delay: number): void => {
    if (still || context.plain) return;
    scene.tweens.add({
      targets: image,
      angle: { from: -SWING, to: SWING },
      yoyo: true,
      repeat: -1,
      duration: 2_100 + delay,
      ease: "Sine.inOut",
    });
  };

  add("centrepiece", fountain.x, fountain.y - BASIN, fountain.y + 2).setOrigin(FOOT.x, FOOT.y);
  for (const [nth, { x, y }] of lamps.entries())
    swing(add(`banner-${nth}`, x, y - BRACKET, y + 2).setOrigin(0.5, 0.1), nth * 170);
  for (const [nth, { x, y, dx, flip, depth }] of garlands.entries())
    add(`garland-${nth}`, x + (flip ? -dx - GARLAND_ROOM : -GARLAND_ROOM), y - GARLAND_ROOM / 2, depth)
      .setOrigin(0, 0)
      .setFlipX(flip);
  return () => {
    for (const image of images) {
      scene.tweens.killTweensOf(image);
      image.destroy();
    }
    sheet.remove(key);
  };
}
