import { objectPictures } from "@diamond-valley/art-kit/drawer-of.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import Phaser from "phaser";
import { LAYER } from "../../core/world/layers.ts";
import { addLight } from "../../core/world/lights.ts";
import { addPicture, FOOT, type SceneContext } from "../../core/world/scene-context.ts";

/** Key of the texture with the objects' pictures. */
const PICTURES = "story-objects";
/** Width of that texture at one px per px. */
const SHEET_WIDTH = 1024;

/** The objects of a place as they are drawn. */
export interface DrawnObjects {
  /** Shows the objects that are there, with a ring under those in reach; by their names. */
  show(present: ReadonlySet<string>, inReach: ReadonlySet<string>): void;
}

async function addPictures({ scene, map, scale }: SceneContext): Promise<void> {
  const names = map.objects.map(({ drawing }) => drawing).filter((drawing) => drawing !== "");
  const pictures = await objectPictures(names);
  const { canvas, frames } = await buildAtlas(pictures, scale, SHEET_WIDTH);
  if (scene.textures.exists(PICTURES)) scene.textures.remove(PICTURES);
  const texture = scene.textures.addCanvas(PICTURES, canvas);
  for (const { name, x, y, width, height } of frames) texture?.add(name, 0, x, y, width, height);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => scene.textures.remove(PICTURES));
}

/** Draws an object: its picture, a light under it, and the ring that shows in reach. */
function addObject(context: SceneContext, { x, y, width, height, drawing }: MapObject) {
  const [middle, foot] = [x + width / 2, y + height];
  const ring = addPicture(context, "ripple", middle, foot, 0.9)
    .setDepth(LAYER.flat + 2)
    .setVisible(false);
  if (drawing === "") return { ring, parts: [] };
  const light = addLight(context, "glow-gold", middle, foot, LAYER.shadow + 1, 0.7, 0.4);
  light.scaleY *= 0.5;
  const picture = context.scene.add
    .image(middle, foot, PICTURES, drawing)
    .setScale(1 / context.scale)
    .setOrigin(FOOT.x, FOOT.y)
    .setDepth(foot);
  const parts = [light, picture].map((image) => ({ image, alpha: image.alpha }));
  return { ring, parts };
}

/** Draws the objects of a place. They leave with the scene. */
export async function addObjects(context: SceneContext): Promise<DrawnObjects> {
  await addPictures(context);
  const drawn = context.map.objects.map((object) => ({
    name: object.name,
    isThere: true,
    ...addObject(context, object),
  }));
  return {
    show(present, inReach) {
      for (const each of drawn) {
        each.ring.setVisible(inReach.has(each.name));
        const isThere = present.has(each.name);
        if (isThere === each.isThere) continue;
        each.isThere = isThere;
        // `visible` is the camera's: it hides what is out of view.
        for (const { image, alpha } of each.parts) image.setAlpha(isThere ? alpha : 0);
      }
    },
  };
}
