import type Phaser from "phaser";

/** Where a picture of the sheet stands on its place, as a share of its size. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

/** Words of one drawn picture: place, scale across and down, turn (radians), alpha, and whether it is white. */
const WORDS = 7;
/** Pictures that a batch grows by. */
const GROWTH = 256;

/** The numbers of a view's matrix. */
interface View {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

interface Submitter {
  run(...parts: unknown[]): void;
}

/** What of the engine's own picture is used, and replaced, to draw many in its place. */
interface Drawn {
  _renderSteps: ((renderer: unknown, self: unknown, context: Context, parent: unknown) => void)[];
  renderCanvas(renderer: { currentContext: CanvasRenderingContext2D }, self: unknown, camera: Camera): void;
  readonly defaultRenderNodes: { readonly Submitter?: Submitter };
}

interface Camera {
  readonly matrixCombined: View;
  getViewMatrix(transformed: boolean): View;
  addToRenderList(self: unknown): void;
}
interface Context {
  readonly camera: Camera;
  readonly useCanvas: boolean;
}

type Frame = Phaser.Textures.Frame & { readonly canvasData: { readonly x: number; readonly y: number } };

/**
 * Pictures of one sheet that are drawn anew in each frame: no object for each of three hundred mobs, and one batch for all of
 * them. `clear` it, `add` what is seen, and it is drawn in that order. Px of the world.
 */
export class Batch {
  #words = new Float32Array(GROWTH * WORDS);
  readonly #frames: Frame[] = [];
  readonly #origins: Origin[] = [];
  #count = 0;
  readonly #perPx: number;
  readonly #known = new Map<string, { readonly frame: Frame; readonly origin: Origin }>();
  readonly #originOf: (frame: string) => Origin;
  /** Its place in the order of drawing. */
  readonly #image: Phaser.GameObjects.Image;

  /** `perPx`: px of the sheet per px of the world. */
  constructor(scene: Phaser.Scene, sheet: string, perPx: number, originOf: (frame: string) => Origin) {
    this.#perPx = perPx;
    this.#originOf = originOf;
    this.#image = scene.add.image(0, 0, sheet);
    const drawn = this.#image as unknown as Drawn;
    drawn._renderSteps = [(_, __, context, parent) => this.#drawByWebGl(context, parent)];
    drawn.renderCanvas = ({ currentContext }, _, camera) => this.#drawOnCanvas(currentContext, camera);
  }

  setDepth(depth: number): this {
    this.#image.setDepth(depth);
    return this;
  }

  destroy(): void {
    this.#image.destroy();
  }

  /** Nothing is drawn, until something is added. */
  clear(): void {
    this.#count = 0;
  }

  /** Draws a picture at (x, y). A negative `across` mirrors it; `turn` in radians; `white`: only its outline, where the engine can. */
  add(
    frame: string,
    x: number,
    y: number,
    across = 1,
    down = across,
    turn = 0,
    alpha = 1,
    white = false,
  ): void {
    let known = this.#known.get(frame);
    if (!known) {
      known = { frame: this.#image.texture.get(frame) as Frame, origin: this.#originOf(frame) };
      this.#known.set(frame, known);
    }
    const at = this.#count * WORDS;
    if (at === this.#words.length) this.#grow();
    const words = this.#words;
    words[at] = x;
    words[at + 1] = y;
    words[at + 2] = across / this.#perPx;
    words[at + 3] = down / this.#perPx;
    words[at + 4] = turn;
    words[at + 5] = alpha;
    words[at + 6] = white ? 1 : 0;
    this.#frames[this.#count] = known.frame;
    this.#origins[this.#count] = known.origin;
    this.#count += 1;
  }

  #grow(): void {
    const longer = new Float32Array(this.#words.length + GROWTH * WORDS);
    longer.set(this.#words);
    this.#words = longer;
  }

  #drawByWebGl(context: Context, parent: unknown): void {
    if (this.#count === 0) return;
    const { camera } = context;
    camera.addToRenderList(this.#image);
    const { a, b, c, d, e, f } = camera.getViewMatrix(!context.useCanvas);
    const submitter = (this.#image as unknown as Drawn).defaultRenderNodes.Submitter;
    const { quad } = TRANSFORMER;
    const words = this.#words;
    for (let index = 0; index < this.#count; index += 1) {
      const at = index * WORDS;
      const frame = this.#frames[index]!;
      const origin = this.#origins[index]!;
      const x = words[at]!;
      const y = words[at + 1]!;
      const turn = words[at + 4]!;
      const wide = frame.width * words[at + 2]!;
      const high = frame.height * words[at + 3]!;
      const left = -wide * origin.x;
      const top = -high * origin.y;
      const cos = turn === 0 ? 1 : Math.cos(turn);
      const sin = turn === 0 ? 0 : Math.sin(turn);
      // Upper left, lower left, lower right, upper right.
      for (let corner = 0; corner < 4; corner += 1) {
        const px = corner < 2 ? left : left + wide;
        const py = corner === 0 || corner === 3 ? top : top + high;
        const wx = x + px * cos - py * sin;
        const wy = y + px * sin + py * cos;
        quad[corner * 2] = wx * a + wy * c + e;
        quad[corner * 2 + 1] = wx * b + wy * d + f;
      }
      TEXTURER.frame = TEXTURER.uvSource = frame;
      TINTER.tintEffect = words[at + 6]!;
      const tint = ((((words[at + 5]! * 255) | 0) << 24) | 0xffffff) >>> 0;
      TINTER.tintTopLeft = TINTER.tintTopRight = TINTER.tintBottomLeft = TINTER.tintBottomRight = tint;
      submitter?.run(context, this.#image, parent, 0, TEXTURER, TRANSFORMER, TINTER, undefined, 0);
    }
  }

  #drawOnCanvas(pen: CanvasRenderingContext2D, camera: Camera): void {
    if (this.#count === 0) return;
    const { a, b, c, d, e, f } = camera.matrixCombined;
    camera.addToRenderList(this.#image);
    const words = this.#words;
    pen.save();
    let shownAlpha = pen.globalAlpha;
    for (let index = 0; index < this.#count; index += 1) {
      const at = index * WORDS;
      const { width, height, canvasData, source } = this.#frames[index]!;
      const origin = this.#origins[index]!;
      const [x, y, across, down] = [words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3]!];
      const turn = words[at + 4]!;
      const cos = turn === 0 ? 1 : Math.cos(turn);
      const sin = turn === 0 ? 0 : Math.sin(turn);
      // The view, and in it place, turn and size, in one call of the pen: three cost more than the picture.
      pen.setTransform(
        (a * cos + c * sin) * across,
        (b * cos + d * sin) * across,
        (c * cos - a * sin) * down,
        (d * cos - b * sin) * down,
        a * x + c * y + e,
        b * x + d * y + f,
      );
      const alpha = words[at + 5]!;
      if (alpha !== shownAlpha) {
        pen.globalAlpha = alpha;
        shownAlpha = alpha;
      }
      const [left, top] = [-width * origin.x, -height * origin.y];
      pen.drawImage(
        source.image as CanvasImageSource,
        canvasData.x,
        canvasData.y,
        width,
        height,
        left,
        top,
        width,
        height,
      );
    }
    pen.restore();
  }
}

const TRANSFORMER = { quad: new Float32Array(8) };
const TEXTURER: { frame: unknown; uvSource: unknown } = { frame: null, uvSource: null };
const TINTER = { tintEffect: 0, tintTopLeft: 0, tintTopRight: 0, tintBottomLeft: 0, tintBottomRight: 0 };
