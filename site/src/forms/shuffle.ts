import { seededRandom } from "@diamond-valley/schemas/random.ts";
import { readStored, type StorageName, writeStored } from "@diamond-valley/web-kit/storage.ts";

/** The items in an order that a seed decides: the same for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed);
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** A seed that stays the same for one visit. */
export function visitSeed(name: StorageName): number {
  const stored = Number(readStored(name));
  if (Number.isInteger(stored) && stored > 0) return stored;
  const seed = 1 + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  writeStored(name, String(seed));
  return seed;
}
