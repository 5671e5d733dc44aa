import { note } from "../arena/events.ts";
import { ATTACK, DASH, INTERACT, paceOf } from "../arena/input.ts";
import { inCircle } from "../arena/shapes.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import type { Vein } from "../maps/map.ts";
import { MINING_EVENTS } from "./events.ts";
import { MISSED, ON_TIME, OWN, strikesOf } from "./own.ts";
import { expeditionOf } from "./setup.ts";
import { MINING } from "./tuning.ts";
import { isPerfect, workOf } from "./vein.ts";

/** Either button strikes. */
const PRESS = ATTACK | INTERACT;

/** Whether the player is within `reach` px of a vein's point. */
export const isNear = ({ player }: World, vein: Vein, reach: number): boolean =>
  inCircle(px(vein.x) - player.x[0]!, px(vein.y) - player.y[0]!, px(reach));

/** The room gave the player a vein: its first ring begins, if the player is still near. */
export function takeVein(world: World, vein: Vein): void {
  const { own } = world;
  own[OWN.given]! += 1;
  letGo(world);
  own.fill(0, OWN.log);
  own[OWN.strikes] = 0;
  if (own[OWN.away] === 1 || !isNear(world, vein, MINING.hold.reach)) return;
  own[OWN.vein] = vein.number;
  if (isNear(world, vein, MINING.reach)) beginRing(world, vein);
}

/** The vein is the player's no longer. What was struck off it is lost. */
export function letGo({ own }: World): void {
  own[OWN.vein] = own[OWN.ring] = own[OWN.idle] = 0;
}

/** The strike of the moment is broken off: it counts for nothing, and the vein stays the player's. */
export function breakOff(world: World): void {
  const { own, player } = world;
  if (own[OWN.ring] === 0) return;
  own[OWN.ring] = 0;
  own[OWN.log + own[OWN.strikes]!] = 0;
  note(world.events, MINING_EVENTS.broken, player.x[0]!, player.y[0]!, own[OWN.vein]!);
}

/** One tick of the player's work at the vein that it holds. */
export function work(world: World, input: number, veins: readonly Vein[]): void {
  const { own, player } = world;
  const vein = veins[own[OWN.vein]! - 1];
  if (!vein) return;
  if (!isNear(world, vein, MINING.hold.reach) || own[OWN.idle]! >= MINING.hold.ticks) {
    letGo(world);
    return;
  }
  const isMoving = paceOf(input) > 0 || (input & DASH) !== 0 || player.dash[0]! > 0;
  if (isMoving) breakOff(world);
  const isPressed = (input & PRESS) !== 0 && (player.before[0]! & PRESS) === 0;
  if (own[OWN.ring]! > 0) {
    strike(world, vein, isPressed);
    return;
  }
  own[OWN.idle]! += 1;
  if (isPressed && !isMoving && isNear(world, vein, MINING.reach)) beginRing(world, vein);
}

function beginRing({ own, events }: World, { x, y, number }: Vein): void {
  own[OWN.ring] = 1;
  own[OWN.idle] = 0;
  note(events, MINING_EVENTS.ring, px(x), px(y), number, own[OWN.strikes]!);
}

/** One tick of a ring: the first press in it counts, and one that is off lasts until the ring has closed. */
function strike(world: World, vein: Vein, isPressed: boolean): void {
  const { own } = world;
  const { strike: closes, perfect } = expeditionOf(world.setup);
  const late = own[OWN.ring]! - closes;
  const at = OWN.log + own[OWN.strikes]!;
  own[OWN.ring]! += 1;
  if (isPressed && own[at] === 0) own[at] = late + ON_TIME;
  if (own[at] === 0 && late >= perfect) own[at] = MISSED;
  if (own[at] === 0) return;
  const offset = own[at] === MISSED ? null : own[at]! - ON_TIME;
  if (isPerfect(offset, perfect)) finish(world, vein, MINING_EVENTS.perfect, perfect);
  else if (late >= 0) finish(world, vein, MINING_EVENTS.off, perfect);
}

function finish(world: World, vein: Vein, event: number, perfect: number): void {
  const { own, events } = world;
  const [x, y] = [px(vein.x), px(vein.y)];
  own[OWN.strikes]! += 1;
  note(events, event, x, y, vein.number, own[OWN.strikes]!);
  const strikes = strikesOf(world);
  if (workOf(strikes, perfect) < MINING.strike.needed) {
    beginRing(world, vein);
    return;
  }
  const perfects = strikes.filter((offset) => isPerfect(offset, perfect)).length;
  note(events, MINING_EVENTS.burst, x, y, vein.number, perfects);
  own[OWN.burst]! += 1;
  own[OWN.last] = vein.number;
  letGo(world);
}
