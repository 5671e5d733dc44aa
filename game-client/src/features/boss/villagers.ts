import type { CharacterSlug } from "@diamond-valley/schemas/looks/characters.ts";

/** Who lives in the village, in the order in which they stand at the peace. The village's map is not loaded in the circle. */
export const VILLAGERS: readonly CharacterSlug[] = [
  "mayor",
  "elder",
  "fisher",
  "miner",
  "ranger",
  "trader",
  "scientist",
  "herald",
  "keeper",
  "gardener",
  "tock",
];
