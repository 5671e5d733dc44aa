import type { Point } from "@diamond-valley/schemas/maps/map.ts";

/** A size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A box in px. */
export type Box = Point & Size;

/** The shape of a picture to share, px: what stands around the drawing, and how high the band with the logo under it is. */
export interface FrameShape extends Size {
  readonly rim: number;
  readonly band: number;
}

/** The shape that every network shows whole, and one for screens that are held upright. */
const WIDE: FrameShape = { width: 1_200, height: 630, rim: 20, band: 104 };
const TALL: FrameShape = { width: 1_080, height: 1_350, rim: 28, band: 168 };

/** The shape of a picture that is taken in a window of this size. */
export const shapeOf = ({ width, height }: Size): FrameShape => (height > width ? TALL : WIDE);

/** Where the drawing stands in a picture. */
export const drawingBox = ({ width, height, rim, band }: FrameShape): Box => ({
  x: rim,
  y: rim,
  width: width - 2 * rim,
  height: height - rim - band,
});

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/**
 * What of a drawing is shown in a box: as much as fits its shape, at most `widest` px across, around `focus` as far as the
 * drawing goes.
 */
export function cropOf(drawing: Size, focus: Point, box: Size, widest: number): Box {
  const scale = Math.min(drawing.width / box.width, drawing.height / box.height, widest / box.width);
  const [width, height] = [box.width * scale, box.height * scale];
  return {
    x: clamp(focus.x - width / 2, 0, drawing.width - width),
    y: clamp(focus.y - height / 2, 0, drawing.height - height),
    width,
    height,
  };
}
