import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { paintGround } from "@diamond-valley/art-kit/ground/paint-ground.ts";
import { buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { DrawScenery } from "@diamond-valley/art-kit/scenery-drawings.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import Phaser from "phaser";
import { atlasScale, groundScale } from "../engine/resolution.ts";
import { addAtmosphere } from "./atmosphere.ts";
import { FadingRoofs } from "./fading-roofs.ts";
import { addLandmarks } from "./landmarks.ts";
import { LAYER } from "./layers.ts";
import { NameTags } from "./name-tags.ts";
import { addPortals } from "./portals.ts";
import { RobotSpritesheets } from "./robot-spritesheets.ts";
import { scenePictures } from "./scene-art.ts";
import { SCENERY, type SceneContext } from "./scene-context.ts";
import { sceneParts } from "./scene-parts.ts";
import { placeScenery } from "./scenery.ts";
import { SharedSheet } from "./shared-sheet.ts";
import type { SceneTheme } from "./theme.ts";
import { Visibility } from "./visibility.ts";
import { addWaterLife } from "./water-life.ts";

/** Width of the scenery atlas at one px per px. */
const ATLAS_WIDTH = 2048;

/** Paints the ground `margin` px beyond the map on all sides. */
const addGround = (
  scene: Phaser.Scene,
  map: GameMap,
  name: string,
  margin: number,
  paint: (context: CanvasRenderingContext2D) => void,
): void => {
  const key = `ground:${name}`;
  const scale = groundScale();
  const [width, height] = [map.width + margin * 2, map.height + margin * 2];
  const { canvas, context } = createPaintable(width * scale, height * scale);
  context.scale(scale, scale);
  context.translate(margin, margin);
  paint(context);
  scene.textures.addCanvas(key, canvas);
  scene.add
    .image(-margin, -margin, key)
    .setOrigin(0)
    .setScale(1 / scale)
    .setDepth(LAYER.ground);
  scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => scene.textures.remove(key));
};

const addAtlas = async (
  sheet: SharedSheet,
  map: GameMap,
  theme: SceneTheme,
  scale: number,
  draw: DrawScenery,
): Promise<string> => {
  const { canvas, frames } = await buildAtlas(scenePictures(map, theme.drawings, draw), scale, ATLAS_WIDTH);
  return sheet.add(SCENERY, canvas, frames);
};

/**
 * Draws a place into the scene: ground, scenery, water, light and air. Await it in `create()`; its
 * textures leave with the scene. It draws no players. Rejects where code that draws only some places can't be fetched.
 */
export const buildScene = async (
  scene: Phaser.Scene,
  map: GameMap,
  placeTheme: SceneTheme,
): Promise<SceneContext> => {
  const scale = atlasScale();
  const { indoors, endless: floor, draw } = await sceneParts(map, placeTheme);
  const theme = indoors?.themeIndoors(placeTheme) ?? placeTheme;
  const sheet = new SharedSheet(scene);
  const atlas = await addAtlas(sheet, map, theme, scale, draw);
  const place: SceneContext = {
    scene,
    map,
    theme,
    still: window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    plain: scene.game.renderer.type === Phaser.CANVAS,
    atlas,
    sheet,
    scale,
    robots: new RobotSpritesheets(sheet),
    visibility: new Visibility(scene),
    roofs: new FadingRoofs(),
    tags: new NameTags(),
  };
  scene.cameras.main.setBackgroundColor(theme.beyond);
  const { ground, endless } = theme;
  if (endless) floor?.layFloor(scene, theme.name, endless);
  else if (indoors)
    addGround(scene, map, theme.name, indoors.MARGIN, (pen) => indoors.paint(pen, place, draw));
  else if (ground) addGround(scene, map, theme.name, 0, (pen) => paintGround(pen, map, ground, draw));
  else throw new RangeError(`the theme "${theme.name}" has no ground for what is out of doors`);
  addWaterLife(place);
  placeScenery(place);
  addLandmarks(place);
  indoors?.enliven(place);
  addPortals(place);
  addAtmosphere(place);
  return place;
};
