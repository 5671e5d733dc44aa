import type { Unlock } from "@diamond-valley/schemas/wallet/unlocks.ts";
import type { Text } from "../texts/texts.ts";

/** What a level opens, in words: diamonds, a larger bag, more deliveries a day. What is the same for all categories is said once. */
export function unlockWords(text: Text, { diamonds, bag, deliveries }: Omit<Unlock, "level">): string[] {
  const words = [
    ...(diamonds > 0 ? [text("unlock.diamonds", { diamonds })] : []),
    ...Object.values(bag).map((places) => text("unlock.bag", { places })),
    ...Object.values(deliveries).map((times) => text("unlock.deliveries", { times })),
  ];
  return [...new Set(words)];
}
