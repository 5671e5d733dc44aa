import { EVENTS, note } from "./events.ts";
import { wayX, wayY } from "./places.ts";
import { inCircle } from "./shapes.ts";
import { freeSlot, takeSlot } from "./table.ts";
import { px } from "./units.ts";
import type { World } from "./world.ts";

/** Puts a pickup down. Answers its row, or -1 where there are too many. */
export function dropPickup(world: World, kind: number, x: number, y: number, value = 0, data = 0): number {
  const { pickups, rules } = world;
  const row = takeSlot(pickups, kind + 1);
  if (row < 0) return row;
  pickups.x[row] = x;
  pickups.y[row] = y;
  pickups.value[row] = value;
  pickups.data[row] = data;
  pickups.life[row] = rules.pickups[kind]!.life;
  return row;
}

/** One tick of all pickups: they are taken within reach, and the others go when their time is over. */
export function stepPickups(world: World): void {
  const { pickups, player, rules, tally, events } = world;
  const reach = px(rules.feel.pickup);
  for (let row = 0; row < pickups.capacity; row += 1) {
    if (pickups.kind[row] === 0) continue;
    const [x, y] = [pickups.x[row]!, pickups.y[row]!];
    const isNear = inCircle(wayX(world, x, player.x[0]!), wayY(world, y, player.y[0]!), reach);
    if (isNear && player.hp[0]! > 0) {
      tally.picked[0]! += 1;
      note(events, EVENTS.picked, x, y, pickups.kind[row]!, pickups.value[row]!);
      rules.picked?.(world, row);
      freeSlot(pickups, row);
    } else if (pickups.life[row]! > 0) {
      pickups.life[row]! -= 1;
      if (pickups.life[row] === 0) freeSlot(pickups, row);
    }
  }
}
