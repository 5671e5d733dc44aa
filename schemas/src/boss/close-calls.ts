import { EVENTS, note } from "../arena/events.ts";
import { covers } from "../arena/hazards.ts";
import { HAZARDS } from "../arena/layout.ts";
import { px } from "../arena/units.ts";
import type { World } from "../arena/world.ts";
import { OWN } from "./own.ts";
import { BOSS } from "./tuning.ts";

/**
 * Counts the close calls of the step before: those that the kernel has told, and those of rolls. Who was just hit did not
 * get away: the hit itself may have pushed it out of the next telegraph.
 */
export function countCloseCalls(world: World): void {
  const { own, tally, clock, rules } = world;
  judgeRolls(world);
  const fresh = tally.close[0]! - own[OWN.judged]!;
  own[OWN.judged] = tally.close[0]!;
  const isUnharmed = own[OWN.hurt] === 0 || clock.tick[0]! - own[OWN.hurt]! > rules.feel.safe;
  if (isUnharmed) own[OWN.closeCalls] = Math.min(BOSS.close.most, own[OWN.closeCalls]! + fresh);
}

/** The lane of a roll only shows its way, so the kernel leaves it out; who leaves it as the golem sets off got away. */
function judgeRolls(world: World): void {
  const { hazards, tally, events, player, rules } = world;
  const [x, y, hurt] = [player.x[0]!, player.y[0]!, px(rules.feel.hurt)];
  for (let row = 0; row < hazards.capacity; row += 1) {
    if (hazards.kind[row] !== HAZARDS.lane || hazards.age[row]! > 0) continue;
    const inside = covers(world, row, x, y, hurt);
    if (hazards.warn[row]! > 0) {
      if (inside && hazards.warn[row]! <= BOSS.close.ticks) hazards.near[row] = 1;
    } else if (hazards.near[row] === 1 && !inside && !wasBesideGolem(world, hazards.owner[row]!)) {
      tally.close[0]! += 1;
      note(events, EVENTS.close, x, y);
    }
  }
}

/** Whether the kernel counts the same roll by what hits: the golem's own circle. */
function wasBesideGolem({ hazards }: World, owner: number): boolean {
  for (let row = 0; row < hazards.capacity; row += 1)
    if (hazards.kind[row] === HAZARDS.circle && hazards.owner[row] === owner && hazards.near[row] === 1)
      return true;
  return false;
}
