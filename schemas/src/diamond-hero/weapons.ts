import { cosOf, degrees, directionOf, SCALE, sinOf, TURN, turnBetween, turnedTo } from "../arena/angles.ts";
import { strikeArc, strikeCircle, strikeLane } from "../arena/blows.ts";
import { note } from "../arena/events.ts";
import { wrapped } from "../arena/fields.ts";
import { nearestMob, wayX, wayY } from "../arena/places.ts";
import { fire } from "../arena/shots.ts";
import { clamp, px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { numbersOf, type Owned, ownedIn } from "./arsenal.ts";
import { stepBombs, throwBomb } from "./bombs.ts";
import { shotOf } from "./content.ts";
import { HERO_EVENTS } from "./events.ts";
import { OWN, SLOTS, slotAt } from "./own.ts";
import { FAMILIES, mobOf, RUN } from "./tuning.ts";

/** How long (ticks) a strike is remembered, for drawings. */
const REMEMBERED = 60;

/** One tick of all weapons: each strikes by itself when it is ready and sees a mob. */
export function stepWeapons(world: World): void {
  const { own } = world;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const weapon = ownedIn(world, slot);
    if (!weapon) continue;
    if (own[slotAt(slot, "rest")]! > 0) own[slotAt(slot, "rest")]! -= 1;
    const since = own[slotAt(slot, "since")]!;
    if (since > 0) own[slotAt(slot, "since")] = Math.min(REMEMBERED, since + 1);
    stepWeapon(world, weapon);
  }
  stepBombs(world);
}

/** The damage of a weapon: a share (%) of its own that the player's strength makes. */
export const damageOf = ({ player }: World, weapon: Owned): number =>
  Math.floor((numbersOf(weapon).damage * player.damage[0]!) / 100);

function stepWeapon(world: World, weapon: Owned): void {
  const { style } = RUN.weapons[weapon.family];
  if (style === "beam") {
    shine(world, weapon);
    return;
  }
  if (world.own[slotAt(weapon.slot, "rest")]! > 0) return;
  switch (style) {
    case "arc":
      swing(world, weapon);
      break;
    case "lane":
      thrust(world, weapon);
      break;
    case "shots":
      shoot(world, weapon);
      break;
    case "orbs":
      circle(world, weapon);
      break;
    case "bombs":
      bombard(world, weapon);
      break;
  }
}

/** The weapon struck in this direction, and rests now. */
function strikes(world: World, { slot, family, level }: Owned, heading: number): void {
  const { own, player, events } = world;
  own[slotAt(slot, "rest")] = numbersOf({ family, level }).every;
  own[slotAt(slot, "heading")] = turnedTo(heading);
  own[slotAt(slot, "since")] = 1;
  note(events, HERO_EVENTS.strike, player.x[0]!, player.y[0]!, FAMILIES.indexOf(family), turnedTo(heading));
}

/** What a weapon aims at within `reach` px: an elite or the golem first, else the nearest mob; -1 for none. */
function targetOf(world: World, reach: number, except = -1): number {
  const { player, own } = world;
  const [x, y] = [player.x[0]!, player.y[0]!];
  if (own[OWN.bosses]! > 0) {
    const boss = bossWithin(world, px(reach), except);
    if (boss >= 0) return boss;
  }
  return nearestMob(world, x, y, px(reach), except);
}

const ELITE = mobOf("elite") + 1;
function bossWithin(world: World, reach: number, except: number): number {
  const { mobs, player, rules } = world;
  for (let mob = 0; mob < mobs.capacity; mob += 1) {
    if (mobs.kind[mob]! < ELITE || mob === except) continue;
    const far = reach + px(rules.mobs[mobs.kind[mob]! - 1]!.radius);
    const dx = wayX(world, player.x[0]!, mobs.x[mob]!);
    const dy = wayY(world, player.y[0]!, mobs.y[mob]!);
    if (dx * dx + dy * dy <= far * far) return mob;
  }
  return -1;
}

const towards = (world: World, mob: number): number =>
  directionOf(
    wayX(world, world.player.x[0]!, world.mobs.x[mob]!),
    wayY(world, world.player.y[0]!, world.mobs.y[mob]!),
  );

function swing(world: World, weapon: Owned): void {
  const { reach } = numbersOf(weapon);
  const mob = targetOf(world, reach);
  if (mob < 0) return;
  const heading = towards(world, mob);
  strikes(world, weapon, heading);
  const { player } = world;
  const width = degrees(RUN.weapons[weapon.family].width);
  strikeArc(world, player.x[0]!, player.y[0]!, heading, width, px(reach), damageOf(world, weapon));
}

function thrust(world: World, weapon: Owned): void {
  const { reach, count = 1 } = numbersOf(weapon);
  const mob = targetOf(world, reach);
  if (mob < 0) return;
  const heading = towards(world, mob);
  strikes(world, weapon, heading);
  const { player } = world;
  const [width, damage] = [px(RUN.weapons[weapon.family].width), damageOf(world, weapon)];
  for (let way = 0; way < count; way += 1)
    strikeLane(
      world,
      player.x[0]!,
      player.y[0]!,
      turnedTo(heading + way * (TURN >> 1)),
      px(reach),
      width,
      damage,
    );
}

function shoot(world: World, weapon: Owned): void {
  const { reach, count = 1 } = numbersOf(weapon);
  const mob = targetOf(world, reach);
  if (mob < 0) return;
  const heading = towards(world, mob);
  strikes(world, weapon, heading);
  const { player } = world;
  const { width } = RUN.weapons[weapon.family];
  const [kind, damage] = [shotOf(weapon.family), damageOf(world, weapon)];
  for (let index = 0; index < count; index += 1)
    fire(world, kind, player.x[0]!, player.y[0]!, heading + turnOf(index, count, width), {
      own: true,
      damage,
    });
}

/** How far one of several shots is turned: the first goes straight on, the others beside it in turn; or all go all round. */
function turnOf(index: number, count: number, width: number): number {
  if (width >= 360) return Math.floor((index * TURN) / count);
  const beside = ((index + 1) >> 1) * degrees(width);
  return (index & 1) === 1 ? beside : -beside;
}

/** Where an orb is (units). */
export function orbAt(world: World, weapon: Owned, orb: number): { x: number; y: number } {
  const { own, player, field } = world;
  const { reach, count = 1 } = numbersOf(weapon);
  const direction = own[OWN.time]! * RUN.weapons[weapon.family].turn! + Math.floor((orb * TURN) / count);
  return {
    x: wrapped(player.x[0]! + Math.trunc((cosOf(direction) * px(reach)) / SCALE), field.width),
    y: wrapped(player.y[0]! + Math.trunc((sinOf(direction) * px(reach)) / SCALE), field.height),
  };
}

function circle(world: World, weapon: Owned): void {
  const { count = 1 } = numbersOf(weapon);
  strikes(world, weapon, 0);
  const [radius, damage] = [px(RUN.weapons[weapon.family].width), damageOf(world, weapon)];
  for (let orb = 0; orb < count; orb += 1) {
    const { x, y } = orbAt(world, weapon, orb);
    strikeCircle(world, x, y, radius, damage);
  }
}

function bombard(world: World, weapon: Owned): void {
  const { count = 1 } = numbersOf(weapon);
  const { width } = RUN.weapons[weapon.family];
  let last = -1;
  for (let bomb = 0; bomb < count; bomb += 1) {
    const mob = targetOf(world, width, last);
    if (mob < 0) return;
    if (bomb === 0) strikes(world, weapon, towards(world, mob));
    throwBomb(world, weapon.level, world.mobs.x[mob]!, world.mobs.y[mob]!);
    last = mob;
  }
}

/** Whether a beam shines now. */
export const shines = ({ own }: Pick<World, "own">, weapon: Owned): boolean => {
  const since = own[slotAt(weapon.slot, "since")]!;
  return since > 0 && since <= (numbersOf(weapon).lasts ?? 0);
};

/** A beam that shines follows its target slowly, and hits at a beat. */
function shine(world: World, weapon: Owned): void {
  const { own, player } = world;
  const { reach } = numbersOf(weapon);
  const { turn = 0, hits = 1, width } = RUN.weapons[weapon.family];
  const mob = targetOf(world, reach);
  if (own[slotAt(weapon.slot, "rest")] === 0 && mob >= 0) strikes(world, weapon, towards(world, mob));
  if (!shines(world, weapon)) return;
  const heading = own[slotAt(weapon.slot, "heading")]!;
  if (mob >= 0)
    own[slotAt(weapon.slot, "heading")] = turnedTo(
      heading + clamp(turnBetween(heading, towards(world, mob)), -turn, turn),
    );
  if ((own[slotAt(weapon.slot, "since")]! - 1) % hits !== 0) return;
  const direction = own[slotAt(weapon.slot, "heading")]!;
  strikeLane(world, player.x[0]!, player.y[0]!, direction, px(reach), px(width), damageOf(world, weapon));
}
