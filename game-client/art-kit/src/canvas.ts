/** A canvas to paint on, and its context. */
export type Paintable = { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D };

/**
 * A canvas that is painted once and then only read, as a texture. Kept in main memory (`willReadFrequently`):
 * thousands of small strokes and one upload are faster there, and take the same time on every machine.
 */
export const createPaintable = (width: number, height: number): Paintable => {
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width);
  canvas.height = Math.ceil(height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("this browser cannot draw");
  context.imageSmoothingQuality = "high";
  return { canvas, context };
};
