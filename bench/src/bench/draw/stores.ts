import { createAccountStore } from "@diamond-valley/game-server/account/store.ts";
import { connect } from "@diamond-valley/game-server/database/connect.ts";
import { createDraws } from "@diamond-valley/game-server/draws/draws.ts";
import { createRetentionStore } from "@diamond-valley/game-server/retention/store.ts";
import { createResultStore } from "@diamond-valley/game-server/vault/results.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";

/** The stores of the draws on a database, as an operator's command has them. */
export async function openStores(url: string) {
  const connection = await connect(url);
  const deps = walletDeps(connection);
  const accounts = createAccountStore(deps, { tierOf: async () => null });
  const results = createResultStore(deps);
  const retentionStore = createRetentionStore(deps);
  const draws = createDraws({ deps, accounts, results, retentionStore });
  await draws.prepare();
  return { connection, deps, accounts, draws };
}
