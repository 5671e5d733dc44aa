import { cosOf, directionOf, SCALE, sinOf, turnBetween, turnedTo } from "./angles.ts";
import { strikeMob } from "./blows.ts";
import { wrapped } from "./fields.ts";
import { mobsAround } from "./grid.ts";
import { LARGEST_MOB, nearestMob, wayX, wayY } from "./places.ts";
import { hurtPlayer } from "./player-hits.ts";
import { inCircle } from "./shapes.ts";
import { freeSlot, takeSlot } from "./table.ts";
import { clamp, perTick, px } from "./units.ts";
import type { World } from "./world.ts";

/** Shots go through walls where they are this small, px: whoever sees a shot pass a corner expects it to. */
const SHOT_BODY = 2;
/** How far (units) a seeking shot sees. */
const SIGHT = px(300);

/** A shot from a place; `damage` where it is not the kind's own. Answers its row, or -1 where there are too many. */
export function fire(
  world: World,
  kind: number,
  x: number,
  y: number,
  heading: number,
  { own = false, damage }: { own?: boolean; damage?: number } = {},
): number {
  const { shots, rules } = world;
  const row = takeSlot(shots, kind + 1);
  if (row < 0) return row;
  const content = rules.shots[kind]!;
  shots.own[row] = own ? 1 : 0;
  shots.x[row] = x;
  shots.y[row] = y;
  shots.life[row] = content.life;
  shots.damage[row] = damage ?? content.damage;
  shots.pierce[row] = content.pierce ?? 0;
  turnShot(world, row, heading);
  return row;
}

/** One tick of all shots: they fly, end at walls, and hit. */
export function stepShots(world: World): void {
  const { shots } = world;
  for (let row = 0; row < shots.capacity; row += 1) {
    if (shots.kind[row] === 0) continue;
    if (shots.own[row] === 1) seek(world, row);
    shots.life[row]! -= 1;
    if (!fly(world, row) || (shots.own[row] === 1 ? hitMobs(world, row) : hitPlayer(world, row)))
      freeSlot(shots, row);
  }
}

/** Whether the shot of a foe touches a body of `radius` units there. */
export function shotTouches(world: World, row: number, x: number, y: number, radius: number): boolean {
  const { shots, rules } = world;
  const reach = px(rules.shots[shots.kind[row]! - 1]!.radius) + radius;
  return inCircle(wayX(world, shots.x[row]!, x), wayY(world, shots.y[row]!, y), reach);
}

function turnShot({ shots, rules }: World, row: number, heading: number): void {
  const speed = perTick(rules.shots[shots.kind[row]! - 1]!.speed);
  shots.heading[row] = turnedTo(heading);
  shots.speedX[row] = Math.trunc((cosOf(heading) * speed) / SCALE);
  shots.speedY[row] = Math.trunc((sinOf(heading) * speed) / SCALE);
}

/** Answers whether it still flies. */
function fly({ shots, field }: World, row: number): boolean {
  const x = shots.x[row]! + shots.speedX[row]!;
  const y = shots.y[row]! + shots.speedY[row]!;
  shots.x[row] = field.wraps ? wrapped(x, field.width) : x;
  shots.y[row] = field.wraps ? wrapped(y, field.height) : y;
  return shots.life[row]! > 0 && (field.open || field.free(x, y, SHOT_BODY));
}

function hitPlayer(world: World, row: number): boolean {
  const { shots, player, rules } = world;
  if (!shotTouches(world, row, player.x[0]!, player.y[0]!, px(rules.feel.hurt))) return false;
  return hurtPlayer(world, shots.damage[row]!, shots.x[row]!, shots.y[row]!);
}

/** Answers whether the shot is used up. */
function hitMobs(world: World, row: number): boolean {
  const { shots, mobs, grid, rules } = world;
  const x = shots.x[row]!;
  const y = shots.y[row]!;
  const radius = px(rules.shots[shots.kind[row]! - 1]!.radius);
  const count = mobsAround(grid, x, y, radius + LARGEST_MOB);
  for (let index = 0; index < count; index += 1) {
    const mob = grid.found[index]!;
    if (mobs.kind[mob] === 0 || shots.hit[row] === mob + 1) continue;
    const reach = radius + px(rules.mobs[mobs.kind[mob]! - 1]!.radius);
    if (!inCircle(wayX(world, x, mobs.x[mob]!), wayY(world, y, mobs.y[mob]!), reach)) continue;
    shots.hit[row] = mob + 1;
    strikeMob(world, mob, shots.damage[row]!, x, y);
    shots.pierce[row]! -= 1;
    // One mob a tick: what fell may have asked the grid, and the list of found mobs is another now.
    return shots.pierce[row]! < 0;
  }
  return false;
}

function seek(world: World, row: number): void {
  const { shots, mobs, rules } = world;
  const { seeks = 0 } = rules.shots[shots.kind[row]! - 1]!;
  if (seeks === 0) return;
  const x = shots.x[row]!;
  const y = shots.y[row]!;
  const mob = nearestMob(world, x, y, SIGHT, shots.hit[row]! - 1);
  if (mob < 0) return;
  const wanted = directionOf(wayX(world, x, mobs.x[mob]!), wayY(world, y, mobs.y[mob]!));
  const turn = clamp(turnBetween(shots.heading[row]!, wanted), -seeks, seeks);
  turnShot(world, row, shots.heading[row]! + turn);
}
