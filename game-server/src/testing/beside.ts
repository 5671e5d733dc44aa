import { createAccountStore } from "../account/store.ts";
import { connect } from "../database/connect.ts";
import { openDatabase } from "../database/open.ts";
import { walletDeps } from "../wallet/testing/deps.ts";

/**
 * Somebody of a product that runs on `dataDir`, by account or email, for scripts that change what there is of a player beside the
 * running server. Throws where nobody is called so.
 */
export async function playerBeside(dataDir: string, who: string) {
  await using opened = new AsyncDisposableStack();
  const log = { info() {}, warn() {}, error() {} };
  const database = await openDatabase({ dataDir, log });
  opened.defer(() => database.close());
  const connection = await connect(database.url);
  opened.defer(() => connection.close());
  const deps = walletDeps(connection, Date);
  const nobodyFormer = { tierOf: async () => null };
  const [player] = await createAccountStore(deps, nobodyFormer as never).named(who);
  if (!player) throw new Error(`nobody is called ${who}`);
  const kept = opened.move();
  return { player, connection, deps, [Symbol.asyncDispose]: () => kept.disposeAsync() };
}
