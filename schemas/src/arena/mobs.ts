import { directionOf } from "./angles.ts";
import { beginAttack, lengthOfAttack, playAttack } from "./attacks.ts";
import { charge } from "./charge.ts";
import type { AttackKind, MobKind } from "./content.ts";
import { draw } from "./entropy.ts";
import { MOB_STATES } from "./layout.ts";
import { approach, slideBack } from "./mob-walk.ts";
import { wayX, wayY } from "./places.ts";
import { hurtPlayer } from "./player-hits.ts";
import { inCircle } from "./shapes.ts";
import { takeSlot } from "./table.ts";
import { lengthOf, px } from "./units.ts";
import type { World } from "./world.ts";

/** Puts a mob there, with its full health; `hp` where it has more. Answers its row, or -1 where there are too many. */
export function spawnMob(world: World, kind: number, x: number, y: number, hp?: number): number {
  const { mobs, rules } = world;
  const row = takeSlot(mobs, kind + 1);
  if (row < 0) return row;
  mobs.x[row] = x;
  mobs.y[row] = y;
  mobs.hp[row] = hp ?? rules.mobs[kind]!.hp;
  mobs.pause[row] = pauseOf(world, row);
  return row;
}

/** One tick of all mobs, in the order of their rows: each does what its state asks. */
export function stepMobs(world: World): void {
  const { mobs, rules } = world;
  for (let mob = 0; mob < mobs.capacity; mob += 1) {
    if (mobs.kind[mob] === 0) continue;
    const kind = rules.mobs[mobs.kind[mob]! - 1]!;
    slideBack(world, mob, kind);
    switch (mobs.state[mob]) {
      case MOB_STATES.approach:
        if (!world.trial) seekOut(world, mob, kind);
        break;
      case MOB_STATES.telegraph:
      case MOB_STATES.attack:
        attack(world, mob, kind, rules.attacks[mobs.attack[mob]! - 1]!);
        break;
      case MOB_STATES.recover:
      case MOB_STATES.dazed:
        rest(world, mob);
        break;
    }
  }
}

/** The damage of touching mobs: the only one without an announcement. */
export function touchMobs(world: World): void {
  const { mobs, player, rules } = world;
  const hurt = px(rules.feel.hurt);
  for (let mob = 0; mob < mobs.capacity; mob += 1) {
    if (mobs.kind[mob] === 0) continue;
    const { touch, radius } = rules.mobs[mobs.kind[mob]! - 1]!;
    if (touch === 0 || mobs.state[mob] === MOB_STATES.dazed) continue;
    const dx = wayX(world, mobs.x[mob]!, player.x[0]!);
    const dy = wayY(world, mobs.y[mob]!, player.y[0]!);
    if (inCircle(dx, dy, px(radius) + hurt)) hurtPlayer(world, touch, mobs.x[mob]!, mobs.y[mob]!);
  }
}

function seekOut(world: World, mob: number, kind: MobKind): void {
  const { mobs, player } = world;
  const dx = wayX(world, mobs.x[mob]!, player.x[0]!);
  const dy = wayY(world, mobs.y[mob]!, player.y[0]!);
  const distance = lengthOf(dx, dy);
  if (mobs.pause[mob]! > 0) mobs.pause[mob]! -= 1;
  else if (kind.attacks.length > 0) {
    const next = choose(world, mob, kind, distance);
    if (next >= 0) {
      beginAttack(world, mob, next);
      return;
    }
  }
  mobs.heading[mob] = directionOf(dx, dy);
  approach(world, mob, kind, dx, dy, distance);
}

/** Which attack comes next, or -1. The same one comes at most twice in a row where there is another. */
function choose(world: World, mob: number, kind: MobKind, distance: number): number {
  const { rules, mobs } = world;
  if (rules.choose) return rules.choose(world, mob);
  const isTired = mobs.repeats[mob]! >= 2 && kind.attacks.length > 1;
  const open = kind.attacks.filter(
    (attack) => distance <= px(rules.attacks[attack]!.range) && !(isTired && mobs.last[mob] === attack + 1),
  );
  return open.length === 0 ? -1 : open[draw(world, 0, open.length - 1)]!;
}

function attack(world: World, mob: number, kind: MobKind, played: AttackKind): void {
  const { mobs, rules } = world;
  const elapsed = mobs.timer[mob]!;
  const warn = rules.warn?.(world, mobs.attack[mob]! - 1) ?? played.warn;
  playAttack(world, mob, played, elapsed, warn);
  mobs.timer[mob] = elapsed + 1;
  if (elapsed >= warn) mobs.state[mob] = MOB_STATES.attack;
  const stopped = elapsed >= warn && charge(world, mob, kind, played, elapsed - warn);
  if (!stopped && elapsed + 1 < lengthOfAttack(world, played, warn)) return;
  mobs.state[mob] = stopped || played.dazes ? MOB_STATES.dazed : MOB_STATES.recover;
  mobs.timer[mob] = played.recover;
}

function rest(world: World, mob: number): void {
  const { mobs } = world;
  mobs.timer[mob]! -= 1;
  if (mobs.timer[mob]! > 0) return;
  mobs.timer[mob] = 0;
  mobs.attack[mob] = 0;
  mobs.state[mob] = MOB_STATES.approach;
  mobs.pause[mob] = pauseOf(world, mob);
}

const pauseOf = (world: World, mob: number): number =>
  world.rules.pause?.(world, mob) ?? world.rules.mobs[world.mobs.kind[mob]! - 1]!.pause;
