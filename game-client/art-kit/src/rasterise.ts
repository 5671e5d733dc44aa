import { createPaintable } from "./canvas.ts";
import { type Placed, packShelves, sheetWidth } from "./pack.ts";
import { type Drawing, dataUrl } from "./svg.ts";

/** The picture as an image that a canvas can draw at any scale. Rejects when the SVG is broken. */
export const decode = async (picture: Drawing): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = dataUrl(picture);
  await image.decode();
  return image;
};

/** Many pictures on one canvas, each at `scale` device px per unit, with where each of them is. */
export type Atlas = { readonly canvas: HTMLCanvasElement; readonly frames: readonly Placed[] };

/** Draws all pictures onto one sheet, which is `width` px wide at a scale of 1. */
export const buildAtlas = async (
  pictures: Readonly<Record<string, Drawing>>,
  scale: number,
  width: number,
): Promise<Atlas> => {
  const images = new Map(
    await Promise.all(
      Object.entries(pictures).map(async ([name, picture]) => [name, await decode(picture)] as const),
    ),
  );
  const sheet = packShelves(
    Object.entries(pictures).map(([name, picture]) => ({
      name,
      width: Math.ceil(picture.width * scale),
      height: Math.ceil(picture.height * scale),
    })),
    sheetWidth(width, scale),
  );
  const { canvas, context } = createPaintable(sheet.width, sheet.height);
  for (const { name, x, y, width: w, height: h } of sheet.placed)
    context.drawImage(images.get(name)!, x, y, w, h);
  return { canvas, frames: sheet.placed };
};
