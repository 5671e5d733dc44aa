// For tests of the whole product: `node earn.ts <data directory> <account or email> <coins> <seconds>` gives somebody an unranked
// run of Diamond Hero that brought so many coins and lasted so long, beside a running server.
import { playerBeside } from "../../testing/beside.ts";
import { createWalletStore } from "../../wallet/store.ts";

const [dataDir = "", who = "", coins = "0", seconds = "0"] = process.argv.slice(2);
await using known = await playerBeside(dataDir, who);
const wallets = createWalletStore(known.deps);
const attempt = `earn-${known.player}`;
await wallets.apply(known.player, { kind: "hero-start", key: `hero-start:${attempt}`, attempt });
await wallets.apply(known.player, {
  kind: "hero-run",
  key: `hero:${attempt}`,
  attempt,
  seconds: Number(seconds),
  cleared: false,
  kills: 120,
  coins: Number(coins),
  prisms: 0,
  score: 0,
  ranked: false,
});
