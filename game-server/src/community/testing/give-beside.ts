// For tests of the whole product: `node give-beside.ts <data directory> <account or email> <now> <own> <others>` lets somebody deliver
// what counts for the week of `now` (epoch ms) so often, beside a running server, and so many others once each: these are of the green
// team, in which they were for some days, and of the red one, which leads by nothing.
import { DAY, koreanDay } from "@diamond-valley/schemas/clock.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import { signInKey } from "@diamond-valley/schemas/wallet/operations/sign-in.ts";
import { playerBeside } from "../../testing/beside.ts";
import { createWalletStore } from "../../wallet/store.ts";
import { give } from "./gave.ts";

const [dataDir = "", who = "", now = "0", own = "0", others = "0"] = process.argv.slice(2);
await using known = await playerBeside(dataDir, who);
const deps = { ...known.deps, clock: { now: () => Number(now) } };
const wallets = createWalletStore(deps);
await give(deps, wallets, known.player, Number(own));
for (let other = 0; other < Number(others); other += 1) {
  const account = `villager-${deps.id()}`;
  const team = other % 2 === 0 ? "green" : "red";
  await give(deps, wallets, account);
  await wallets.apply(account, { kind: "join-team", key: joinTeamKey(team), team, day: 0 });
  for (let days = team === "green" ? 2 : 0; days >= 0; days -= 1) {
    const day = koreanDay(Number(now) - days * DAY);
    await wallets.apply(account, { kind: "sign-in", key: signInKey(day), day: Number(day) });
  }
}
