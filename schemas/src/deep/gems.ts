import { draw } from "../arena/entropy.ts";
import { note } from "../arena/events.ts";
import { dropPickup } from "../arena/pickups.ts";
import { countTaken } from "../arena/table.ts";
import { lengthOf, px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { DEEP_EVENTS } from "./events.ts";
import { gemsIn, OWN } from "./own.ts";
import { visitOf } from "./setup.ts";
import { DEEP } from "./tuning.ts";

/** Whether a diamond that the player has not got yet lies there, or is still to come. */
export const hasGemsToCome = ({ own, setup, pickups }: World): boolean =>
  own[OWN.shown]! < gemsIn(visitOf(setup).missing).length || countTaken(pickups) > 0;

/** The next diamond that is missing appears, away from the last one. */
export function showGem(world: World): void {
  const { own, setup, events } = world;
  const gem = gemsIn(visitOf(setup).missing)[own[OWN.shown]!];
  if (gem === undefined) return;
  own[OWN.shown]! += 1;
  const [x, y] = placeOf(world);
  [own[OWN.gemX], own[OWN.gemY]] = [x, y];
  if (dropPickup(world, 0, x, y, gem) >= 0) note(events, DEEP_EVENTS.gem, x, y, 0, gem);
}

/** A diamond is taken. */
export function takeGem({ own, pickups }: World, row: number): void {
  own[OWN.taken]! |= 1 << (pickups.value[row]! - 1);
}

/** Of some places drawn the first that is far enough from the last diamond and from the player, else the farthest. */
function placeOf(world: World): readonly [x: number, y: number] {
  const { own, player } = world;
  const { floor, gem } = DEEP;
  const [lastX, lastY] =
    own[OWN.shown] === 1 ? [player.x[0]!, player.y[0]!] : [own[OWN.gemX]!, own[OWN.gemY]!];
  let best: readonly [number, number] = [px(DEEP.heart[0]), px(DEEP.heart[1])];
  let far = -1;
  for (let tries = 0; tries < gem.tries; tries += 1) {
    const x = px(draw(world, floor.x + gem.margin, floor.x + floor.width - gem.margin));
    const y = px(draw(world, floor.y + gem.margin, floor.y + floor.height - gem.margin));
    const away = lengthOf(x - lastX, y - lastY);
    if (away >= px(gem.away)) return [x, y];
    if (away > far) [best, far] = [[x, y], away];
  }
  return best;
}
