import type { Scenery } from "@diamond-valley/schemas/maps/map.ts";
import { SCENERY, type SceneryType } from "@diamond-valley/schemas/maps/scenery.ts";
import { type DrawScenery, isOutdoors } from "../scenery-drawings.ts";
import type { Brush } from "./brush.ts";

/** Colour stops of every soft shadow: blue, never black. */
export const SHADOW_STOPS = [
  [0, "rgba(24,40,90,.62)"],
  [0.55, "rgba(24,40,90,.42)"],
  [1, "rgba(24,40,90,0)"],
] as const;

/** Things that lie flat, float or hang: no shadow of their own. */
const FLAT: ReadonlySet<SceneryType> = new Set([
  "flowers-pink",
  "flowers-white",
  "flowers-violet",
  "lily",
  "reeds",
  "boat",
  "bridge",
  "bunting",
  "magic-circle",
  "cave",
  "trail-arch",
]);

/** A soft ellipse in the light's direction. */
export const paintShadow = (
  { canvas }: Pick<Brush, "canvas">,
  x: number,
  y: number,
  width: number,
  height: number,
): void => {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(1, height / width);
  const soft = canvas.createRadialGradient(0, 0, 0, 0, 0, width / 2);
  for (const [offset, colour] of SHADOW_STOPS) soft.addColorStop(offset, colour);
  canvas.fillStyle = soft;
  canvas.fillRect(-width / 2, -width / 2, width, width);
  canvas.restore();
};

/** The shadow of a thing that does not move, pushed right; `draw` knows how wide it is. */
export const paintSceneryShadow = (
  brush: Pick<Brush, "canvas">,
  { type, x, y, scale, variant }: Scenery,
  draw: DrawScenery,
): void => {
  if (FLAT.has(type) || (!isOutdoors(type) && SCENERY[type] === null)) return;
  const width = draw(type, variant).width * scale;
  if (type.startsWith("house-")) paintShadow(brush, x + 26, y - 16, width * 1.2, width * 0.44);
  else if (type === "fountain" || type === "portal")
    paintShadow(brush, x + width * 0.12, y - 16, width * 1.12, width * 0.42);
  else if (isOutdoors(type)) paintShadow(brush, x + width * 0.13, y - 4, width, width * 0.37);
  // Under a roof light comes from everywhere: the shadow is nearer and lower.
  else paintShadow(brush, x + width * 0.07, y - 5, width * 1.04, width * 0.28);
};
