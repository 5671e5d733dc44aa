import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import Phaser from "phaser";
import { addAtmosphere } from "./atmosphere.ts";
import { FadingRoofs } from "./fading-roofs.ts";
import { addLandmarks } from "./landmarks.ts";
import { LAYER } from "./layers.ts";
import { NameTags } from "./name-tags.ts";
import type { Ground, PlaceArt } from "./place-art.ts";
import { addPortals } from "./portals.ts";
import { putTexture } from "./put-texture.ts";
import { RobotSpritesheets } from "./robot-spritesheets.ts";
import { type LaidGround, SCENERY, type SceneContext } from "./scene-context.ts";
import { placeScenery } from "./scenery.ts";
import { SharedSheet } from "./shared-sheet.ts";
import { Visibility } from "./visibility.ts";
import { addWaterLife } from "./water-life.ts";

/** Lays the painted ground under everything. */
const addGround = (scene: Phaser.Scene, name: string, { canvas, scale, margin }: Ground): LaidGround => {
  const key = `ground:${name}`;
  const texture = putTexture(scene, key, canvas);
  scene.add
    .image(-margin, -margin, key)
    .setOrigin(0)
    .setScale(1 / scale)
    .setDepth(LAYER.ground);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => scene.textures.remove(key));
  return {
    canvas,
    paintOver(paint) {
      const pen = canvas.getContext("2d")!;
      pen.save();
      pen.setTransform(scale, 0, 0, scale, margin * scale, margin * scale);
      paint(pen);
      pen.restore();
      texture.source[0]?.update();
    },
  };
};

/**
 * Draws a place into the scene: ground, scenery, water, light and air. Await it in `create()`; its
 * textures leave with the scene. It draws no players. Rejects where its pictures can't be painted.
 */
export const buildScene = async (
  scene: Phaser.Scene,
  map: GameMap,
  art: Promise<PlaceArt>,
): Promise<SceneContext> => {
  const sheet = new SharedSheet(scene);
  const painted = await art;
  const { theme, scale } = painted;
  const { indoors, endless: floor } = painted.parts;
  const atlas = sheet.add(SCENERY, painted.atlas.canvas, painted.atlas.frames);
  const place: SceneContext = {
    scene,
    map,
    theme,
    still: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    plain: scene.game.renderer.type === Phaser.CANVAS,
    atlas,
    ground: painted.ground && addGround(scene, theme.name, painted.ground),
    sheet,
    scale,
    robots: new RobotSpritesheets(sheet),
    visibility: new Visibility(scene),
    roofs: new FadingRoofs(),
    tags: new NameTags(),
  };
  scene.cameras.main.setBackgroundColor(theme.beyond);
  if (theme.endless) floor?.layFloor(scene, theme.name, theme.endless);
  addWaterLife(place);
  placeScenery(place);
  addLandmarks(place);
  indoors?.enliven(place);
  addPortals(place);
  addAtmosphere(place);
  return place;
};
