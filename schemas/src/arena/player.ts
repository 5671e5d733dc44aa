import { cosOf, directionOf, SCALE, sinOf } from "./angles.ts";
import { strikeArc } from "./blows.ts";
import { EVENTS, note } from "./events.ts";
import { ATTACK, aimOf, aims, DASH, moveOf, PACES, paceOf } from "./input.ts";
import { moveBody } from "./movement.ts";
import { nearestMob, wayX, wayY } from "./places.ts";
import { px } from "./units.ts";
import type { World } from "./world.ts";

/** One tick of the player: what runs out, a push, a dash or a walk. */
export function movePlayer(world: World, input: number): void {
  const { player } = world;
  countDown(world);
  if (player.hp[0]! <= 0) return;
  if ((input & DASH) !== 0) beginDash(world, input);
  const [fromX, fromY] = [player.x[0]!, player.y[0]!];
  if (player.dash[0]! > 0) dash(world);
  else {
    walk(world, input);
    slide(world);
  }
  player.wentX[0] = wayX(world, fromX, player.x[0]!);
  player.wentY[0] = wayY(world, fromY, player.y[0]!);
}

/** The player's blow, where it has one: pressed now, or shortly before it could. */
export function strikeBlow(world: World, input: number): void {
  const { player, rules } = world;
  const { attack } = rules.feel;
  if (!attack || player.hp[0]! <= 0) return;
  if ((input & ATTACK) !== 0) {
    player.wants[0] = attack.buffer + 1;
    player.wantsAim[0] = aims(input) ? aimOf(input) + 1 : 0;
  }
  if (player.wants[0] === 0) return;
  player.wants[0]! -= 1;
  if (player.swing[0]! > 0 || player.dash[0]! > 0) return;
  player.wants[0] = 0;
  player.swing[0] = attack.every;
  faceFoe(world, px(attack.faces));
  const [x, y] = [player.x[0]!, player.y[0]!];
  note(world.events, EVENTS.blow, x, y, 0, player.heading[0]!);
  strikeArc(world, x, y, player.heading[0]!, attack.width, player.reach[0]!, player.damage[0]!);
}

function countDown({ player }: World): void {
  for (const left of [player.safe, player.dashRest, player.swing]) if (left[0]! > 0) left[0]! -= 1;
}

function beginDash(world: World, input: number): void {
  const { player, rules, events } = world;
  if (player.dashEvery[0] === 0 || player.dashRest[0]! > 0 || player.dash[0]! > 0) return;
  const { ticks, safe } = rules.feel.dash;
  player.dash[0] = ticks;
  player.dashRest[0] = player.dashEvery[0]!;
  player.dashHeading[0] = paceOf(input) > 0 ? moveOf(input) : player.heading[0]!;
  player.safe[0] = Math.max(player.safe[0]!, safe);
  player.push[0] = 0;
  note(events, EVENTS.dash, player.x[0]!, player.y[0]!, 0, player.dashHeading[0]!);
}

function dash(world: World): void {
  const { player, rules } = world;
  const { way, ticks } = rules.feel.dash;
  player.dash[0]! -= 1;
  go(world, player.dashHeading[0]!, Math.floor(px(way) / ticks));
}

function walk(world: World, input: number): void {
  const { player } = world;
  const pace = paceOf(input);
  if (pace === 0) return;
  player.heading[0] = moveOf(input);
  go(world, moveOf(input), Math.floor((player.speed[0]! * PACES[pace]!) / 100));
}

function slide({ player, field, rules }: World): void {
  if (player.push[0]! <= 0) return;
  player.push[0]! -= 1;
  moveBody(field, player, 0, player.pushX[0]!, player.pushY[0]!, rules.feel.body);
}

function go({ player, field, rules }: World, direction: number, way: number): void {
  const dx = Math.trunc((cosOf(direction) * way) / SCALE);
  const dy = Math.trunc((sinOf(direction) * way) / SCALE);
  moveBody(field, player, 0, dx, dy, rules.feel.body);
}

function faceFoe(world: World, reach: number): void {
  const { player, mobs } = world;
  if (player.wantsAim[0]! > 0) {
    player.heading[0] = player.wantsAim[0]! - 1;
    return;
  }
  const foe = nearestMob(world, player.x[0]!, player.y[0]!, reach);
  if (foe < 0) return;
  player.heading[0] = directionOf(
    wayX(world, player.x[0]!, mobs.x[foe]!),
    wayY(world, player.y[0]!, mobs.y[foe]!),
  );
}
