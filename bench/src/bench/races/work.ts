import { ATTEMPTS } from "@diamond-valley/schemas/games/attempts.fixture.ts";
import { between, pick, type Random } from "@diamond-valley/schemas/random.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import type { Evidence } from "@diamond-valley/schemas/wallet/evidence.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { CATEGORIES, STOCK_ITEMS, type StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";

/** Items of a delivery: few, so that many succeed. */
const DELIVERED = 3;
/** Expeditions and fights whose results are rewards. */
const PLAYED = 12;

/** Operations of players, in their order. */
export type RaceWork = [player: string, operation: WalletOperation][];
type Reward = { readonly evidence: Evidence; readonly items: StockItem[]; readonly experience: number };

/** Results of real attempts in the mine and the forest, with the evidence that decides them again. */
function rewards(): Reward[] {
  const seeds = Array.from({ length: PLAYED }, (_, index) => index + 1);
  const decided = seeds.flatMap((seed) => [
    ...ATTEMPTS.mining(seed).decided,
    ...ATTEMPTS.hunting(seed).decided,
  ]);
  return decided.map(({ evidence, result: { items = [], experience = 0 } }) => ({
    ...{ evidence, items: [...items], experience },
  }));
}

/** Draws operations that race: rewards of games and of the story, exchanges and deliveries. */
export function drawWork(random: Random, players: readonly string[], count: number): RaceWork {
  const won = rewards();
  return Array.from({ length: count }, (_, index) => {
    const operation = draw(`race:${index}`);
    return [pick(random, players), operation];
  });

  function draw(key: string): WalletOperation {
    const category = pick(random, CATEGORIES);
    switch (
      pick(random, ["reward", "reward", "reward", "exchange", "exchange", "delivery", "grant"] as const)
    ) {
      case "reward": {
        const { evidence, items, experience } = pick(random, won);
        const rest = { key, items, skillExperience: experience, evidence };
        return evidence.game === "mining"
          ? { kind: "catch", category: "ore", skill: "mining", ...rest }
          : { kind: "catch", category: "herbs", skill: "combat", ...rest };
      }
      case "exchange":
        return {
          kind: "exchange",
          key,
          category,
          from: pick(random, STOCK_ITEMS),
          to: pick(random, COLOURS),
        };
      case "delivery":
        return {
          ...{ kind: "delivery", key, category, colour: pick(random, COLOURS) },
          ...{ quantity: DELIVERED, experience: between(random, 1, 300) },
        };
      case "grant":
        return { kind: "grant", key, diamonds: between(random, 0, 2), experience: 0, items: { medal: 1 } };
    }
  }
}

/** What an operation that was carried out makes of the items that there are. */
export function itemsMade(operation: WalletOperation): number {
  switch (operation.kind) {
    case "catch":
      return operation.items.length;
    case "delivery":
      return -operation.quantity;
    case "exchange":
      return operation.from === "failed" ? -2 : -1;
    case "grant":
      return Object.values(operation.items).reduce((sum, count) => sum + count, 0);
    default:
      throw new RangeError(`no ${operation.kind} races`);
  }
}
