import * as z from "zod/mini";
import type { Evidence } from "../wallet/evidence.ts";
import type { WalletOperation } from "../wallet/operations.ts";
import type { StockItem } from "../wallet/wallet.ts";
import type { ReplayedResult } from "./contract.ts";
import { GAMES, type GameName } from "./registry.ts";

/** The inputs of every game name the version of the rules that they were played under. */
const Versioned = z.looseObject({ rules: z.int() });

/** The games whose attempts can be decided again. */
export const REPLAYED_GAMES = Object.keys(GAMES);

/**
 * Decides an attempt again, under the version of the rules that its inputs name. Throws a RangeError for an unknown game
 * or unknown rules, and an error where seed or inputs are not those of an attempt.
 */
export function replayEvidence({ game, seed, inputs }: Evidence): ReplayedResult {
  const contract = REPLAYED_GAMES.includes(game) ? GAMES[game as GameName] : null;
  if (!contract) throw new RangeError(`no game ${game}`);
  const { success, data } = Versioned.safeParse(inputs);
  const replay = success ? contract.replay[data.rules] : undefined;
  if (!replay) throw new RangeError(`no ${game} rules ${data?.rules}`);
  return replay(seed, inputs);
}

/** In which way an operation does not pay what its evidence decides; null where it does, or carries none. */
export function evidenceFault(operation: WalletOperation): string | null {
  if (operation.kind !== "catch" || !operation.evidence) return null;
  try {
    const { items = [], experience = 0, reaches } = replayEvidence(operation.evidence);
    const paid = inWords(operation.items, operation.skillExperience, operation.firstReaches);
    const decided = inWords(items, experience, reaches);
    return paid === decided ? null : `paid ${paid}, its evidence decides ${decided}`;
  } catch (error) {
    return `its evidence can't be replayed: ${(error as Error).message}`;
  }
}

function inWords(items: readonly StockItem[], experience: number, reaches: number | undefined): string {
  const level = reaches === undefined ? "" : `, level ${reaches}`;
  return `${items.join(", ")} and ${experience} experience${level}`;
}
