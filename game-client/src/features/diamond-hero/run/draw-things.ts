import { PX } from "@diamond-valley/schemas/arena/units.ts";
import type { World } from "@diamond-valley/schemas/arena/world.ts";
import { DROPS, SHOTS } from "@diamond-valley/schemas/diamond-hero/content.ts";
import { RUN } from "@diamond-valley/schemas/diamond-hero/tuning.ts";
import type { HeroView } from "@diamond-valley/schemas/diamond-hero/view.ts";
import type { Point } from "@diamond-valley/schemas/maps/map.ts";
import type { Wrap } from "../../../core/arena/wrap.ts";
import type { Batch } from "./batch.ts";
import type { Crowd } from "./crowd.ts";
import type { Seen } from "./draw-mobs.ts";

/** How high shots fly over the ground that they hit, px. */
const LIFT = 16;
/** Pickups that go soon blink slowly, ticks. */
const GOING = 60;
const RADIANS = Math.PI / 128;
/** Turns a second of what spins. */
const SPINS: Readonly<Record<string, number>> = { axe: 15, wand: 4 };
/** Px around the view in which shots are drawn. */
const FAR = 60;
/** Px from the edge of the screen at which a pointer stands, and above and below more: bars lie there. */
const EDGE = 46;
const EDGE_TOP = 150;

/** The frame of each kind of shot: calm ones look as the others do. */
const SHOT_NAMES = SHOTS.map(({ name }) => name.replace("-calm", ""));
const SHOT_FRAMES = SHOT_NAMES.map((name) => `shot-${name}`);
const CHEST = DROPS.chest + 1;
const HEART = DROPS.heart + 1;

/** What lies on the ground: experience by its worth, hearts, chests. */
export function drawPickups(
  { pickups }: World,
  wrap: Wrap,
  seen: Seen,
  batch: Batch,
  clock: number,
  still: boolean,
): void {
  for (let row = 0; row < pickups.capacity; row += 1) {
    const kind = pickups.kind[row]!;
    if (kind === 0) continue;
    const x = wrap.x(pickups.x[row]!);
    const y = wrap.y(pickups.y[row]!);
    if (x < seen.left - 40 || x > seen.right + 40 || y < seen.top - 40 || y > seen.bottom + 40) continue;
    const bob = still ? 0 : Math.sin(clock / 260 + row) * 3;
    const life = pickups.life[row]!;
    const alpha = life > 0 && life < GOING ? 0.45 + 0.4 * (life / GOING) : 1;
    if (kind === CHEST) batch.add("chest", x, y, still ? 1 : 1 + Math.sin(clock / 200) * 0.04, 1, 0, 1);
    else if (kind === HEART) batch.add("heart", x, y + bob - 6, 0.72, 0.72, 0, alpha);
    else batch.add(`spark-${Math.min(3, pickups.value[row]!)}`, x, y + bob, 0.86, 0.86, 0, alpha);
  }
}

/** All that flies. */
export function drawShots(
  { shots }: World,
  crowd: Crowd,
  wrap: Wrap,
  seen: Seen,
  share: number,
  batch: Batch,
  clock: number,
  still: boolean,
): void {
  for (let row = 0; row < shots.capacity; row += 1) {
    const kind = shots.kind[row]!;
    if (kind === 0) continue;
    const x = wrap.x(crowd.x(row, share));
    const y = wrap.y(crowd.y(row, share)) - LIFT;
    if (x < seen.left - FAR || x > seen.right + FAR || y < seen.top - FAR || y > seen.bottom + FAR) continue;
    const name = SHOT_NAMES[kind - 1]!;
    const spin = SPINS[name];
    const turn =
      spin !== undefined
        ? still
          ? 0
          : (clock / 1_000) * spin + row
        : shots.own[row]
          ? shots.heading[row]! * RADIANS
          : 0;
    batch.add(SHOT_FRAMES[kind - 1]!, x, y, 0.92, 0.92, turn);
  }
}

/** Bombs that lie, or are still thrown to where they will. */
export function drawBombs(
  { bombs }: HeroView,
  wrap: Wrap,
  share: number,
  at: Point,
  batch: Batch,
  still: boolean,
): void {
  const whole = RUN.weapons.bomb.fuse ?? 12;
  for (const { x, y, fuse } of bombs) {
    const age = whole - fuse + share;
    const way = Math.min(1, age / 5);
    const [toX, toY] = [wrap.x(x * PX), wrap.y(y * PX)];
    const hop = Math.sin(way * Math.PI) * 46;
    const swell = still ? 1 : 1 + Math.max(0, (age - 5) / whole) * 0.3;
    batch.add(
      "bomb",
      at.x + (toX - at.x) * way,
      at.y - 30 + (toY - at.y + 30) * way - hop,
      0.9 * swell,
      0.9 * swell,
    );
  }
}

/** An arrow at the edge of the view towards each chest that is out of it. */
export function drawPointers(
  { pickups }: World,
  wrap: Wrap,
  seen: Seen,
  batch: Batch,
  clock: number,
  still: boolean,
): void {
  const middle = { x: (seen.left + seen.right) / 2, y: (seen.top + seen.bottom) / 2 };
  const [wide, high] = [(seen.right - seen.left) / 2 - EDGE, (seen.bottom - seen.top) / 2 - EDGE_TOP];
  for (let row = 0; row < pickups.capacity; row += 1) {
    if (pickups.kind[row] !== CHEST) continue;
    const dx = wrap.x(pickups.x[row]!) - middle.x;
    const dy = wrap.y(pickups.y[row]!) - middle.y;
    const out = Math.max(Math.abs(dx) / wide, Math.abs(dy) / high);
    if (out <= 1) continue;
    const pulse = still ? 1 : 1 + Math.sin(clock / 160) * 0.12;
    batch.add("pointer", middle.x + dx / out, middle.y + dy / out, pulse, pulse, Math.atan2(dy, dx));
    batch.add("chest", middle.x + (dx / out) * 0.86, middle.y + (dy / out) * 0.9 + 14, 0.6);
  }
}
