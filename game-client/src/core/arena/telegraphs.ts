import { HAZARDS } from "@diamond-valley/schemas/arena/layout.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../world/layers.ts";
import type { SceneContext } from "../world/scene-context.ts";

/** Ink rim, warm fill: told from the ground by their edge and their hatching, not by hue. */
const INK = 0x2b2a5a;
const RIM = 0xfff0c2;
const FILL = 0xff6a55;
/** Directions to radians. */
const RADIANS = Math.PI / 128;

type Pen = Phaser.GameObjects.Graphics;

/** Where a hazard lies and how far its warning has run, 0..1. */
interface Shown {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly angle: number;
  readonly run: number;
}

/** A pale area with a light line and an ink line around it: on bright and dark ground one of them is seen. */
function outline(pen: Pen, draw: () => void): void {
  for (const [width, colour] of [
    [9, INK],
    [4, RIM],
  ] as const) {
    pen.lineStyle(width, colour, 0.95);
    pen.beginPath();
    draw();
    pen.strokePath();
  }
}

function circle(pen: Pen, { x, y, size, run }: Shown): void {
  pen.fillStyle(FILL, 0.36).fillCircle(x, y, size);
  // What fills it is the time that is left.
  pen.fillStyle(FILL, 0.6).fillCircle(x, y, size * run);
  outline(pen, () => pen.arc(x, y, size, 0, Math.PI * 2));
  hatch(pen, x, y, size);
}

/** Strokes across a circle. */
function hatch(pen: Pen, x: number, y: number, size: number): void {
  pen.lineStyle(2, INK, 0.35);
  for (let across = -size + 12; across < size; across += 16) {
    const half = Math.sqrt(Math.max(0, size * size - across * across)) * 0.7;
    pen.lineBetween(x + across - half * 0.5, y + half, x + across + half * 0.5, y - half);
  }
}

function arc(pen: Pen, { x, y, size, width, angle, run }: Shown): void {
  const half = (width * RADIANS) / 2;
  const sector = (reach: number): void => {
    pen.moveTo(x, y);
    pen.arc(x, y, reach, angle - half, angle + half);
    pen.closePath();
  };
  for (const reach of [size, size * run]) {
    pen.fillStyle(FILL, 0.3).beginPath();
    sector(reach);
    pen.fillPath();
  }
  outline(pen, () => sector(size));
}

function lane(pen: Pen, { x, y, size, width, angle, run }: Shown): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (along: number, beside: number): Point => ({
    x: x + cos * along - sin * beside,
    y: y + sin * along + cos * beside,
  });
  const corners = (length: number) => [
    corner(0, -width / 2),
    corner(length, -width / 2),
    corner(length, width / 2),
    corner(0, width / 2),
  ];
  const trace = (length: number): void => {
    const [first, ...rest] = corners(length);
    pen.moveTo(first!.x, first!.y);
    for (const point of rest) pen.lineTo(point.x, point.y);
    pen.closePath();
  };
  for (const length of [size, size * run]) {
    pen.fillStyle(FILL, 0.3).beginPath();
    trace(length);
    pen.fillPath();
  }
  outline(pen, () => trace(size));
}

/** Draws all announced and live hazards of a world, on the ground under who stands there. */
export interface Telegraphs {
  draw(world: World): void;
  destroy(): void;
}

export function createTelegraphs({ scene }: SceneContext): Telegraphs {
  const pen = scene.add.graphics().setDepth(LAYER.flat + 6);
  /** The ticks that each row's warning began with. */
  const whole = new Map<number, number>();
  return {
    draw({ hazards }) {
      pen.clear();
      for (let row = 0; row < hazards.capacity; row += 1) {
        const kind = hazards.kind[row]!;
        if (kind === 0) {
          whole.delete(row);
          continue;
        }
        const warn = hazards.warn[row]!;
        const from = Math.max(whole.get(row) ?? 0, warn);
        whole.set(row, from);
        const shown: Shown = {
          x: hazards.x[row]! / PX,
          y: hazards.y[row]! / PX,
          size: hazards.size[row]! / PX,
          width: kind === HAZARDS.arc ? hazards.width[row]! : hazards.width[row]! / PX,
          angle: hazards.heading[row]! * RADIANS,
          run: from === 0 ? 1 : 1 - warn / from,
        };
        if (kind === HAZARDS.circle) circle(pen, shown);
        else if (kind === HAZARDS.arc) arc(pen, shown);
        else if (kind === HAZARDS.lane) lane(pen, shown);
        else if (kind === HAZARDS.shelter)
          outline(pen, () => pen.arc(shown.x, shown.y, shown.size, 0, Math.PI * 2));
        else if (kind === HAZARDS.ring && warn === 0)
          outline(pen, () => {
            const reach = Math.min(shown.size, (hazards.speed[row]! * (hazards.age[row]! + 1)) / PX);
            const gap = (hazards.gapWidth[row]! * RADIANS) / 2;
            const gaps = Math.max(1, hazards.gaps[row]!);
            for (let index = 0; index < gaps; index += 1) {
              const from = shown.angle + (index / gaps) * Math.PI * 2 + gap;
              const to = shown.angle + ((index + 1) / gaps) * Math.PI * 2 - gap;
              pen.moveTo(shown.x + Math.cos(from) * reach, shown.y + Math.sin(from) * reach);
              pen.arc(shown.x, shown.y, reach, from, to);
            }
          });
      }
    },
    destroy: () => pen.destroy(),
  };
}
