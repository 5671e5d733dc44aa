import { EVENTS, note } from "./events.ts";
import { wayX, wayY } from "./places.ts";
import { lengthOf, px, share } from "./units.ts";
import type { World } from "./world.ts";

/** Hits the player from a place. Answers whether it counted: an untouchable player is not hit. */
export function hurtPlayer(world: World, damage: number, x: number, y: number): boolean {
  const { player, rules, tally, events, trial } = world;
  if (trial || player.safe[0]! > 0 || player.hp[0]! <= 0) return false;
  const lost = Math.min(player.hp[0]!, rules.harm ? rules.harm(world, damage) : damage);
  player.hp[0]! -= lost;
  tally.taken[0]! += lost;
  player.safe[0] = rules.feel.safe;
  pushPlayer(world, x, y);
  note(events, EVENTS.hurt, player.x[0]!, player.y[0]!, 0, lost);
  rules.hurt?.(world, lost);
  return true;
}

/** Gives health back, up to the full. */
export function healPlayer({ player }: World, hp: number): void {
  player.hp[0] = Math.min(player.hpMax[0]!, player.hp[0]! + hp);
}

function pushPlayer(world: World, x: number, y: number): void {
  const { player, rules } = world;
  const { way, ticks } = rules.feel.push;
  const [dx, dy] = [wayX(world, x, player.x[0]!), wayY(world, y, player.y[0]!)];
  const length = lengthOf(dx, dy);
  const step = Math.floor(px(way) / Math.max(1, ticks));
  player.push[0] = ticks;
  player.pushX[0] = share(dx, step, length);
  player.pushY[0] = share(dy, step, length);
}
