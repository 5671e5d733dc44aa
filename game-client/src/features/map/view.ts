import type { Point } from "@diamond-valley/schemas/maps/map.ts";

/** What part of the map shows: `zoom` 1 shows all of it; `x`, `y` is the middle in shares (0..1) of the map. */
export interface MapView extends Point {
  readonly zoom: number;
}

export const WHOLE: MapView = { zoom: 1, x: 0.5, y: 0.5 };

/** How close the map can be looked at. */
export const CLOSEST = 4;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The view with its middle moved so that nothing beyond the map shows. */
export function held({ zoom, x, y }: MapView): MapView {
  const close = clamp(zoom, 1, CLOSEST);
  const half = 0.5 / close;
  return { zoom: close, x: clamp(x, half, 1 - half), y: clamp(y, half, 1 - half) };
}

/** The point of the map (shares) that stands at a point of the sheet (shares). */
export const pointAt = (view: MapView, at: Point): Point => ({
  x: view.x + (at.x - 0.5) / view.zoom,
  y: view.y + (at.y - 0.5) / view.zoom,
});

/** The view `factor` times as close, with the point of the map under `at` (shares of the sheet) kept where it is. */
export function zoomedAt(view: MapView, factor: number, at: Point): MapView {
  const zoom = clamp(view.zoom * factor, 1, CLOSEST);
  const kept = pointAt(view, at);
  return held({ zoom, x: kept.x - (at.x - 0.5) / zoom, y: kept.y - (at.y - 0.5) / zoom });
}

/** The view moved by shares of the sheet: what was dragged follows the finger. */
export const dragged = (view: MapView, dx: number, dy: number): MapView =>
  held({ ...view, x: view.x - dx / view.zoom, y: view.y - dy / view.zoom });
