// A server process in miniature, for tests that kill it: looks at the community goals again and again, with a connection of its own,
// as season time goes on. It ends with kill -9 just before a chosen command to the database where it is told to.
import { setTimeout as sleep } from "node:timers/promises";
import { connect } from "../../database/connect.ts";
import { createWalletStore } from "../../wallet/store.ts";
import { walletDeps } from "../../wallet/testing/deps.ts";
import { createGoals } from "../goals.ts";

const [url = "", began = "0", looks = "1", dieAfter = "Infinity"] = process.argv.slice(2);
/** Season time between two looks, ms. */
const EACH = 3_000;

let now = Number(began);
let commandsLeft = Number(dieAfter);
const connection = await connect(url);
connection.getClient().on("commandStarted", ({ databaseName }) => {
  if (databaseName !== "admin" && --commandsLeft < 0) process.kill(process.pid, "SIGKILL");
});
const deps = walletDeps(connection, { now: () => now });
const goals = createGoals({ deps, wallets: createWalletStore(deps) });
for (let look = 0; look < Number(looks); look += 1) {
  await goals.sweep().catch((error: unknown) => process.send?.({ failed: String(error) }));
  process.send?.({ looked: look });
  now += EACH;
  await sleep(5);
}
await connection.close();
process.disconnect();
