import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { COLOUR } from "@diamond-valley/art-kit/palette.ts";
import type Phaser from "phaser";
import { pixelRatio } from "../engine/resolution.ts";
import { LAYER } from "./layers.ts";
import type { SceneContext } from "./scene-context.ts";

/** What images of names are called, for who draws a picture without them. */
export const NAME_TAG = "name-tag";
const FONT = "17px Jua, 'Noto Sans KR', 'Noto Sans KR Variable', sans-serif";
const HEIGHT = 26;
const PADDING = 11;
/** Tags are so many px wide, or twice as many and so on: who comes finds the room of one that has left on the sheet. */
const STEP = 8;

/** Tags that were baked so far. */
let baked = 0;

const widthOf = (name: string): number => {
  const { context } = createPaintable(1, 1);
  context.font = FONT;
  return context.measureText(name).width;
};

/** A name on a pill: ink on white, or white on ink for the player. Baked, so that it is drawn as one image. */
export class NameTag {
  readonly #place: SceneContext;
  readonly #own: boolean;
  #image: Phaser.GameObjects.Image | null = null;
  #name = "";
  #x = 0;
  #y = 0;
  #shown = true;
  #width = 0;

  constructor(place: SceneContext, own: boolean) {
    this.#place = place;
    this.#own = own;
  }

  setName(name: string): void {
    if (name === this.#name) return;
    this.#name = name;
    void document.fonts.load(FONT, name).then(() => {
      if (this.#name === name) this.#bake();
    });
  }

  moveTo(x: number, y: number): void {
    [this.#x, this.#y] = [x, y];
    this.#image?.setPosition(x, y).setDepth(LAYER.tag + y);
  }

  /** Px of the map; 0 before it is drawn. */
  get width(): number {
    return this.#width;
  }

  setVisible(shown: boolean): void {
    this.#shown = shown;
    this.#image?.setVisible(shown);
  }

  destroy(): void {
    this.#name = "";
    this.#image?.destroy();
    this.#image = null;
  }

  #bake(): void {
    const { scene, sheet } = this.#place;
    const name = this.#name;
    this.destroy();
    this.#name = name;
    if (name === "") return;
    const ratio = pixelRatio();
    const width = Math.ceil((widthOf(name) + PADDING * 2) / STEP) * STEP;
    this.#width = width;
    const { canvas, context } = createPaintable(width * ratio, HEIGHT * ratio);
    context.scale(ratio, ratio);
    context.fillStyle = this.#own ? COLOUR.ink : COLOUR.white;
    context.globalAlpha = 0.92;
    context.beginPath();
    context.roundRect(0, 0, width, HEIGHT, HEIGHT / 2);
    context.fill();
    context.globalAlpha = 1;
    context.font = FONT;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = this.#own ? COLOUR.white : COLOUR.ink;
    context.fillText(name, width / 2, HEIGHT / 2 + 1);
    baked += 1;
    const tag = `name:${baked}`;
    const whole = { name: tag, x: 0, y: 0, width: canvas.width, height: canvas.height };
    this.#image = scene.add
      .image(0, 0, sheet.add(tag, canvas, [whole]), tag)
      .setName(NAME_TAG)
      .setScale(1 / ratio)
      .setVisible(this.#shown);
    // Also when the scene ends and takes its images along.
    this.#image.once("destroy", () => sheet.remove(tag));
    this.moveTo(this.#x, this.#y);
  }
}
