import { cosOf, directionOf, SCALE, sinOf, TURN } from "../arena/angles.ts";
import { draw } from "../arena/entropy.ts";
import { note } from "../arena/events.ts";
import { wrapped } from "../arena/fields.ts";
import { MOB_STATES } from "../arena/layout.ts";
import { spawnMob } from "../arena/mobs.ts";
import { wayX, wayY } from "../arena/places.ts";
import { countTaken } from "../arena/table.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { ATTACKS } from "./content.ts";
import { HERO_EVENTS } from "./events.ts";
import { healthOf, minuteOf } from "./growth.ts";
import { DUE, OWN } from "./own.ts";
import { isCalm } from "./setup.ts";
import { MOB_NAMES, type MobName, mobOf, RUN } from "./tuning.ts";

/** How many mobs wait at most for others to fall: more would all come at once. */
const WAITING = 40 * DUE;
/** From one look at a mob to the next, whether it was left behind. */
const LOOKS = 20;
/** Half of where mobs are ahead, directions. */
const AHEAD = 32;

/** One tick of the waves: who is due appears, out of sight, and who was left behind comes from ahead. */
export function stepWaves(world: World): void {
  const { own, mobs, setup, player, events } = world;
  const minute = minuteOf(world);
  const { rate, cap, mix, elite, golem } = RUN.minutes[minute]!;
  if (own[OWN.time]! % RUN.minute === 1) {
    note(events, HERO_EVENTS.minute, player.x[0]!, player.y[0]!, 0, minute);
    if (elite) summon(world, "elite", elite);
    if (golem) summon(world, "golem", golem);
  }
  const calmed = isCalm(setup) ? Math.floor((rate * RUN.calm) / 100) : rate;
  own[OWN.due] = Math.min(WAITING, own[OWN.due]! + calmed);
  if (own[OWN.due]! >= DUE && countTaken(mobs) < cap) {
    own[OWN.due]! -= DUE;
    const kind = mobOf(mixed(world, mix));
    const { x, y } = outOfSight(world);
    spawnMob(world, kind, x, y, healthOf(world, kind));
  }
  catchUp(world);
  own[OWN.foeShots] = foeShotsOf(world);
}

/** An elite or the golem comes, with its own health. */
function summon(world: World, name: MobName, hp: number): void {
  const { own, events } = world;
  const { x, y } = outOfSight(world);
  const mob = spawnMob(world, mobOf(name), x, y, hp);
  if (mob < 0) return;
  own[OWN.bosses]! += 1;
  note(events, HERO_EVENTS.boss, x, y, mob);
}

function mixed(world: World, mix: Partial<Record<MobName, number>>): MobName {
  let left = draw(world, 0, 99);
  for (const name of MOB_NAMES) {
    left -= mix[name] ?? 0;
    if (left < 0) return name;
  }
  return MOB_NAMES[0];
}

/** A place out of the player's sight; more often where it heads. */
function outOfSight(world: World): { x: number; y: number } {
  const { player, field } = world;
  const [wentX, wentY] = [player.wentX[0]!, player.wentY[0]!];
  const walks = wentX !== 0 || wentY !== 0;
  const isAhead = draw(world, 0, 99) < RUN.spawn.ahead && walks;
  const direction = isAhead
    ? directionOf(wentX, wentY) + draw(world, -AHEAD, AHEAD)
    : draw(world, 0, TURN - 1);
  const far = draw(world, px(RUN.spawn.near), px(RUN.spawn.far));
  return {
    x: wrapped(player.x[0]! + Math.trunc((cosOf(direction) * far) / SCALE), field.width),
    y: wrapped(player.y[0]! + Math.trunc((sinOf(direction) * far) / SCALE), field.height),
  };
}

/** Whoever was left behind comes from ahead: running away does not empty the field. */
function catchUp(world: World): void {
  const { mobs, player, own } = world;
  const stray = px(RUN.spawn.stray);
  for (let mob = own[OWN.time]! % LOOKS; mob < mobs.capacity; mob += LOOKS) {
    if (mobs.kind[mob] === 0 || mobs.state[mob] !== MOB_STATES.approach) continue;
    const dx = wayX(world, player.x[0]!, mobs.x[mob]!);
    const dy = wayY(world, player.y[0]!, mobs.y[mob]!);
    if (dx * dx + dy * dy <= stray * stray) continue;
    const { x, y } = outOfSight(world);
    mobs.x[mob] = x;
    mobs.y[mob] = y;
    mobs.push[mob] = 0;
  }
}

/** Shots of mobs that fly, and those that are announced. */
function foeShotsOf({ mobs, shots }: World): number {
  let count = 0;
  for (let shot = 0; shot < shots.capacity; shot += 1)
    if (shots.kind[shot] !== 0 && shots.own[shot] === 0) count += 1;
  for (let mob = 0; mob < mobs.capacity; mob += 1) {
    if (mobs.state[mob] !== MOB_STATES.telegraph) continue;
    const part = ATTACKS[mobs.attack[mob]! - 1]?.parts[0];
    if (part?.shape === "shots") count += part.count;
  }
  return count;
}
