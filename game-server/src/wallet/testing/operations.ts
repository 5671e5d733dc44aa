import type { FishingSetup } from "@diamond-valley/schemas/fishing/attempt.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { between, pick, type Seeds, seededRandom } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Evidence } from "@diamond-valley/schemas/wallet/evidence.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { STOCK_ITEMS } from "@diamond-valley/schemas/wallet/wallet.ts";

/** Season time of all raced operations. */
export const RACE_NOW = Date.parse("2025-10-07T03:00:00Z");

const PRIZES = { "robot-plush": 2, "valley-phone": 10 } as const;

/** A catch with what decides it again. */
type ProvenCatch = CatchOperation & { evidence: Evidence };

/** What a press at the lake brings in, with the evidence that decides it again. */
export function fished(key: string, seed: number): ProvenCatch {
  const random = seededRandom(seed);
  const seeds = { shown: seed, hidden: between(random, 0, 0xffff_ffff) };
  const setup = {
    rules: FISHING.rules,
    spot: between(random, 1, 4),
    calm: false,
    guided: false,
    mastery: 5,
    free: 20,
  };
  for (let time = 0; time < FISHING.window; time += 10) {
    const operation = pressedAt(key, seeds, setup, time);
    if (operation.items.length > 0) return operation;
  }
  throw new Error(`no press catches anything with the seed ${seed}`);
}

/** What a press brings in that is made `time` ms after the arrow was first drawn, on a line without delay; no item where it misses. */
export function pressedAt(key: string, seed: Seeds, setup: FishingSetup, time: number): ProvenCatch {
  const inputs = { ...setup, press: { claimed: time, served: time, least: 0, bite: 0, echo: 0 } };
  const evidence = { game: "fishing", seed, inputs };
  const { items = [], experience: skillExperience = 0 } = replayEvidence(evidence);
  const rest = { category: "fish", skill: "fishing", skillExperience, evidence } as const;
  return { kind: "catch", key, items: [...items], ...rest };
}

/** An operation of any kind under a key of its own, drawn from `seed`: many succeed, and some are refused. */
export function operationOf(key: string, seed: number): WalletOperation {
  const random = seededRandom(seed);
  const category = "fish";
  switch (pick(random, ["fished", "catch", "catch", "delivery", "exchange", "entries", "entries"] as const)) {
    case "fished":
      return fished(key, seed);
    case "catch": {
      const items = Array.from({ length: between(random, 1, 3) }, () => pick(random, STOCK_ITEMS));
      return {
        kind: "catch",
        key,
        category,
        items,
        skill: "fishing",
        skillExperience: between(random, 1, 900),
      };
    }
    case "delivery":
      return { kind: "delivery", key, category, colour: pick(random, COLOURS), quantity: 2, experience: 850 };
    case "exchange":
      return { kind: "exchange", key, category, from: pick(random, STOCK_ITEMS), to: pick(random, COLOURS) };
    case "entries": {
      const prize = pick(random, ["robot-plush", "valley-phone"] as const);
      const entries = between(random, 0, 5);
      const closes = RACE_NOW + 1;
      const price = PRIZES[prize] * between(random, 1, 2);
      return { kind: "entries", key, prize, entries, price, level: 2, barred: null, closes };
    }
  }
}
