import type { ArenaEvidence } from "@diamond-valley/schemas/arena/evidence.ts";
import type { GameName } from "@diamond-valley/schemas/games/registry.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";

/** Something that was stored with the evidence that decides it, apart from the ledger. */
interface Stored {
  readonly evidence: ArenaEvidence;
}

/** What the evidence of a game's stored attempt decides. Throws where it can't be played again. */
export const replayStored = (game: GameName, { evidence }: Stored) =>
  replayEvidence({ game, seed: 0, inputs: evidence });

/**
 * In which way something stored is not what its evidence decides; null where it is.
 * @param stored what it was stored as, in words
 * @param inWords the same words for what was decided
 */
export function storedFault(
  game: GameName,
  attempt: Stored,
  stored: string,
  inWords: (decided: ReturnType<typeof replayStored>) => string,
): string | null {
  try {
    const decided = inWords(replayStored(game, attempt));
    return stored === decided ? null : `stored as ${stored}, its evidence decides ${decided}`;
  } catch (error) {
    return `its evidence can't be replayed: ${(error as Error).message}`;
  }
}
