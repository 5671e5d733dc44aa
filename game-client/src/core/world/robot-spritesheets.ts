import { createPaintable } from "@diamond-valley/art-kit/canvas.ts";
import { type Pose, ROBOT_SIZE, robot } from "@diamond-valley/art-kit/drawings/robot/robot.ts";
import { decode } from "@diamond-valley/art-kit/rasterise.ts";
import { drawing, place } from "@diamond-valley/art-kit/svg.ts";
import { type CharacterLook, packLook } from "@diamond-valley/schemas/looks/look.ts";
import type Phaser from "phaser";
import { robotScale } from "../engine/resolution.ts";
import { fetchWorn } from "../looks/worn.ts";
import type { SharedSheet } from "./shared-sheet.ts";
import { WALK_POSES } from "./walk-frames.ts";

/** The frames of each sheet, by name. */
const SHEETS = {
  walk: {
    ...WALK_POSES,
    blink: { view: "down", mood: "blink" },
    happy: { view: "down", gesture: "cheer", mood: "happy" },
    surprised: { view: "down", mood: "surprised" },
  },
  fish: {
    "hold-down": { view: "down", gesture: "hold" },
    "hold-side": { view: "side", gesture: "hold" },
    "hold-up": { view: "up", gesture: "hold" },
    "cast-down": { view: "down", gesture: "cast" },
    "cast-side": { view: "side", gesture: "cast" },
    "cast-up": { view: "up", gesture: "cast" },
  },
} as const satisfies Record<string, Record<string, Partial<Pose>>>;

export type SheetKind = keyof typeof SHEETS;
export type RobotFrame = keyof (typeof SHEETS)["walk"] | keyof (typeof SHEETS)["fish"];

const COLUMNS = 4;

/** A frame's name in the texture of its robot. */
const frameName = (key: string, frame: string): string => `${key}/${frame}`;

/**
 * The pictures of robots: one part of the scene's sheet for each look and outfit that is in the place, drawn when the first
 * robot like that comes and removed when the last one goes.
 */
export class RobotSpritesheets {
  readonly #sheet: SharedSheet;
  readonly #users = new Map<string, { count: number; ready: Promise<void> }>();

  constructor(sheet: SharedSheet) {
    this.#sheet = sheet;
  }

  /** Px in a sheet per unit of the robot's picture. */
  readonly scale: number = robotScale();

  /** Key of the pictures of a look and a packed outfit, once they are drawn. Every call needs a `release`, until the scene ends. */
  async acquire(look: CharacterLook, outfit: number, kind: SheetKind): Promise<string> {
    const key = `robot:${kind}:${packLook(look)}:${outfit}`;
    const sheet = this.#users.get(key) ?? { count: 0, ready: this.#draw(key, look, outfit, kind) };
    sheet.count += 1;
    this.#users.set(key, sheet);
    await sheet.ready;
    return key;
  }

  /** Shows a frame of acquired pictures on an image. */
  show(image: Phaser.GameObjects.Image, key: string, frame: RobotFrame): void {
    const name = frameName(key, frame);
    if (image.frame.name !== name) image.setTexture(this.#sheet.texture(key), name);
  }

  release(key: string): void {
    const sheet = this.#users.get(key);
    if (!sheet) return;
    sheet.count -= 1;
    if (sheet.count > 0) return;
    this.#users.delete(key);
    this.#sheet.remove(key);
  }

  async #draw(key: string, look: CharacterLook, outfit: number, kind: SheetKind): Promise<void> {
    const worn = await fetchWorn(outfit);
    const poses = Object.entries(SHEETS[kind]);
    const { width, height } = ROBOT_SIZE;
    const rows = Math.ceil(poses.length / COLUMNS);
    const cells = poses.map(([name, pose], index) => ({
      name,
      pose,
      x: (index % COLUMNS) * width,
      y: Math.floor(index / COLUMNS) * height,
    }));
    const whole = drawing(
      width * COLUMNS,
      height * rows,
      ...cells.map(({ pose, x, y }) => place(x, y, robot(look, pose, worn).svg)),
    );
    const image = await decode(whole);
    const { canvas, context } = createPaintable(whole.width * this.scale, whole.height * this.scale);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const frames = cells.map(({ name, x, y }) => ({
      name: frameName(key, name),
      x: x * this.scale,
      y: y * this.scale,
      width: width * this.scale,
      height: height * this.scale,
    }));
    this.#sheet.add(key, canvas, frames);
  }
}
