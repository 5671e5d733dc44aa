import { objectPictures } from "@diamond-valley/art-kit/drawer-of.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import { randomLook } from "@diamond-valley/schemas/looks/look.ts";
import type { MapObject } from "@diamond-valley/schemas/maps/map.ts";
import type { Game } from "../../core/app/game.ts";
import { LAYER } from "../../core/world/layers.ts";
import { addLight } from "../../core/world/lights.ts";
import { addPicture, FOOT, type SceneContext } from "../../core/world/scene-context.ts";
import type { gemFigure as GemFigure } from "./gem-figure.ts";

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

/** The drawing of the player, as a picture on a wall. */
const YOU = "you";

async function pictureOfYou({ stores }: Pick<Game, "stores">): Promise<Drawing> {
  const [{ framed }, { portrait }] = await Promise.all([
    import("@diamond-valley/art-kit/drawings/framed.ts"),
    import("@diamond-valley/art-kit/drawings/robot/robot.ts"),
  ]);
  return framed(portrait(stores.$me.get().look ?? randomLook(0)));
}

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
  game: Pick<Game, "stores">,
  pictures: Record<string, Drawing>,
): Promise<void> {
  const names = pictureNames(map.objects);
  if (names.length === 0) return;
  if (names.includes(YOU)) pictures[YOU] = await pictureOfYou(game);
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

/** Any other object: its picture with a light under it. */
function pictureFigure(context: SceneContext, { type, drawing }: MapObject, x: number, y: number): Figure {
  const light = addLight(context, "glow-gold", x, y, LAYER.shadow + 1, 0.7, 0.4);
  light.scaleY *= 0.5;
  const picture = context.scene.add
    .image(x, y, context.sheet.texture(PICTURES), drawing)
    .setScale(1 / context.scale)
    .setOrigin(FOOT.x, FOOT.y)
    .setDepth(y);
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

/** Draws an object, and the ring that shows in reach. */
function addObject(context: SceneContext, object: MapObject, gemFigure: typeof GemFigure | undefined) {
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
        : pictureFigure(context, object, middle, foot);
  return { ring, figure };
}

/** Draws the objects of a place. They leave with the scene. */
export async function addObjects(context: SceneContext, game: Pick<Game, "stores">): Promise<DrawnObjects> {
  const { objects } = context.map;
  const { pictures, gemFigure } = await objectArt(objects);
  await addPictures(context, game, pictures);
  const drawn = objects.map((object) => ({
    name: object.name,
    isThere: true,
    isNear: false,
    ...addObject(context, object, gemFigure),
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
