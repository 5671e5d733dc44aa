import type { GameMap, Ground, GroundOf } from "@diamond-valley/schemas/maps/map.ts";
import { type DrawScenery, sceneryDrawing } from "../scenery-drawings.ts";
import { type Brush, createBrush } from "./brush.ts";
import { paintCliff } from "./cliff.ts";
import { paintDock } from "./dock.ts";
import { paintEdges } from "./edges.ts";
import { paintGrass } from "./grass.ts";
import { paintPaths } from "./paths.ts";
import { paintSceneryShadow } from "./shade.ts";
import type { GroundTheme } from "./theme.ts";
import { paintLake, paintRiver } from "./water.ts";

/** How far a river shows above and below a bridge over it, px, before the way's own edge may cover it. */
const UNDER_BRIDGE = 30;
/** The ends of a bridge stand on the banks: so much of each, px, is left to the way. */
const ABUTMENT = 24;

/** The rivers again, where a bridge leads a way over them: its edges would else dam the water beside the bridge. */
const paintUnderBridge = (
  brush: Brush,
  { x, y, width, height }: GroundOf<"bridge">,
  rivers: readonly GroundOf<"river">[],
): void => {
  const { canvas } = brush;
  canvas.save();
  canvas.beginPath();
  canvas.rect(x + ABUTMENT, y - UNDER_BRIDGE, width - ABUTMENT * 2, height + UNDER_BRIDGE * 2);
  canvas.clip();
  for (const river of rivers) paintRiver(brush, river);
  canvas.restore();
};

/**
 * Paints the whole ground of a place in map px; the caller scales the canvas to its device pixels.
 * From the bottom: grass, water, ways, cliffs, docks, the shadows of all that stands, haze, edges.
 */
export const paintGround = (
  canvas: CanvasRenderingContext2D,
  map: GameMap,
  theme: GroundTheme,
  draw: DrawScenery = sceneryDrawing,
): void => {
  const brush = createBrush(canvas, theme);
  const all = <T extends Ground["type"]>(type: T): GroundOf<T>[] =>
    map.ground.filter((part): part is GroundOf<T> => part.type === type);
  paintGrass(brush, map);
  for (const river of all("river")) paintRiver(brush, river);
  for (const lake of all("lake")) paintLake(brush, lake);
  paintPaths(brush, all("path"), all("plaza"));
  for (const bridge of all("bridge")) paintUnderBridge(brush, bridge, all("river"));
  for (const cliff of all("cliff")) paintCliff(brush, cliff);
  for (const dock of all("dock")) paintDock(brush, dock);
  for (const thing of map.scenery) paintSceneryShadow(brush, thing, draw);
  const haze = canvas.createLinearGradient(0, 0, 0, theme.haze.reach);
  haze.addColorStop(0, `rgba(${theme.haze.rgb},${theme.haze.strength})`);
  haze.addColorStop(1, `rgba(${theme.haze.rgb},0)`);
  canvas.fillStyle = haze;
  canvas.fillRect(0, 0, map.width, theme.haze.reach);
  paintEdges(brush, map);
};
