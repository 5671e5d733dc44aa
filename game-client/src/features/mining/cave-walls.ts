import { CAVE_ROCK } from "@diamond-valley/art-kit/drawings/mine.ts";
import type { GameMap } from "@diamond-valley/schemas/maps/map.ts";
import { between, type Random, seededRandom } from "@diamond-valley/schemas/random.ts";
import type { SceneContext } from "../../core/world/scene-context.ts";

/** How high the wall at the far end is, and how far the others reach in, px: what the map's walls stop. */
const FAR = 92;
const SIDE = 40;
/** Px from one bulge of a wall to the next. */
const BULGE = 46;
/** How far in the dark from beyond the map reaches, px. */
const FADE = 64;

type Pen = CanvasRenderingContext2D;

/** The uneven edge of a wall: points along it, `reach` px in. */
function edge(length: number, reach: number, random: Random): { along: number; out: number }[] {
  const points: { along: number; out: number }[] = [];
  for (let along = -BULGE; along <= length + BULGE; along += BULGE)
    points.push({ along, out: reach + between(random, -10, 12) });
  return points;
}

/** Fills from beyond the map to the edge, in layers from dark to light. */
function wall(
  pen: Pen,
  points: readonly { along: number; out: number }[],
  at: (along: number, out: number) => readonly [number, number],
): void {
  for (const [inward, colour] of [
    [10, "#1B1638"],
    [0, CAVE_ROCK.dark],
    [-12, CAVE_ROCK.lo],
    [-26, CAVE_ROCK.mid],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(...at(points[0]!.along, -60));
    for (const [index, { along, out }] of points.entries()) {
      const next = points[index + 1] ?? { along, out };
      const middle = at((along + next.along) / 2, (out + next.out) / 2 + inward);
      pen.quadraticCurveTo(...at(along, out + inward), ...middle);
    }
    pen.lineTo(...at(points.at(-1)!.along, -60));
    pen.closePath();
    pen.fill();
  }
}

/** Stones that hang from the roof over the far wall. */
function hangings(pen: Pen, width: number, random: Random): void {
  for (let x = 12; x < width; x += between(random, 26, 58)) {
    const [wide, long] = [between(random, 9, 22), between(random, 26, 74)];
    for (const [share, colour] of [
      [1, CAVE_ROCK.dark],
      [0.72, CAVE_ROCK.lo],
      [0.36, CAVE_ROCK.hi],
    ] as const) {
      pen.fillStyle = colour;
      pen.beginPath();
      pen.moveTo(x - wide * share, -4);
      pen.quadraticCurveTo(x - wide * 0.3 * share, long * 0.6, x - 2, long * (0.6 + share * 0.4));
      pen.quadraticCurveTo(x + wide * 0.4 * share, long * 0.6, x + wide * share, -4);
      pen.fill();
    }
  }
}

/** Lets the cave end in the dark that lies beyond it: no edge of the picture is seen. */
function fadeOut(pen: Pen, width: number, height: number, beyond: string): void {
  for (const [x0, y0, x1, y1] of [
    [0, 0, 0, FADE],
    [0, height, 0, height - FADE / 2],
    [0, 0, FADE / 2, 0],
    [width, 0, width - FADE / 2, 0],
  ] as const) {
    const fade = pen.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0, beyond);
    fade.addColorStop(1, `${beyond}00`);
    pen.fillStyle = fade;
    pen.fillRect(0, 0, width, height);
  }
}

/** Small crystals in the floor, which give the dark some glints. */
function glints(pen: Pen, width: number, height: number, random: Random): void {
  for (let count = 0; count < 90; count += 1) {
    const [x, y, size] = [random() * width, between(random, FAR, height), between(random, 2, 5)];
    pen.fillStyle = ["#B7A3FF", "#8FDBFF", "#FFA3C4"][count % 3]!;
    pen.globalAlpha = 0.75;
    pen.beginPath();
    pen.moveTo(x, y - size * 1.6);
    pen.lineTo(x + size * 0.7, y);
    pen.lineTo(x, y + size * 0.7);
    pen.lineTo(x - size * 0.7, y);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Paints walls and glints over the ground that the scene has painted. */
export function paintWalls({ ground, map, theme }: Pick<SceneContext, "ground" | "map" | "theme">): void {
  ground?.paintOver((pen) => walls(pen, map, theme.beyond));
}

function walls(pen: Pen, { width, height }: Pick<GameMap, "width" | "height">, beyond: string): void {
  const random = seededRandom(height);
  glints(pen, width, height, random);
  wall(pen, edge(width, FAR - 14, random), (along, out) => [along, out]);
  wall(pen, edge(height, SIDE - 10, random), (along, out) => [out, along]);
  wall(pen, edge(height, SIDE - 10, random), (along, out) => [width - out, along]);
  wall(pen, edge(width, SIDE - 10, random), (along, out) => [along, height - out]);
  hangings(pen, width, random);
  fadeOut(pen, width, height, beyond);
}
