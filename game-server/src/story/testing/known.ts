// For tests of the whole product: `node known.ts <data directory> <account or email> <place> <x> <y> <facts as JSON>` lets somebody
// who isn't in the game stand in a place, at the beginning of a visit, with what was done before.
import { isPlace } from "@diamond-valley/schemas/places/registry.ts";
import { changed, entered } from "@diamond-valley/schemas/story/progress.ts";
import { createAccountStore } from "../../account/store.ts";
import { connect } from "../../database/connect.ts";
import { openDatabase } from "../../database/open.ts";
import { createLastPositionStore } from "../../rooms/last-positions.ts";
import { walletDeps } from "../../wallet/testing/deps.ts";
import { createProgressStore } from "../progress.ts";

const [dataDir = "", who = "", place = "", x = "0", y = "0", facts = "{}", now = "0"] = process.argv.slice(2);
if (!isPlace(place)) throw new Error(`there is no place ${place}`);
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
await createProgressStore(deps).change(player, (before) =>
  changed(entered(before, place, deps.id(), Number(now)), { set: JSON.parse(facts), add: {} }),
);
await createLastPositionStore(connection).write(player, { place, area: 1, x: Number(x), y: Number(y) });
