import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { paintGround } from "@diamond-valley/art-kit/ground/paint-ground.ts";
import { type Atlas, buildAtlas } from "@diamond-valley/art-kit/rasterise.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { PLACES, type PlaceName } from "@diamond-valley/schemas/places/registry.ts";
import { atlasScale, groundScale } from "../engine/resolution.ts";
import { createAhead } from "./ahead.ts";
import { loadMap } from "./maps.ts";
import { scenePictures } from "./scene-art.ts";
import { sceneParts } from "./scene-parts.ts";
import { loadTheme, type SceneTheme } from "./theme.ts";

// Nothing here needs the engine, which is several times as large and comes later.

/** Width of the scenery atlas at one px per px. */
const ATLAS_WIDTH = 2048;

/** A painted ground. */
export interface Ground {
  readonly canvas: HTMLCanvasElement;
  /** Its px per world px. */
  readonly scale: number;
  /** How far it reaches beyond the map on all sides, px. */
  readonly margin: number;
}

/** A place as it is painted before anything of it is shown. */
export interface PlaceArt {
  readonly parts: Awaited<ReturnType<typeof sceneParts>>;
  readonly theme: SceneTheme;
  readonly atlas: Atlas;
  /** Px of the atlas per world px. */
  readonly scale: number;
  /** Null where the floor has no edges: it is laid where the camera looks. */
  readonly ground: Ground | null;
}

/**
 * Paints the scenery and the ground of a place, as `theme` has them. Rejects where code that draws only some places can't be
 * fetched, or the theme has no ground for what is out of doors.
 */
export async function paintPlace(map: GameMap, given: SceneTheme): Promise<PlaceArt> {
  const parts = await sceneParts(map, given);
  const { indoors, draw } = parts;
  const theme = indoors?.themeIndoors(given) ?? given;
  const scale = atlasScale();
  const atlas = await buildAtlas(scenePictures(map, theme.drawings, draw), scale, ATLAS_WIDTH);
  await turn();
  if (theme.endless) return { parts, theme, atlas, scale, ground: null };
  if (indoors) {
    const ground = groundOf(map, indoors.MARGIN, (pen) => indoors.paint(pen, { map, theme }, draw));
    return { parts, theme, atlas, scale, ground };
  }
  const { ground: look } = theme;
  if (!look) throw new RangeError(`the theme "${theme.name}" has no ground for what is out of doors`);
  const ground = groundOf(map, 0, (pen) => paintGround(pen, map, look, draw));
  return { parts, theme, atlas, scale, ground };
}

/** Paints the ground `margin` px beyond the map on all sides. */
function groundOf(map: GameMap, margin: number, paint: (pen: CanvasRenderingContext2D) => void): Ground {
  const scale = groundScale();
  const [width, height] = [map.width + margin * 2, map.height + margin * 2];
  const { canvas, context } = createPaintable(width * scale, height * scale);
  context.scale(scale, scale);
  context.translate(margin, margin);
  paint(context);
  return { canvas, scale, margin };
}

/** Lets whatever waits for the processor have it first. */
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const ahead = createAhead((place) =>
  Promise.all([loadMap(place), loadTheme(PLACES[place].theme)]).then((parts) => paintPlace(...parts)),
);

/** Begins to paint a place that is soon to be shown. Where that fails, it is painted when it is shown. */
export const paintAhead = (place: PlaceName): void => ahead.begin(place);

/** The art of a place, painted ahead or now. */
export const artOf = async (place: PlaceName, map: GameMap, theme: SceneTheme): Promise<PlaceArt> =>
  (await ahead.take(place)) ?? paintPlace(map, theme);
