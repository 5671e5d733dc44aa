import { replayFishing } from "../fishing/replays.ts";
import type { Evidence } from "../wallet/evidence.ts";
import type { WalletOperation } from "../wallet/operations.ts";
import type { StockItem } from "../wallet/wallet.ts";

/** What a replay says that an attempt brings in. */
export interface ReplayedReward {
  items: readonly StockItem[];
  experience: number;
  /** The level that a guided first catch leads to. */
  reaches?: number;
}

/** How each game decides an attempt again, under the version of the rules that its inputs name. */
const REPLAYS: Readonly<Record<string, (seed: unknown, inputs: unknown) => ReplayedReward>> = {
  fishing: replayFishing,
};

/** The games whose attempts can be decided again. */
export const REPLAYED_GAMES = Object.keys(REPLAYS);

/** Decides an attempt again. Throws a RangeError for an unknown game or unknown rules, and where the inputs are none. */
export function replayEvidence({ game, seed, inputs }: Evidence): ReplayedReward {
  const replay = REPLAYS[game];
  if (!replay) throw new RangeError(`no game ${game}`);
  return replay(seed, inputs);
}

/** In which way an operation does not pay what its evidence decides; null where it does, or carries none. */
export function evidenceFault(operation: WalletOperation): string | null {
  if (operation.kind !== "catch" || !operation.evidence) return null;
  try {
    const { items, experience, reaches } = replayEvidence(operation.evidence);
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
