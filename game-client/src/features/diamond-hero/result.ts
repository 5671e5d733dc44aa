import type { EndAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";

/** A weapon that the run ended with. */
export interface ShownWeapon {
  readonly family: string;
  readonly level: number;
}

/** What the result of a run is opened with: what the room has stored, and what the player held. */
export interface HeroResult {
  readonly result: EndAnswer;
  readonly weapons?: readonly ShownWeapon[];
}
