import type { Drawing } from "@diamond-valley/art-kit/svg.ts";
import {
  type Canvas,
  type ChromaSubsampling,
  createCanvas,
  type Image,
  loadImage,
  Path2D,
} from "@napi-rs/canvas";

export type { Canvas };

// The game's painters make their paths as they do in a browser.
Object.assign(globalThis, { Path2D });

/** A canvas and what paints on it; the game's painters know it by the browser's type. */
export interface Surface {
  canvas: Canvas;
  brush: CanvasRenderingContext2D;
}

/** An empty canvas of this size, px. */
export function newSurface(width: number, height: number): Surface {
  const canvas = createCanvas(width, height);
  return { canvas, brush: canvas.getContext("2d") as unknown as CanvasRenderingContext2D };
}

const loaded = new Map<string, Promise<Image>>();

/** A drawing ready to be stamped. Each one is read once. */
export function imageOf({ svg }: Drawing): Promise<CanvasImageSource> {
  const image = loaded.get(svg) ?? loadImage(Buffer.from(svg));
  loaded.set(svg, image);
  return image as Promise<unknown> as Promise<CanvasImageSource>;
}

/** Where and how a drawing is stamped. */
export interface Stamp {
  x: number;
  y: number;
  scale?: number;
  /** How much flatter than drawn, 1 as drawn. */
  squeeze?: number;
  flip?: boolean;
  /** The point of the drawing that comes to x, y, in shares of its size. The foot where unset. */
  origin?: { x: number; y: number };
}

const FOOT = { x: 0.5, y: 0.96 };

/** The same drawing `factor` times as big, and as sharp: what is stamped is rasterised at its own size. */
export function enlarged({ width, height, svg }: Drawing, factor: number): Drawing {
  const size = `width="${width * factor}" height="${height * factor}"`;
  return {
    width: width * factor,
    height: height * factor,
    svg: svg.replace(`width="${width}" height="${height}"`, size),
  };
}

/** Stamps a drawing on a surface. */
export async function stamp({ brush }: Surface, drawing: Drawing, at: Stamp): Promise<void> {
  const { x, y, scale = 1, squeeze = 1, flip = false, origin = FOOT } = at;
  const image = await imageOf(drawing);
  brush.save();
  brush.translate(x, y);
  brush.scale(flip ? -scale : scale, scale * squeeze);
  brush.drawImage(
    image,
    -drawing.width * origin.x,
    -drawing.height * origin.y,
    drawing.width,
    drawing.height,
  );
  brush.restore();
}

/** A part of a canvas, px. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of a canvas as WebP, `width` px wide. */
export async function asWebp(canvas: Canvas, crop: Crop, width: number): Promise<Buffer> {
  return resized(canvas, crop, width).encode("webp", 78);
}

/** 4:2:0. The library declares its names and doesn't export them. */
const HALVED = 2 as ChromaSubsampling;

/** A part of a canvas as AVIF, `width` px wide: as sharp as the WebP, which samples its colours alike, at two thirds of its size. */
export async function asAvif(canvas: Canvas, crop: Crop, width: number): Promise<Buffer> {
  const options = { quality: 52, speed: 6, chromaSubsampling: HALVED };
  return resized(canvas, crop, width).encode("avif", options);
}

/** A part of a canvas as JPEG, `width` px wide: what those who preview links are sure to read. */
export async function asJpeg(canvas: Canvas, crop: Crop, width: number): Promise<Buffer> {
  return resized(canvas, crop, width).encode("jpeg", 84);
}

function resized(canvas: Canvas, crop: Crop, width: number): Canvas {
  const height = Math.round((width * crop.height) / crop.width);
  const part = createCanvas(width, height);
  const brush = part.getContext("2d");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(canvas, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return part;
}
