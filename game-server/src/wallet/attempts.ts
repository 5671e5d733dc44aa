import { EVIDENCE_MAX, type Evidence } from "@diamond-valley/schemas/wallet/evidence.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import type { Deps } from "../deps.ts";
import type { Applied, Tell, WalletStore } from "./store.ts";

/** Ids that a process remembers as untried: an attempt that was given up leaves its id behind. */
const UNTRIED_MAX = 20_000;

/** A decided attempt at a game: what it pays, and what a replay needs to decide it again. */
export interface DecidedAttempt extends Evidence {
  /** The attempt's id; it names the operation's key too, such as `quest:fishing:<attempt>`. */
  attempt: string;
  playerId: string;
  operation: Omit<CatchOperation, "evidence">;
}

/** The results of attempts. They are kept where they are paid: in the ledger's lines. */
export interface Attempts {
  /** A fresh unpredictable id. Its first commit is known to be the first, and spares a search of the ledger. */
  mint(): string;
  /**
   * Pays a result together with its evidence in one write: when this resolves the wallet and the line hold it, and the
   * player may be told. Repeating is harmless: what was committed first counts. A refusal is the wallet's, and leaves
   * nothing behind. After `unavailable` it may have been committed or not. `tell` is called with the wallet's change, in
   * the place of the push: commands pass the one that they are given.
   * @throws RangeError where the evidence is too large for a line
   */
  commit(result: DecidedAttempt, tell?: Tell): Promise<Applied>;
}

/** The attempts that are paid into `wallets`. */
export function createAttempts({ id: freshId }: Pick<Deps, "id">, wallets: WalletStore): Attempts {
  const untried = new Set<string>();
  /** First commits under way: a repeat waits for its first, which doesn't look for others. */
  const first = new Map<string, Promise<Applied>>();

  return {
    mint() {
      const id = freshId();
      untried.add(id);
      const [oldest] = untried;
      if (untried.size > UNTRIED_MAX && oldest !== undefined) untried.delete(oldest);
      return id;
    },
    async commit({ attempt, playerId, game, seed, inputs, operation }, tell) {
      const evidence: Evidence = { game, seed, inputs };
      const size = Buffer.byteLength(JSON.stringify(evidence));
      if (size > EVIDENCE_MAX) throw new RangeError(`${size} bytes of evidence do not fit into a line`);
      const paying = { ...operation, evidence };
      if (untried.delete(attempt)) {
        const committing = wallets.apply(playerId, paying, { untried: true, tell });
        first.set(attempt, committing);
        return committing.finally(() => first.delete(attempt));
      }
      await first.get(attempt)?.catch(() => {});
      return wallets.apply(playerId, paying, { tell });
    },
  };
}
