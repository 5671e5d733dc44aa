import { objectDrawing } from "@diamond-valley/art-kit/object-drawing.ts";
import { dataUrl } from "@diamond-valley/art-kit/svg.ts";
import { BELTS_RULES, type Row, type Walk } from "@diamond-valley/schemas/story/puzzles/belts.ts";

/** Size of the picture, px, before it is fitted into its place. */
export const PICTURE = { width: 340, height: 400 } as const;
/** Ticks that a row is in sight before it is at the robot, and behind it. */
const AHEAD = 34;
const BEHIND = 6;
/** Where the robot stands, px from above. */
const FOOT = 330;
const LANE = PICTURE.width / BELTS_RULES.lanes;
const COLOURS = {
  belt: "#3d3a63",
  seam: "#2a2849",
  stripe: "#57538a",
  cross: "#7be08a",
  ink: "#1f6b3a",
} as const;

/** What is drawn with: pictures are there once they are loaded, and plain boxes until then. */
export interface Brushes {
  readonly crate: HTMLImageElement;
  readonly robot: HTMLImageElement;
}

const pictureOf = (name: string): HTMLImageElement =>
  Object.assign(new Image(), { src: dataUrl(objectDrawing(name)) });

export const createBrushes = (): Brushes => ({ crate: pictureOf("crate"), robot: pictureOf("minibot") });

/** An image, fitted into a square that stands on `foot` about the middle `x`. */
function stand(
  to: CanvasRenderingContext2D,
  image: HTMLImageElement,
  x: number,
  foot: number,
  size: number,
): void {
  if (!image.complete || image.naturalWidth === 0) return;
  const scale = size / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  to.drawImage(image, x - width / 2, foot - height, width, height);
}

/** The belts at a moment, in ticks that may be broken; `lane` is where the robot is seen, `still` leaves out what need not move. */
export function drawBelts(
  to: CanvasRenderingContext2D,
  { crate, robot }: Brushes,
  rows: readonly Row[],
  walk: Walk,
  { time, lane, still }: { time: number; lane: number; still: boolean },
): void {
  const { width, height } = PICTURE;
  const speed = FOOT / AHEAD;
  to.fillStyle = COLOURS.belt;
  to.fillRect(0, 0, width, height);
  for (let each = 0; each < BELTS_RULES.lanes; each += 1) {
    const left = each * LANE;
    to.fillStyle = COLOURS.stripe;
    const shift = still ? 0 : (time * speed) % 40;
    for (let y = shift - 40; y < height; y += 40) to.fillRect(left + 10, y, LANE - 20, 5);
    to.fillStyle = COLOURS.seam;
    to.fillRect(left - 2, 0, 4, height);
  }
  const shown = rows.filter(({ at }) => at - time < AHEAD && time - at < BEHIND);
  for (const { at, crates, push } of shown) {
    const y = FOOT - (at - time) * speed;
    if (push !== undefined) {
      to.fillStyle = COLOURS.cross;
      to.fillRect(0, y - 26, width, 34);
      to.strokeStyle = COLOURS.ink;
      to.lineWidth = 6;
      for (let x = LANE / 2; x < width; x += LANE) {
        to.beginPath();
        to.moveTo(x - 8 * push, y - 20);
        to.lineTo(x + 8 * push, y - 9);
        to.lineTo(x - 8 * push, y + 2);
        to.stroke();
      }
    }
    for (const each of crates ?? []) stand(to, crate, (each + 0.5) * LANE, y + 8, LANE - 8);
  }
  // Who was bumped blinks by its outline alone: a ring about it.
  const x = (lane + 0.5) * LANE;
  if (time < walk.immune) {
    to.strokeStyle = "#ffcb3d";
    to.lineWidth = 4;
    to.beginPath();
    to.ellipse(x, FOOT - 18, 34, 38, 0, 0, Math.PI * 2);
    to.stroke();
  }
  const hop = still ? 0 : Math.abs(Math.sin(time * 0.6)) * 3;
  stand(to, robot, x, FOOT + 8 - hop, LANE - 4);
}
