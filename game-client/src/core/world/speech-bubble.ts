import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { COLOUR } from "@diamond-valley/art-kit/palette.ts";
import type Phaser from "phaser";
import { pixelRatio } from "../engine/resolution.ts";
import type { SceneContext } from "./scene-context.ts";

const FONT = "20px Jua, 'Noto Sans KR', 'Noto Sans KR Variable', sans-serif";
const HEIGHT = 40;
const PADDING = 16;
const LINE = 3;
/** The tip that points to the head: half as wide, and as high, px. */
const TIP = { half: 9, high: 11 } as const;
/** Bubbles are so many px wide, or twice as many and so on: the next finds the room of one that has gone on the sheet. */
const STEP = 16;

/** Bubbles that were baked so far. */
let baked = 0;

/** Waits for the letters of these words. The answered function draws a bubble with words, whose tip is its origin. */
export async function loadBubble(words: string): Promise<typeof bake> {
  await document.fonts.load(FONT, words);
  return bake;
}

function bake({ scene, sheet }: SceneContext, words: string): Phaser.GameObjects.Image {
  const ratio = pixelRatio();
  const measured = createPaintable(1, 1).context;
  measured.font = FONT;
  const width = Math.ceil((measured.measureText(words).width + PADDING * 2 + LINE) / STEP) * STEP;
  const { canvas, context } = createPaintable(width * ratio, (HEIGHT + TIP.high + LINE) * ratio);
  context.scale(ratio, ratio);
  context.lineWidth = LINE;
  context.lineJoin = "round";
  context.strokeStyle = COLOUR.ink;
  context.fillStyle = COLOUR.white;
  const middle = width / 2;
  const [left, top, bottom] = [LINE / 2, LINE / 2, LINE / 2 + HEIGHT];
  context.beginPath();
  context.roundRect(left, top, width - LINE, HEIGHT, HEIGHT / 2);
  context.fill();
  context.stroke();
  context.beginPath();
  context.moveTo(middle - TIP.half, bottom);
  context.lineTo(middle, bottom + TIP.high);
  context.lineTo(middle + TIP.half, bottom);
  context.stroke();
  // Over the line between the tip and the rest.
  context.lineTo(middle + TIP.half, bottom - LINE);
  context.lineTo(middle - TIP.half, bottom - LINE);
  context.fill();
  context.fillStyle = COLOUR.ink;
  context.font = FONT;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(words, middle, top + HEIGHT / 2 + 1);
  baked += 1;
  const name = `said:${baked}`;
  const whole = { name, x: 0, y: 0, width: canvas.width, height: canvas.height };
  const bubble = scene.add
    .image(0, 0, sheet.add(name, canvas, [whole]), name)
    .setOrigin(0.5, 1)
    .setScale(1 / ratio);
  bubble.once("destroy", () => sheet.remove(name));
  return bubble;
}
