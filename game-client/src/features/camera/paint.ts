import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { gem } from "@diamond-valley/art-kit/drawings/gem.ts";
import { COLOUR } from "@diamond-valley/art-kit/palette.ts";
import { decode } from "@diamond-valley/art-kit/rasterise.ts";
import type { Photo } from "../../core/engine/photo.ts";
import { type Box, cropOf, drawingBox, type FrameShape } from "./frame.ts";

/** What is written on a picture. */
export interface Caption {
  /** The name of the game. */
  readonly title: string;
  readonly place: string;
  /** Null where the player does not want it there. */
  readonly nickname: string | null;
  /** What was just reached: the first line on a ribbon, the others under it. */
  readonly lines: readonly string[];
}

const FACE = "Jua, 'Noto Sans KR', 'Noto Sans KR Variable', sans-serif";
const CREAM = "#fffaf0";
const SOFT = "#56547f";
const RIBBON = "#c8434a";
/** So much of a place is shown at most, px of the game: close enough to know everybody. */
const WIDEST = 860;
/** The look at a place is that much higher than the player's feet, px of the game. */
const RAISED = 40;

type Brush = CanvasRenderingContext2D;

/** Sets a font that is at most `most` px wide for the text, and answers its height, px. */
function fit(brush: Brush, text: string, size: number, most: number): number {
  brush.font = `${size}px ${FACE}`;
  const width = brush.measureText(text).width;
  if (width <= most) return size;
  const fitting = Math.floor((size * most) / width);
  brush.font = `${fitting}px ${FACE}`;
  return fitting;
}

function roundBox(brush: Brush, { x, y, width, height }: Box, radius: number): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
}

/** The place, a little darker towards its edges. */
function paintPlace(brush: Brush, { canvas, focus, ratio }: Photo, box: Box): void {
  const looked = focus ?? { x: canvas.width / 2, y: canvas.height / 2 };
  const at = { x: looked.x, y: looked.y - RAISED * ratio };
  const crop = cropOf(canvas, at, box, WIDEST * ratio);
  brush.save();
  roundBox(brush, box, box.width / 36);
  brush.clip();
  brush.drawImage(canvas, crop.x, crop.y, crop.width, crop.height, box.x, box.y, box.width, box.height);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = Math.hypot(box.width, box.height) / 2;
  const shade = brush.createRadialGradient(x, y, far * 0.62, x, y, far);
  shade.addColorStop(0, "#1e1e5a00");
  shade.addColorStop(1, "#1e1a5a52");
  brush.fillStyle = shade;
  brush.fillRect(box.x, box.y, box.width, box.height);
  brush.restore();
}

/** What was reached, over the upper left of the place. */
function paintLines(brush: Brush, lines: readonly string[], box: Box, size: number): void {
  let y = box.y + size * 0.7;
  brush.textAlign = "left";
  for (const [index, line] of lines.entries()) {
    const isFirst = index === 0;
    const high = fit(brush, line, isFirst ? size : size * 0.74, box.width * 0.86);
    const padding = high * 0.6;
    const width = brush.measureText(line).width + padding * 2;
    roundBox(brush, { x: box.x + size * 0.7, y, width, height: high * 1.7 }, high * 0.6);
    brush.fillStyle = isFirst ? RIBBON : CREAM;
    brush.fill();
    brush.fillStyle = isFirst ? COLOUR.white : COLOUR.ink;
    brush.fillText(line, box.x + size * 0.7 + padding, y + high * 0.9);
    y += high * 1.7 + size * 0.3;
  }
}

/** The logo on the left; who it is and where on the right. */
function paintBand(brush: Brush, caption: Caption, logo: CanvasImageSource, shape: FrameShape): void {
  const { width, height, rim, band } = shape;
  const middle = height - band / 2;
  const side = rim * 1.4;
  const picture = band * 0.62;
  brush.drawImage(logo, side, middle - picture / 2, picture, picture);
  brush.textAlign = "left";
  brush.fillStyle = COLOUR.ink;
  fit(brush, caption.title, band * 0.42, width * 0.42);
  brush.fillText(caption.title, side + picture * 1.15, middle);
  brush.textAlign = "right";
  const most = width * 0.4;
  const { nickname, place } = caption;
  if (nickname === null) {
    fit(brush, place, band * 0.34, most);
    brush.fillText(place, width - side, middle);
    return;
  }
  fit(brush, nickname, band * 0.33, most);
  brush.fillText(nickname, width - side, middle - band * 0.17);
  brush.fillStyle = SOFT;
  fit(brush, place, band * 0.25, most);
  brush.fillText(place, width - side, middle + band * 0.2);
}

/** Paints a picture to share: the place in a frame, with what is written on it. Rejects where the logo can't be drawn. */
export async function paintPicture(
  photo: Photo,
  caption: Caption,
  shape: FrameShape,
): Promise<HTMLCanvasElement> {
  const words = [caption.title, caption.place, caption.nickname ?? "", ...caption.lines].join(" ");
  const [logo] = await Promise.all([decode(gem()), document.fonts.load(`40px Jua`, words)]);
  const { canvas, context } = createPaintable(shape.width, shape.height);
  context.fillStyle = CREAM;
  context.fillRect(0, 0, shape.width, shape.height);
  context.textBaseline = "middle";
  const box = drawingBox(shape);
  paintPlace(context, photo, box);
  paintLines(context, caption.lines, box, shape.band * 0.4);
  paintBand(context, caption, logo, shape);
  return canvas;
}
