import { planFishing } from "@diamond-valley/schemas/fishing/attempt.ts";
import { arrowAt } from "@diamond-valley/schemas/fishing/press.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { pressedAt } from "../../wallet/testing/operations.ts";

/** A catch that was pressed so many ms after the arrow's second way through the middle; `seed` draws the arrow. */
export function pressed(key: string, seed: number, late: number): ReturnType<typeof pressedAt> {
  const setup = { rules: FISHING.rules, spot: 1, calm: false, guided: false, mastery: 5, free: 20 };
  const { arrow } = planFishing(seed, setup);
  const isPast = (time: number) => arrowAt(arrow, time) > arrow.centre;
  // The second one, so that there is time before it also for who presses early.
  const crossings: number[] = [];
  for (let time = 1; crossings.length < 2; time += 1)
    if (isPast(time) !== isPast(time - 1)) crossings.push(time);
  return pressedAt(key, { shown: seed, hidden: seed }, setup, (crossings[1] ?? 0) + late);
}
