import { planFishing } from "@diamond-valley/schemas/fishing/attempt.ts";
import { arrowAt } from "@diamond-valley/schemas/fishing/press.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import type { Evidence } from "@diamond-valley/schemas/wallet/evidence.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";

/** A catch that was pressed so many ms after the arrow's second way through the middle; `seed` draws the arrow. */
export function pressed(key: string, seed: number, late: number): CatchOperation & { evidence: Evidence } {
  const setup = { rules: FISHING.rules, spot: 1, calm: false, guided: false, mastery: 5, free: 20 };
  const { arrow } = planFishing(seed, setup);
  const isPast = (time: number) => arrowAt(arrow, time) > arrow.centre;
  // The second one, so that there is time before it also for who presses early.
  const crossings: number[] = [];
  for (let time = 1; crossings.length < 2; time += 1)
    if (isPast(time) !== isPast(time - 1)) crossings.push(time);
  const time = (crossings[1] ?? 0) + late;
  const inputs = { ...setup, press: { claimed: time, served: time, least: 0, bite: 0, echo: 0 } };
  const evidence = { game: "fishing", seed: { shown: seed, hidden: seed }, inputs };
  const { items = [], experience: skillExperience = 0 } = replayEvidence(evidence);
  const rest = { category: "fish", skill: "fishing", skillExperience, evidence } as const;
  return { kind: "catch", key, items: [...items], ...rest };
}
