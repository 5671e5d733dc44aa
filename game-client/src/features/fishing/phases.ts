import { FISHING_PHASES } from "@diamond-valley/schemas/fishing/fishing.ts";
import { COLOURS, type Colour } from "@diamond-valley/schemas/wallet/colours.ts";

/** What comes out of the water. */
export type Catch = Colour | "failed";

/** The phases that the room's state shows to everybody, by name. */
export type SharedPhase = keyof typeof FISHING_PHASES;

const NAMES = Object.keys(FISHING_PHASES) as SharedPhase[];

/** The name of a phase; one that a newer server has is shown as not fishing. */
export function phaseName(phase: number): SharedPhase {
  return NAMES.find((name) => FISHING_PHASES[name] === phase) ?? "idle";
}

/** The first item that came up, as the state carries it: 0 nothing, 1..4 a colour, 5 a failed item. */
export function shownCatch(state: number): Catch[] {
  return state === 0 ? [] : [COLOURS[state - 1] ?? "failed"];
}
