import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { sceneryFrame } from "@diamond-valley/art-kit/scenery-drawings.ts";
import { isLit } from "@diamond-valley/schemas/maps/doors.ts";
import { FOOT, SCENERY, type SceneContext } from "../../core/world/scene-context.ts";

/** Width of the picture, px: sharp on a map that is zoomed in, and small in memory. */
const WIDTH = 1_400;

/** The magic circle lies on the ground: its picture is drawn so much smaller, and so much flatter. */
const FLAT = { size: 0.84, squeeze: 0.62 } as const;

/** Paints the whole place small, out of the ground and the drawings that its scene shows. */
export function paintMap({ ground, map, sheet, scale }: SceneContext): HTMLCanvasElement {
  const share = WIDTH / map.width;
  const { canvas, context } = createPaintable(WIDTH, map.height * share);
  context.imageSmoothingQuality = "high";
  if (ground) context.drawImage(ground.canvas, 0, 0, canvas.width, canvas.height);
  for (const thing of [...map.scenery].sort((a, b) => a.y - b.y)) {
    const frame = sheet.picture(SCENERY, sceneryFrame(thing.type, thing.variant, isLit(map, thing)));
    if (!frame) continue;
    const size = (thing.scale / scale) * share;
    const [width, height] = [frame.width * size, frame.height * size];
    const lies = thing.type === "magic-circle";
    const origin = lies ? { x: 0.5, y: 0.5 } : FOOT;
    context.save();
    context.translate(thing.x * share, thing.y * share);
    context.scale(thing.flip ? -1 : 1, 1);
    if (lies) context.scale(FLAT.size, FLAT.size * FLAT.squeeze);
    context.drawImage(
      frame.canvas,
      frame.x,
      frame.y,
      frame.width,
      frame.height,
      -width * origin.x,
      -height * origin.y,
      width,
      height,
    );
    context.restore();
  }
  return canvas;
}
