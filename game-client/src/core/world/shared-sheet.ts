import type { Placed } from "@diamond-valley/art-kit/pack.ts";
import Phaser from "phaser";
import { CELL_GAP, type Cell, createSheetRoom, type SheetRoom } from "./sheet-room.ts";

/** Height that the first page leaves for what comes after the scenery, in widths of that page. */
const RESERVE = 0.5;
/** Width and height of further pages, px, for what is no larger. */
const PAGE = 2048;
/** Larger textures are refused by some phones, px. */
const LARGEST = 4096;

/** Pictures that were put on a sheet together, and leave it together. */
interface Part {
  readonly page: Page;
  readonly cell: Cell;
  readonly canvas: HTMLCanvasElement;
  readonly frames: readonly Placed[];
}

/** A texture with room for many parts. */
interface Page {
  readonly texture: Phaser.Textures.Texture;
  readonly room: SheetRoom;
}

/** Pages that were ever made: scenes come and go, and their keys must differ. */
let made = 0;

/**
 * The pictures of a scene on as few textures as they fit: neighbours in the order of drawing then share a texture, and the
 * renderer draws them at once. What is on one page can't have the same name twice, so a part whose names are taken goes on
 * another. Without WebGL nothing is gained by large textures, and each part has one of its own. All leave with the scene.
 */
export class SharedSheet {
  readonly #scene: Phaser.Scene;
  readonly #renderer: Phaser.Renderer.WebGL.WebGLRenderer | null;
  readonly #pages: Page[] = [];
  readonly #parts = new Map<string, Part>();
  #closed = false;

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
    const { renderer } = scene.game;
    this.#renderer =
      renderer.type === Phaser.WEBGL ? (renderer as Phaser.Renderer.WebGL.WebGLRenderer) : null;
    // A lost context takes the pages' contents along.
    const restore = (): void => {
      for (const part of this.#parts.values()) this.#upload(part);
    };
    const { RESTORE_WEBGL } = Phaser.Renderer.Events;
    renderer.on(RESTORE_WEBGL, restore);
    scene.events.once(Phaser.Scenes.Events.SHUTDOWN, () => {
      this.#closed = true;
      renderer.off(RESTORE_WEBGL, restore);
      for (const { texture } of this.#pages) scene.textures.remove(texture);
      this.#pages.length = 0;
      this.#parts.clear();
    });
  }

  /**
   * Puts a canvas on the sheet, whose pictures become frames. A part of the same name goes.
   * @returns key of the texture
   */
  add(name: string, canvas: HTMLCanvasElement, frames: readonly Placed[]): string {
    this.remove(name);
    if (this.#closed) return "";
    const { page, cell } = this.#place(canvas, frames);
    const part = { page, cell, canvas, frames };
    this.#parts.set(name, part);
    for (const { name: frame, x, y, width, height } of frames)
      page.texture.add(frame, 0, cell.x + x, cell.y + y, width, height);
    this.#upload(part);
    return page.texture.key;
  }

  /** Key of the texture that has a part. Throws a RangeError for one that was not added. */
  texture(name: string): string {
    return this.#part(name).page.texture.key;
  }

  /** A picture of a part, for who paints with it: where it is on the part's canvas. Undefined for one that is not there. */
  picture(name: string, frame: string): (Placed & { readonly canvas: HTMLCanvasElement }) | undefined {
    const { canvas, frames } = this.#part(name);
    const placed = frames.find((each) => each.name === frame);
    return placed && { ...placed, canvas };
  }

  /** Takes a part off the sheet; nothing happens where it is not on it. */
  remove(name: string): void {
    const part = this.#parts.get(name);
    if (!part) return;
    this.#parts.delete(name);
    const { page, cell, frames } = part;
    for (const frame of frames) page.texture.remove(frame.name);
    page.room.give(cell);
    // The first one stays: it has room for whoever comes next.
    const index = this.#pages.indexOf(page);
    if (!page.room.isEmpty || (index === 0 && this.#renderer)) return;
    this.#pages.splice(index, 1);
    this.#scene.textures.remove(page.texture);
  }

  #part(name: string): Part {
    const part = this.#parts.get(name);
    if (!part) throw new RangeError(`"${name}" is not on the sheet`);
    return part;
  }

  #place(canvas: HTMLCanvasElement, frames: readonly Placed[]): { page: Page; cell: Cell } {
    const { width, height } = canvas;
    for (const page of this.#renderer ? this.#pages : []) {
      if (frames.some(({ name }) => page.texture.has(name))) continue;
      const cell = page.room.take(width, height);
      if (cell) return { page, cell };
    }
    const page = this.#addPage(canvas);
    return { page, cell: page.room.take(width, height)! };
  }

  #addPage(canvas: HTMLCanvasElement): Page {
    made += 1;
    const key = `sheet:${made}`;
    const { textures } = this.#scene;
    const [width, height] = this.#renderer ? this.#sizeFor(canvas) : [canvas.width, canvas.height];
    const source = this.#renderer?.createTextureFromSource(
      null as never,
      width,
      height,
      Phaser.ScaleModes.LINEAR,
    );
    // Not `addCanvas`, which keeps a copy of all px.
    const texture = source ? textures.addGLTexture(key, source)! : textures.create(key, canvas as never)!;
    const page = { texture, room: createSheetRoom(width, height) };
    this.#pages.push(page);
    return page;
  }

  #sizeFor({ width, height }: HTMLCanvasElement): [width: number, height: number] {
    if (this.#pages.length > 0) return [Math.max(PAGE, width), Math.max(PAGE, height)];
    const high = Math.min(height + CELL_GAP + Math.ceil(width * RESERVE), LARGEST);
    return [width, Math.max(height, high)];
  }

  #upload({ page, cell, canvas }: Part): void {
    const renderer = this.#renderer;
    if (!renderer || renderer.gl.isContextLost()) return;
    const { gl, glTextureUnits, glWrapper } = renderer;
    const { glTexture, height } = page.texture.source[0]!;
    glTextureUnits.bind(glTexture, 0);
    glWrapper.updateTexturing({ texturing: { flipY: true, premultiplyAlpha: true } });
    // The first row of a texture is the lowest one.
    const { x, y } = cell;
    const up = height - y - canvas.height;
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, up, gl.RGBA, gl.UNSIGNED_BYTE, canvas);
  }
}
