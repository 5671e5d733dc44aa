import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";

/** Below this width (CSS px) the view is a telephone's. */
export const NARROW = 640;
const ZOOM = 0.86;
const ZOOM_NARROW = 0.72;
/** The window for which ZOOM was chosen, CSS px; larger ones see more, but not all of the map at once. */
const REFERENCE = { width: 1024, height: 768 };

/** A room smaller than the window is brought nearer, up to this zoom and to this share of the window. */
const NEAREST = 1.3;
const FILLED = 0.86;

/**
 * CSS px per world px for a window of this size (CSS px): out of doors never so far out that the map ends. Beyond rooms it is
 * dark: a small one lies in the middle of the window.
 */
export const zoomFor = (
  width: number,
  height: number,
  map: Pick<GameMap, "width" | "height">,
  indoors = false,
): number => {
  const base = width < NARROW ? ZOOM_NARROW : ZOOM;
  const wider = Math.max(1, Math.sqrt(Math.min(width / REFERENCE.width, height / REFERENCE.height)));
  const [across, down] = [width / map.width, height / map.height];
  if (indoors) return Math.max(base * wider, Math.min(NEAREST, Math.min(across, down) * FILLED));
  return Math.max(base * wider, across, down);
};

/** So much of a window, CSS px, lies under the bars and the quest card, and how far the card reaches from the left. */
const UNDER_CARD = 180;
const CARD = 260;

/**
 * How far above a room (world px) one may look in a window that has `free` world px of height to spare, and `beside` of width: half of
 * what there is, and as much as the quest card covers where the card would lie over the room.
 */
export const aboveRoom = (free: number, beside: number, width: number, zoom: number): number => {
  const isUnder = width < NARROW || (beside / 2) * zoom < CARD;
  return Math.max(free / 2, isUnder ? UNDER_CARD / zoom : 0);
};
