import { createPaintable } from "./canvas.ts";
import { type Placed, packShelves, sheetWidth } from "./pack.ts";
import { type Drawing, dataUrl, drawing, embedded } from "./svg.ts";

/** The picture as an image that a canvas can draw at any scale. Rejects when the SVG is broken. */
export const decode = async (picture: Drawing): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = dataUrl(picture);
  await image.decode();
  return image;
};

/** Many pictures on one canvas, each at `scale` device px per unit, with where each of them is. */
export type Atlas = { readonly canvas: HTMLCanvasElement; readonly frames: readonly Placed[] };

/**
 * Draws all pictures onto one sheet, which is `width` px wide at a scale of 1. They are decoded as one picture: a browser makes a
 * document of its own for each image, which took half of the time of a sheet with a hundred.
 */
export const buildAtlas = async (
  pictures: Readonly<Record<string, Drawing>>,
  scale: number,
  width: number,
): Promise<Atlas> => {
  const sheet = packShelves(
    Object.entries(pictures).map(([name, picture]) => ({
      name,
      width: Math.ceil(picture.width * scale),
      height: Math.ceil(picture.height * scale),
    })),
    sheetWidth(width, scale),
  );
  const parts = sheet.placed.map((placed, index) => embedded(pictures[placed.name]!, placed, `p${index}-`));
  const image = await decode(drawing(sheet.width, sheet.height, ...parts));
  const { canvas, context } = createPaintable(sheet.width, sheet.height);
  context.drawImage(image, 0, 0, sheet.width, sheet.height);
  return { canvas, frames: sheet.placed };
};
