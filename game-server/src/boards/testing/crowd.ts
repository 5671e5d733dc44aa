// For tests of the whole product: `node crowd.ts <data directory> <account or email>` puts sixty others onto the boards of the second and
// third week, in teams, some with titles, beside a running server, and somebody behind most of them.
import { koreanDay } from "@diamond-valley/schemas/clock.ts";
import { packLook, randomLook } from "@diamond-valley/schemas/looks/look.ts";
import { accountModel } from "../../account/account-model.ts";
import type { AccountDocument } from "../../account/document.ts";
import { createBestRuns } from "../../diamond-hero/best-runs.ts";
import { playerBeside } from "../../testing/beside.ts";
import { emptyWallet, type WalletDocument } from "../../wallet/document.ts";
import { walletModel } from "../../wallet/wallet-model.ts";
import { STAMP } from "../stamp.ts";

const [dataDir = "", who = ""] = process.argv.slice(2);
const PLAYERS = 60;
const NAMES = [
  "별하늘",
  "Nova",
  "코코넛",
  "Sunny",
  "달빛로봇",
  "Tock Fan",
  "반짝이",
  "Pixel",
  "물고기왕",
  "Mina",
];
await using known = await playerBeside(dataDir, who);
const { deps, player } = known;
const accounts = accountModel.collection(deps.connection);
const wallets = walletModel.collection(deps.connection);
const runs = createBestRuns(deps);

/** What somebody at a place of the boards holds: the first is the best. */
const holdingsAt = (place: number): WalletDocument["holdings"] => ({
  kind: { total: 190 - 2 * place, weeks: { 2: 100 - place, 3: 90 - place } },
  boss: {
    2: { attempts: 3, ended: 3, wins: 1, best: { own: 7_000 - 40 * place }, total: { own: 9_000 } },
    3: {
      ...{ attempts: 1 + (place % 4), ended: 1, wins: 1 },
      ...{ best: { own: 8_200 - 60 * Math.floor(place / 2) }, total: { own: 21_000 - 100 * place } },
    },
  },
  hero: { total: 30_000 - 100 * place, weeks: { 3: { total: 20_000 } } },
  team: {
    colour: 1 + (place % 4),
    points: 900 - 10 * place,
    weeks: { 2: 500 - 5 * place, 3: 400 - 5 * place },
  },
  "sign-in": { days: 9, last: Number(koreanDay(deps.clock.now())) },
});

// Whoever comes later in the same product meets the same crowd.
const isHere = await accounts.findOne({ sub: "crowd-0" });
for (let place = 0; !isHere && place < PLAYERS; place += 1) {
  const _id = deps.id();
  const named =
    place % 13 === 12 ? {} : { nickname: `${NAMES[place % NAMES.length]}${place < 10 ? "" : place}` };
  const account = { _id, sub: `crowd-${place}`, look: packLook(randomLook(place)), ...named };
  await accounts.insertOne(account as AccountDocument);
  await wallets.insertOne({ ...emptyWallet(_id, "crowd"), holdings: holdingsAt(place) });
  await wallets.updateOne({ _id }, STAMP);
  const result = { seconds: 600 - 5 * place, kills: 900, coins: 0, prisms: 0, cleared: false, ranked: true };
  for (const week of [2, 3])
    await runs.enter({
      ...{ _id: `crowd-${place}-${week}`, account: _id, character: "engineer", at: deps.clock.now() },
      ...{ ...result, score: 6_000 - 70 * place + week, week, plays: 1 + place, weekPlays: 1 + (place % 5) },
    });
}
const own = holdingsAt(PLAYERS - 6);
await wallets.updateOne({ _id: player }, {
  $set: { "holdings.kind": own.kind, "holdings.boss": own.boss },
  ...STAMP,
} as never);
