// For tests of the whole product: `node remember.ts <data directory> <account or email> <facts>` lets somebody have done
// something in the story, such as `done.platinum`, beside a running server. Facts stand between commas.
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { createAccountStore } from "../../account/store.ts";
import { connect } from "../../database/connect.ts";
import { openDatabase } from "../../database/open.ts";
import { walletDeps } from "../../wallet/testing/deps.ts";
import { createProgressStore } from "../progress.ts";

const [dataDir = "", who = "", facts = ""] = process.argv.slice(2);
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
const set = Object.fromEntries(facts.split(",").map((fact) => [fact, 1]));
await createProgressStore(deps).change(player, (before) => changed(before, { set, add: {} }));
