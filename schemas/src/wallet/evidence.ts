import type { Seeds } from "../random.ts";

/** What decides a paid result of a game again: it stands in the operation that paid, and so in its line of the ledger. */
export interface Evidence {
  /** Name of the game. */
  game: string;
  /** Both seeds; one number where rules of old had but one. */
  seed: Seeds | number;
  /** What the player did, in the form of the game's replay, with the version of its rules. */
  inputs: unknown;
}

/** Most bytes of evidence, as JSON, that a line takes: a wallet carries several lines and is written whole. */
export const EVIDENCE_MAX = 1_000;
