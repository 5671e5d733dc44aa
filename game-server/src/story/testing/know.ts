// For tests of the whole product: `node know.ts <data directory> <account or email> <fact>...` lets somebody have done what
// the facts say, beside a running server and before the next visit.
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { createAccountStore } from "../../account/store.ts";
import { connect } from "../../database/connect.ts";
import { openDatabase } from "../../database/open.ts";
import { walletDeps } from "../../wallet/testing/deps.ts";
import { createProgressStore } from "../progress.ts";

const [dataDir = "", who = "", ...facts] = process.argv.slice(2);
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
const set = Object.fromEntries(facts.map((fact) => [fact, 1]));
await createProgressStore(deps).change(player, (before) => changed(before, { set, add: {} }));
