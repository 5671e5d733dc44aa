import { beforeAll } from "vitest";
import { freshDatabase } from "../../testing/database.ts";
import { type Attempts, createAttempts } from "../attempts.ts";
import { createWalletStore, type WalletStore } from "../store.ts";
import { walletDeps } from "./deps.ts";

/** Wallets of a test file's own, and the attempts that are paid into them. Filled in before the first test runs. */
export interface FreshAttempts {
  wallets: WalletStore;
  attempts: Attempts;
}

/** Gives the calling test file empty wallets. */
export function freshAttempts(): FreshAttempts {
  const database = freshDatabase();
  const fresh = {} as FreshAttempts;
  beforeAll(async () => {
    const deps = walletDeps(database.connection);
    fresh.wallets = createWalletStore(deps);
    fresh.attempts = createAttempts(deps, fresh.wallets);
    await fresh.wallets.prepare();
  });
  return fresh;
}
