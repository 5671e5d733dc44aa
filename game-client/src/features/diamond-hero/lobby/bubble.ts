import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import { LAYER } from "../../../core/world/layers.ts";
import type { SceneContext } from "../../../core/world/scene-context.ts";
import { createSign, SIGN_FONT } from "./sign.ts";

const FONT = `17px ${SIGN_FONT}`;
const WIDTH = 250;
const PADDING = 14;
const LINE = 22;
const TAIL = 12;
/** From the feet of who speaks up to the bubble, px. */
const UP = 128;
/** How long it is read, ms. */
const TIME = 8_000;

/** Words broken into lines no wider than `width` px. */
function linesOf(pen: CanvasRenderingContext2D, words: string, width: number): string[] {
  return words.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || pen.measureText(longer).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
    return lines;
  }, []);
}

/** Somebody calls something out: a bubble over its head that goes by itself. */
export async function callOut(context: SceneContext, at: Point, words: string): Promise<void> {
  await document.fonts.load(FONT, words).catch(() => []);
  const { scene } = context;
  if (!scene.sys.isActive()) return;
  const measure = document.createElement("canvas").getContext("2d");
  if (!measure) return;
  measure.font = FONT;
  const lines = linesOf(measure, words, WIDTH - PADDING * 2);
  const height = lines.length * LINE + PADDING * 2 - 4;
  const place = { x: at.x - WIDTH / 2, y: at.y - UP - height, width: WIDTH, height: height + TAIL };
  const sign = createSign(context, "hero-bubble", place, LAYER.bubble);
  sign.paint((pen) => {
    pen.beginPath();
    pen.roundRect(2, 2, WIDTH - 4, height - 4, 16);
    pen.moveTo(WIDTH / 2 - 10, height - 4);
    pen.lineTo(WIDTH / 2, height + TAIL - 4);
    pen.lineTo(WIDTH / 2 + 10, height - 4);
    pen.fillStyle = "#fff";
    pen.strokeStyle = "#2B2A5A";
    pen.lineWidth = 3;
    pen.stroke();
    pen.fill();
    pen.font = FONT;
    pen.fillStyle = "#2B2A5A";
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (const [index, line] of lines.entries())
      pen.fillText(line, WIDTH / 2, PADDING + LINE / 2 + index * LINE - 2);
  });
  scene.time.delayedCall(TIME, sign.remove);
}
