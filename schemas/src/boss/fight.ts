import { cosOf, SCALE, sinOf, TURN } from "../arena/angles.ts";
import { draw } from "../arena/entropy.ts";
import { note } from "../arena/events.ts";
import { spawnMob } from "../arena/mobs.ts";
import { dropPickup } from "../arena/pickups.ts";
import { OUTCOMES } from "../arena/rules.ts";
import { freeSlot, type SlotTable } from "../arena/table.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { countCloseCalls } from "./close-calls.ts";
import { BOSS_EVENTS } from "./events.ts";
import { GOLEM, phaseOf } from "./golem.ts";
import { ENDS, OWN } from "./own.ts";
import { fightOf } from "./setup.ts";
import { BOSS, strengthOf, ticksOfFight } from "./tuning.ts";

/** The player stands below the golem, which wakes in the middle of the circle. */
export function beginFight(world: World): void {
  const { player, own, mobs, setup, rules } = world;
  const fight = fightOf(setup);
  const { x, y, start } = BOSS.circle;
  [player.x[0], player.y[0]] = [px(x), px(y + start)];
  own[OWN.phase] = 1;
  own[OWN.left] = ticksOfFight(fight);
  spawnMob(world, 0, px(x), px(y), strengthOf(fight, rules.version).hp);
  mobs.pause[GOLEM] = BOSS.first;
}

/** One tick of what is no matter of the kernel: close calls, time, phases, and the end of who has fallen. */
export function stepFight(world: World): void {
  const { own, player, mobs, setup, rules } = world;
  if (own[OWN.end] !== 0) return;
  countCloseCalls(world);
  if (player.hp[0] === 0) {
    endFight(world, ENDS.fallen);
    return;
  }
  own[OWN.left]! -= 1;
  if (own[OWN.left]! <= 0) {
    endFight(world, ENDS.time);
    return;
  }
  const phase = phaseOf(fightOf(setup), mobs.hp[GOLEM]!, rules.version);
  while (own[OWN.phase]! < phase) beginPhase(world);
}

/** The next phase begins, and with it a heart appears somewhere in the circle. */
function beginPhase(world: World): void {
  const { own, mobs, events } = world;
  own[OWN.phase]! += 1;
  note(events, BOSS_EVENTS.phase, mobs.x[GOLEM]!, mobs.y[GOLEM]!, GOLEM, own[OWN.phase]!);
  const [direction, far] = [draw(world, 0, TURN - 1), px(BOSS.heart.far)];
  const x = px(BOSS.circle.x) + Math.trunc((cosOf(direction) * far) / SCALE);
  const y = px(BOSS.circle.y) + Math.trunc((sinOf(direction) * far) / SCALE);
  if (dropPickup(world, 0, x, y, BOSS.heart.hp) < 0) return;
  own[OWN.hearts]! += 1;
  note(events, BOSS_EVENTS.heart, x, y);
}

/** The fight is over in one of ENDS: nothing flies and nothing threatens any more. */
export function endFight(world: World, end: number): void {
  const { own, clock, player, shots, hazards, events } = world;
  if (own[OWN.end] !== 0) return;
  own[OWN.end] = end;
  clock.outcome[0] = end === ENDS.won ? OUTCOMES.won : OUTCOMES.lost;
  for (const table of [shots, hazards]) clear(table);
  note(events, BOSS_EVENTS.ended, player.x[0]!, player.y[0]!, 0, end);
}

function clear(table: SlotTable): void {
  for (let row = 0; row < table.capacity; row += 1) if (table.kind[row] !== 0) freeSlot(table, row);
}
