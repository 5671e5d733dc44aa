import { HAZARDS } from "@diamond-valley/schemas/arena/layout.ts";
import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type Phaser from "phaser";
import { LAYER } from "../world/layers.ts";
import type { SceneContext } from "../world/scene-context.ts";
import { wrapAround } from "./wrap.ts";

/** Ink rim, warm fill: told from the ground by their edge and their hatching, not by hue. */
const INK = 0x2b2a5a;
const RIM = 0xfff0c2;
const FILL = 0xff6a55;
/** Ground that is safe while all else is struck. */
const SAFE = 0xeafff2;
const SAFE_RIM = 0x2f9a62;
/** How large a ring is shown before it grows, px, and how far its free ways are. */
const RING_START = 54;
const RING_SWELL = 16;
const RING_WAYS = 420;
/** Px between the arrows of a free way. */
const ARROWS = 70;
/** Px between strokes over the whole ground. */
const HATCH = 44;
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

/** Where a ring has no gap: from and to, radians. */
function* banks({ hazards }: World, row: number): Generator<readonly [from: number, to: number]> {
  const first = hazards.heading[row]! * RADIANS;
  const gap = (hazards.gapWidth[row]! * RADIANS) / 2;
  const gaps = Math.max(1, hazards.gaps[row]!);
  for (let index = 0; index < gaps; index += 1)
    yield [first + (index / gaps) * Math.PI * 2 + gap, first + ((index + 1) / gaps) * Math.PI * 2 - gap];
}

/** A chevron that points outwards, `along` px from (x, y). */
function arrow(pen: Pen, x: number, y: number, turn: number, along: number): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [tipX, tipY] = [x + cos * along, y + sin * along];
  for (const [width, colour] of [
    [10, INK],
    [5, SAFE],
  ] as const) {
    pen.lineStyle(width, colour, 0.95);
    for (const side of [-1, 1])
      pen.lineBetween(tipX, tipY, tipX - cos * 13 - sin * 13 * side, tipY - sin * 13 + cos * 13 * side);
  }
}

/** A ring that will grow: where it begins, and the ways that stay free, the clearer the sooner it comes. */
function warnedRing(pen: Pen, world: World, row: number, { x, y, size, run }: Shown): void {
  const reach = RING_START + RING_SWELL * run;
  const far = Math.min(size, RING_WAYS);
  const sides = [...banks(world, row)];
  for (const [index, [, to]] of sides.entries()) {
    const [from] = sides[(index + 1) % sides.length]!;
    pen
      .fillStyle(SAFE, 0.2 + 0.5 * run)
      .slice(x, y, far, to, from)
      .fillPath();
    // Arrows say which of the ways between dashes are free: told by shape, not by tone.
    const middle = to + ((from - to + Math.PI * 4) % (Math.PI * 2)) / 2;
    for (let along = reach + 40; along < far; along += ARROWS) arrow(pen, x, y, middle, along);
  }
  outline(pen, () => {
    for (const [from, to] of banks(world, row)) {
      pen.moveTo(x + Math.cos(from) * reach, y + Math.sin(from) * reach);
      pen.arc(x, y, reach, from, to);
    }
  });
  for (const turn of [...banks(world, row)].flat())
    for (let along = reach + 14; along < Math.min(size, RING_WAYS); along += 30) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      for (const [width, colour] of [
        [7, INK],
        [3, RIM],
      ] as const)
        pen
          .lineStyle(width, colour, 0.8)
          .lineBetween(x + cos * along, y + sin * along, x + cos * (along + 14), y + sin * (along + 14));
    }
}

/** A ring that grows: what hits is as thick as it is drawn. */
function growingRing(pen: Pen, world: World, row: number, { x, y, size }: Shown): void {
  const { hazards } = world;
  const outer = Math.min(size, (hazards.speed[row]! * (hazards.age[row]! + 1)) / PX);
  const thick = Math.max(hazards.width[row]!, hazards.speed[row]!) / PX;
  const middle = Math.max(thick / 2, outer - thick / 2);
  for (const [width, colour] of [
    [thick + 8, INK],
    [thick, RIM],
    [thick - 8, FILL],
  ] as const) {
    pen.lineStyle(width, colour, 0.95).beginPath();
    for (const [from, to] of banks(world, row)) {
      pen.moveTo(x + Math.cos(from) * middle, y + Math.sin(from) * middle);
      pen.arc(x, y, middle, from, to);
    }
    pen.strokePath();
  }
}

/** All of the ground is struck: it is hatched, more as the time runs out, and only shelters are clear. */
function everywhere(pen: Pen, { worldView }: Phaser.Cameras.Scene2D.Camera, run: number): void {
  const { x: left, y: top, width, height } = worldView;
  pen.fillStyle(FILL, 0.16 + 0.2 * run).fillRect(left, top, width, height);
  pen.lineStyle(4, INK, 0.3 + 0.3 * run);
  // Hatching stays where it is while the camera moves.
  const first = Math.floor((left - height) / HATCH) * HATCH;
  for (let across = first; across < left + width; across += HATCH)
    pen.lineBetween(across, top + height, across + height, top);
}

/** A place that is safe: clear ground in a double rim. */
function shelter(pen: Pen, { x, y, size, run }: Shown): void {
  pen.fillStyle(SAFE, 0.92).fillCircle(x, y, size);
  pen.lineStyle(9, INK, 0.95).strokeCircle(x, y, size);
  pen.lineStyle(4, 0xffffff, 1).strokeCircle(x, y, size);
  pen.lineStyle(4, SAFE_RIM, 1).strokeCircle(x, y, Math.max(6, size * (1 - run) - 8));
}

/** Draws all announced and live hazards of a world, on the ground under who stands there. */
export interface Telegraphs {
  /** `around`: on a field that wraps, the drawn place of the player, px: each is drawn where it is nearest to that. */
  draw(world: World, around?: Point): void;
  destroy(): void;
}

export function createTelegraphs({ scene }: SceneContext): Telegraphs {
  const pen = scene.add.graphics().setDepth(LAYER.flat + 6);
  /** The ticks that each row's warning began with. */
  const whole = new Map<number, number>();
  return {
    draw(world, around) {
      const { hazards } = world;
      const wrap = around && wrapAround(world.field, around);
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
          x: wrap ? wrap.x(hazards.x[row]!) : hazards.x[row]! / PX,
          y: wrap ? wrap.y(hazards.y[row]!) : hazards.y[row]! / PX,
          size: hazards.size[row]! / PX,
          width: kind === HAZARDS.arc ? hazards.width[row]! : hazards.width[row]! / PX,
          angle: hazards.heading[row]! * RADIANS,
          run: from === 0 ? 1 : 1 - warn / from,
        };
        if (kind === HAZARDS.circle) circle(pen, shown);
        else if (kind === HAZARDS.arc) arc(pen, shown);
        else if (kind === HAZARDS.lane) lane(pen, shown);
        else if (kind === HAZARDS.ring && warn > 0) warnedRing(pen, world, row, shown);
        else if (kind === HAZARDS.ring) growingRing(pen, world, row, shown);
        else if (kind === HAZARDS.everywhere) everywhere(pen, scene.cameras.main, shown.run);
        else if (kind === HAZARDS.shelter) shelter(pen, shown);
      }
    },
    destroy: () => pen.destroy(),
  };
}
