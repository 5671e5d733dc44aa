import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";

/** Below this width (CSS px) the view is a telephone's. */
const NARROW = 640;
const ZOOM = 0.86;
const ZOOM_NARROW = 0.72;
/** The window for which ZOOM was chosen, CSS px; larger ones see more, but not all of the map at once. */
const REFERENCE = { width: 1024, height: 768 };

/** CSS px per world px for a window of this size (CSS px): never so far out that the map ends. */
export const zoomFor = (width: number, height: number, map: Pick<GameMap, "width" | "height">): number => {
  const base = width < NARROW ? ZOOM_NARROW : ZOOM;
  const wider = Math.max(1, Math.sqrt(Math.min(width / REFERENCE.width, height / REFERENCE.height)));
  return Math.max(base * wider, width / map.width, height / map.height);
};
