import type { PlaceName } from "@diamond-valley/schemas/places/registry.ts";

/** Where who leaves a run lands, and where the arena is entered from. */
export const LOBBY: PlaceName = "diamond-hero";
