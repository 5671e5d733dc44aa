import { objectPictures } from "@diamond-valley/art-kit/drawer-of.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import type { CharacterLook } from "@diamond-valley/schemas/looks/look.ts";
import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import type { Game } from "../../core/app/game.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addLight } from "../../core/world/lights.ts";
import { addPicture, FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import type { gemFigure as GemFigure } from "./gem-figure.ts";
import { followLook, pictureOf } from "./own-picture.ts";

/** What the objects' pictures are called on the sheet. */
const PICTURES = "story-objects";
/** Width of their canvas at one px per px. */
const SHEET_WIDTH = 1024;

/** The drawing of diamonds that lie about: every place has it, and it moves. */
const GEM = "gem";

/** The objects of a place as they are drawn. */
export interface DrawnObjects {
  /** Shows the objects that are there, with a ring under those in reach; by their names. */
  show(present: ReadonlySet<string>, inReach: ReadonlySet<string>): void;
}

/** The drawing of the player, as a picture on a wall, and what it is called once it was painted anew. */
const YOU = "you";
const YOU_NOW = "story-you";
/** Width of the canvas for that, at one px per px. */
const YOU_WIDTH = 128;

/** What is drawn of them as pictures that stand still. */
const pictureNames = (objects: readonly MapObject[]): string[] =>
  objects.map(({ drawing }) => drawing).filter((drawing) => drawing !== "" && drawing !== GEM);

/** Fetches what the objects of a place are drawn with. */
export async function objectArt(objects: readonly MapObject[]) {
  const names = pictureNames(objects).filter((name) => name !== YOU);
  const hasGems = objects.some(({ drawing }) => drawing === GEM);
  const [pictures, gems] = await Promise.all([
    objectPictures(names),
    hasGems ? import("./gem-figure.ts") : undefined,
  ]);
  return { pictures, gemFigure: gems?.gemFigure };
}

async function addPictures(
  { sheet, map, scale }: SceneContext,
  look: CharacterLook | null,
  pictures: Record<string, Drawing>,
): Promise<void> {
  const names = pictureNames(map.objects);
  if (names.length === 0) return;
  if (names.includes(YOU)) pictures[YOU] = await pictureOf(look);
  const { canvas, frames } = await buildAtlas(pictures, scale, SHEET_WIDTH);
  sheet.add(PICTURES, canvas, frames);
}

/** An object on the screen. */
export interface Figure {
  /** Shows it or takes it away; `isNear` where the player has just stood beside it. */
  show(isThere: boolean, isNear: boolean): void;
}

const NOTHING: Figure = { show() {} };

/** How far a thing that can be picked up rises and sinks, px. */
const BOB = 4;

/** Paints the player into its frame: behind a reload its look is known after the place is drawn. `packed` is what hangs there. */
function paintPlayer(
  { scene, sheet, scale }: SceneContext,
  { stores }: Pick<Game, "stores">,
  packed: number,
  image: Phaser.GameObjects.Image,
): void {
  let last: CharacterLook | null = null;
  const paint = async (look: CharacterLook): Promise<void> => {
    last = look;
    const { canvas, frames } = await buildAtlas({ [YOU_NOW]: await pictureOf(look) }, scale, YOU_WIDTH);
    if (scene.sys.isActive() && look === last) image.setTexture(sheet.add(YOU_NOW, canvas, frames), YOU_NOW);
  };
  // Without a line the frame stays as it is.
  const stop = followLook(stores, packed, (look) => void paint(look).catch(() => {}));
  scene.events.once("shutdown", stop);
}

/** Any other object: its picture with a light under it. */
function pictureFigure(
  context: SceneContext,
  { type, drawing }: MapObject,
  x: number,
  y: number,
  paint: DrawnWith["paint"],
): Figure {
  const light = addLight(context, "glow-gold", x, y, LAYER.shadow + 1, 0.7, 0.4);
  light.scaleY *= 0.5;
  const picture = context.scene.add
    .image(x, y, context.sheet.texture(PICTURES), drawing)
    .setScale(1 / context.scale)
    .setOrigin(FOOT.x, FOOT.y)
    .setDepth(y);
  if (drawing === YOU) paint(picture);
  if (type === "pickup" && !context.still)
    context.scene.tweens.add({
      targets: picture,
      y: y - BOB,
      yoyo: true,
      repeat: -1,
      duration: 1_000 + (x % 300),
      ease: "Sine.inOut",
    });
  const parts = [light, picture].map((image) => ({ image, alpha: image.alpha }));
  return {
    show(isThere) {
      // `visible` is the camera's: it hides what is out of view.
      for (const { image, alpha } of parts) image.setAlpha(isThere ? alpha : 0);
    },
  };
}

/** What some objects are drawn with. */
interface DrawnWith {
  readonly gemFigure: typeof GemFigure | undefined;
  /** Paints the player into its picture. */
  readonly paint: (image: Phaser.GameObjects.Image) => void;
}

/** Draws an object, and the ring that shows in reach. */
function addObject(context: SceneContext, object: MapObject, { gemFigure, paint }: DrawnWith) {
  const { x, y, width, height, drawing } = object;
  const [middle, foot] = [x + width / 2, y + height];
  const ring = addPicture(context, "ripple", middle, foot, 0.9)
    .setDepth(LAYER.flat + 2)
    .setVisible(false);
  const figure =
    drawing === ""
      ? NOTHING
      : drawing === GEM && gemFigure
        ? gemFigure(context, middle, foot)
        : pictureFigure(context, object, middle, foot, paint);
  return { ring, figure };
}

/** Draws the objects of a place. They leave with the scene. */
export async function addObjects(context: SceneContext, game: Pick<Game, "stores">): Promise<DrawnObjects> {
  const { objects } = context.map;
  const { pictures, gemFigure } = await objectArt(objects);
  const { look, packed } = game.stores.$me.get();
  await addPictures(context, look, pictures);
  const paint: DrawnWith["paint"] = (image) => paintPlayer(context, game, packed, image);
  const drawn = objects.map((object) => ({
    name: object.name,
    isThere: true,
    isNear: false,
    ...addObject(context, object, { gemFigure, paint }),
  }));
  return {
    show(present, inReach) {
      for (const each of drawn) {
        const isThere = present.has(each.name);
        if (isThere !== each.isThere) each.figure.show(isThere, each.isNear);
        each.isThere = isThere;
        each.isNear = inReach.has(each.name);
        each.ring.setVisible(each.isNear);
      }
    },
  };
}
