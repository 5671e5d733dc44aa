import { FISHING_PHASES } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { Colour } from "@diamond-valley/schemas/wallet/colours.ts";

/** What comes out of the water. */
export type Catch = Colour | "failed";

/** The phases that the room's state shows to everybody, by name. */
export type SharedPhase = keyof typeof FISHING_PHASES;

const NAMES = Object.keys(FISHING_PHASES) as SharedPhase[];

/** The name of a phase; one that a newer server has is shown as not fishing. */
export function phaseName(phase: number): SharedPhase {
  return NAMES.find((name) => FISHING_PHASES[name] === phase) ?? "idle";
}
