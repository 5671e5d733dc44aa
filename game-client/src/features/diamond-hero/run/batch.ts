import Phaser from "phaser";

/** Where a picture of the sheet stands on its place, as a share of its size. */
export interface Origin {
  readonly x: number;
  readonly y: number;
}

/** Words of one drawn picture: place, scale across and down, turn (radians), alpha, and whether it is white. */
const WORDS = 7;
/** Pictures that a batch grows by. */
const GROWTH = 256;

interface Seen {
  readonly matrixCombined: unknown;
  readonly scrollX: number;
  readonly scrollY: number;
}

interface Submitter {
  run(...parts: unknown[]): void;
}

/**
 * Pictures of one sheet that are drawn anew in each frame: no object for each of three hundred mobs, and one batch for all of
 * them. `clear` it, `add` what is seen, and it is drawn in that order. Px of the world.
 */
export class Batch extends Phaser.GameObjects.Blitter {
  #words = new Float32Array(GROWTH * WORDS);
  #frames: (Phaser.Textures.Frame | undefined)[] = [];
  #count = 0;
  readonly #perPx: number;
  readonly #known = new Map<string, { readonly frame: Phaser.Textures.Frame; readonly origin: Origin }>();
  readonly #origins: (frame: string) => Origin;
  #drawn: Origin[] = [];

  /** `perPx`: px of the sheet per px of the world. */
  constructor(scene: Phaser.Scene, sheet: string, perPx: number, origins: (frame: string) => Origin) {
    super(scene, 0, 0, sheet);
    this.#perPx = perPx;
    this.#origins = origins;
    scene.add.existing(this);
  }

  get count(): number {
    return this.#count;
  }

  /** Nothing is drawn, until something is added. */
  clearAll(): void {
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
      known = { frame: this.texture.get(frame), origin: this.#origins(frame) };
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
    this.#drawn[this.#count] = known.origin;
    this.#count += 1;
  }

  #grow(): void {
    const longer = new Float32Array(this.#words.length + GROWTH * WORDS);
    longer.set(this.#words);
    this.#words = longer;
  }

  /** Called by the engine without a `this`, as those of its own objects are. */
  // biome-ignore lint/suspicious/noExplicitAny: what the engine hands to its renderers has no types
  renderWebGL(_: unknown, src: this, context: any, parent: unknown): void {
    if (src.#count === 0) return;
    const { camera } = context;
    camera.addToRenderList(src);
    MATRIX.copyWithScrollFactorFrom(
      camera.getViewMatrix(!context.useCanvas),
      camera.scrollX,
      camera.scrollY,
      1,
      1,
    );
    const nodes = src as unknown as Record<
      "customRenderNodes" | "defaultRenderNodes",
      { Submitter?: Submitter }
    >;
    const submitter = nodes.customRenderNodes.Submitter ?? nodes.defaultRenderNodes.Submitter;
    const { a, b, c, d, e, f } = MATRIX;
    const { quad } = TRANSFORMER;
    for (let index = 0; index < src.#count; index += 1) {
      const at = index * WORDS;
      const words = src.#words;
      const frame = src.#frames[index]!;
      const origin = src.#drawn[index]!;
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
      const tint = (((words[at + 5]! * 255) | 0) << 24) | 0xffffff;
      TINTER.tintTopLeft = TINTER.tintTopRight = TINTER.tintBottomLeft = TINTER.tintBottomRight = tint >>> 0;
      submitter?.run(context, src, parent, 0, TEXTURER, TRANSFORMER, TINTER, undefined, 0);
    }
  }

  /** The same where there is no WebGL. */
  renderCanvas(
    renderer: { currentContext: CanvasRenderingContext2D },
    src: this,
    camera: Phaser.Cameras.Scene2D.Camera,
  ): void {
    if (src.#count === 0) return;
    const pen = renderer.currentContext;
    const { matrixCombined, scrollX, scrollY } = camera as unknown as Seen;
    MATRIX.copyWithScrollFactorFrom(matrixCombined, scrollX, scrollY, 1, 1);
    camera.addToRenderList(src);
    pen.save();
    for (let index = 0; index < src.#count; index += 1) {
      const at = index * WORDS;
      const words = src.#words;
      const { width, height, canvasData, source } = src.#frames[index]! as Phaser.Textures.Frame & {
        canvasData: { x: number; y: number };
      };
      const origin = src.#drawn[index]!;
      MATRIX.setToContext(pen);
      pen.globalAlpha = words[at + 5]!;
      pen.translate(words[at]!, words[at + 1]!);
      if (words[at + 4] !== 0) pen.rotate(words[at + 4]!);
      pen.scale(words[at + 2]!, words[at + 3]!);
      pen.drawImage(
        source.image as CanvasImageSource,
        canvasData.x,
        canvasData.y,
        width,
        height,
        -width * origin.x,
        -height * origin.y,
        width,
        height,
      );
    }
    pen.restore();
  }
}

const MATRIX =
  new Phaser.GameObjects.Components.TransformMatrix() as Phaser.GameObjects.Components.TransformMatrix & {
    copyWithScrollFactorFrom(
      from: unknown,
      scrollX: number,
      scrollY: number,
      factorX: number,
      factorY: number,
    ): void;
  };
const TRANSFORMER = { quad: new Float32Array(8) };
const TEXTURER: { frame: unknown; uvSource: unknown } = { frame: null, uvSource: null };
const TINTER = { tintEffect: 0, tintTopLeft: 0, tintTopRight: 0, tintBottomLeft: 0, tintBottomRight: 0 };
