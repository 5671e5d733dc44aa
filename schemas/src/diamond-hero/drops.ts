import { draw } from "../arena/entropy.ts";
import { note } from "../arena/events.ts";
import { wrapped } from "../arena/fields.ts";
import { dropPickup } from "../arena/pickups.ts";
import { wayX, wayY } from "../arena/places.ts";
import { healPlayer } from "../arena/player-hits.ts";
import { lengthOf, perTick, px, share } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { DROPS } from "./content.ts";
import { HERO_EVENTS } from "./events.ts";
import { gain } from "./levels.ts";
import { OWN } from "./own.ts";
import { HERO } from "./progress-content.ts";
import { MOB_NAMES, RUN } from "./tuning.ts";

/** What a mob that fell leaves: experience, now and then a coin or a heart; an elite a chest. */
export function leaveDrops(world: World, mob: number): void {
  const { mobs, own } = world;
  const name = MOB_NAMES[mobs.kind[mob]! - 1]!;
  const [x, y] = [mobs.x[mob]!, mobs.y[mob]!];
  if (name === "golem" || name === "elite") own[OWN.bosses]! -= 1;
  if (name === "golem") own[OWN.golem] = 1;
  if (name === "elite" && dropPickup(world, DROPS.chest, x, y) < 0) openChest(world);
  if (draw(world, 1, 100) <= HERO.coins.percent) {
    own[OWN.coins]! += HERO.coins.kill;
    note(world.events, HERO_EVENTS.coin, x, y, 0, HERO.coins.kill);
  }
  if (draw(world, 1, 1_000) <= RUN.heart.thousandth) dropPickup(world, DROPS.heart, x, y, RUN.heart.hp);
  const { experience } = RUN.mobs[name];
  // With too much on the ground it counts at once: nothing that was fought for is lost.
  if (experience > 0 && dropPickup(world, DROPS.spark, x, y, experience) < 0) gain(world, experience);
}

/** The player took something. */
export function takeDrop(world: World, row: number): void {
  const { pickups } = world;
  switch (pickups.kind[row]! - 1) {
    case DROPS.spark:
      gain(world, pickups.value[row]!);
      break;
    case DROPS.heart:
      healPlayer(world, pickups.value[row]!);
      break;
    case DROPS.chest:
      openChest(world);
      break;
  }
}

/** A chest has a card and coins. */
function openChest({ own }: World): void {
  own[OWN.coins]! += HERO.coins.elite;
  own[OWN.offers]! += 1;
}

/** Experience that is near enough flies to the player. */
export function pullSparks(world: World): void {
  const { pickups, player, field } = world;
  const [reach, speed] = [px(RUN.spark.magnet), perTick(RUN.spark.speed)];
  for (let row = 0; row < pickups.capacity; row += 1) {
    if (pickups.kind[row] !== DROPS.spark + 1) continue;
    const dx = wayX(world, pickups.x[row]!, player.x[0]!);
    const dy = wayY(world, pickups.y[row]!, player.y[0]!);
    if (dx * dx + dy * dy > reach * reach) continue;
    const distance = lengthOf(dx, dy);
    const way = Math.min(speed, distance);
    pickups.x[row] = wrapped(pickups.x[row]! + share(dx, way, distance), field.width);
    pickups.y[row] = wrapped(pickups.y[row]! + share(dy, way, distance), field.height);
  }
}
