// For tests of the whole product: `node raise.ts <data directory> <account or email> <experience>` gives somebody
// experience, as the story does, beside a running server.
import { createAccountStore } from "../../account/store.ts";
import { connect } from "../../database/connect.ts";
import { openDatabase } from "../../database/open.ts";
import { createWalletStore } from "../store.ts";
import { walletDeps } from "./deps.ts";

const [dataDir = "", who = "", experience = "0"] = process.argv.slice(2);
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
await createWalletStore(deps).apply(player, {
  kind: "grant",
  key: `raise:${player}`,
  diamonds: 0,
  experience: Number(experience),
  items: {},
});
