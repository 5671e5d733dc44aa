import type { GroundOf } from "@diamond-valley/schemas/maps/map.ts";
import { COLOUR, RAMPS } from "../palette.ts";
import { type Brush, dab, slab } from "./brush.ts";

const wood = RAMPS.wood;
const PLANK = 18;
const POST_GAP = 64;
/** Height of the deck above the water, px. */
const RISE = 12;

const post = (brush: Brush, x: number, y: number): void => {
  brush.canvas.globalAlpha = 0.8;
  dab(brush, x, y + 16, 11, 4, COLOUR.foam);
  brush.canvas.globalAlpha = 1;
  slab(brush, x - 6, y - 16, 12, 34, 5, wood.dark);
  slab(brush, x - 6, y - 18, 12, 11, 5, wood.hi);
  slab(brush, x - 4, y - 17, 5, 5, 2, COLOUR.plank);
};

/** Every POST_GAP px from `from` to `to`, ends included. */
const stations = (from: number, to: number): number[] => {
  const count = Math.max(1, Math.round((to - from) / POST_GAP));
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
};

/** A wooden dock: shade on the water, planks across its length, posts along its sides. */
export const paintDock = (brush: Brush, { x, y, width, height }: GroundOf<"dock">): void => {
  const { canvas, random } = brush;
  const across = width >= height;
  canvas.globalAlpha = 0.3;
  slab(brush, x + 10, y + 18, width, height + 8, 10, "#0E5B80");
  canvas.globalAlpha = 1;
  if (across) for (const px of stations(x + 10, x + width - 10)) post(brush, px, y + 4);
  slab(brush, x, y + 6, width, height + RISE - 6, 7, "#5C3824");
  slab(brush, x, y + 2, width, height + 4, 7, wood.dark);
  const [count, step] = across
    ? [Math.floor(width / PLANK), width / Math.floor(width / PLANK)]
    : [Math.floor(height / PLANK), height / Math.floor(height / PLANK)];
  for (let index = 0; index < count; index += 1) {
    const tone = [wood.hi, "#DDA56E", "#CF9058"][Math.floor(random() * 3)]!;
    const nail = random() > 0.5;
    if (across) {
      const px = x + index * step;
      slab(brush, px + 1, y, step - 2, height, 4, tone);
      canvas.globalAlpha = 0.5;
      slab(brush, px + 2.5, y + 2, 2.5, height - 6, 1, COLOUR.plank);
      canvas.globalAlpha = 0.35;
      slab(brush, px + step * 0.6, y + 10 + random() * 20, 2, height * 0.4, 1, wood.mid);
    } else {
      const py = y + index * step;
      slab(brush, x, py + 1, width, step - 2, 4, tone);
      canvas.globalAlpha = 0.5;
      slab(brush, x + 3, py + 2.5, width - 8, 2.5, 1, COLOUR.plank);
      canvas.globalAlpha = 0.35;
      slab(brush, x + 8 + random() * 20, py + step * 0.6, width * 0.4, 2, 1, wood.mid);
    }
    canvas.globalAlpha = 0.6;
    if (nail)
      dab(
        brush,
        across ? x + (index + 0.5) * step : x + 7,
        across ? y + 7 : y + (index + 0.5) * step,
        1.6,
        1.6,
        wood.dark,
      );
    canvas.globalAlpha = 1;
  }
  if (across) for (const px of stations(x + 10, x + width - 10)) post(brush, px, y + height + 6);
  else
    for (const py of stations(y + 20, y + height)) {
      post(brush, x + 1, py + 4);
      post(brush, x + width - 1, py + 4);
    }
};
