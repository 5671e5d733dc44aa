import { randomInt } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Holdings } from "@diamond-valley/schemas/wallet/holdings.ts";
import { joinTeamKey } from "@diamond-valley/schemas/wallet/operations/join-team.ts";
import { matchKey } from "@diamond-valley/schemas/wallet/operations/match.ts";
import { signInKey } from "@diamond-valley/schemas/wallet/operations/sign-in.ts";
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import type { StockItem } from "@diamond-valley/schemas/wallet/wallet.ts";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../database/connect.ts";
import { openDatabase } from "../database/open.ts";
import { databaseUrl, freshDatabase } from "../testing/database.ts";
import { removeData } from "../testing/remove-data.ts";
import { createWalletStore, RECENT_MAX } from "./store.ts";
import { walletDeps } from "./testing/deps.ts";
import { fished, operationOf, RACE_NOW } from "./testing/operations.ts";
import type { RaceOrder, RaceReport } from "./testing/order.ts";
import { expectAllKept } from "./testing/race.ts";
import { startRacer } from "./testing/racers.ts";

const database = freshDatabase();

/** These start processes and end them, which takes its time on a busy machine. */
const patient = { timeout: 180_000 };

function fish(key: string, ...items: StockItem[]): WalletOperation {
  return { kind: "catch", key, category: "fish", items, skill: "fishing", skillExperience: 1 };
}
function entries(key: string, wanted: number): WalletOperation {
  const prize = { prize: "robot-plush", price: 2, level: 3, barred: null };
  return { kind: "entries", key, entries: wanted, closes: RACE_NOW + 1, ...prize };
}
/** One of each kind; the delivery reaches two milestones, and the lines before it go to the ledger on the way. */
const day: WalletOperation[] = [
  fish("stock:1", "blue", "blue", "blue", "blue"),
  fished("quest:fishing:1", 1),
  { kind: "delivery", key: "delivery:1", category: "fish", colour: "blue", quantity: 2, experience: 850 },
  { kind: "exchange", key: "exchange:1", category: "fish", from: "blue", to: "red" },
  entries("entry:robot-plush:1", 3),
  entries("entry:robot-plush:2", 1),
  // Points of the day: the sign-in before the team counts with it, and each match once.
  { kind: "sign-in", key: signInKey("20251007"), day: 20_251_007 },
  { kind: "join-team", key: joinTeamKey("green"), team: "green", day: 20_251_007 },
  { kind: "match", key: matchKey("20251007", "somebody") },
];

test(
  "a process killed before any one of its database commands loses nothing and doubles nothing",
  patient,
  async () => {
    const deps = walletDeps(database.connection);
    const wallets = createWalletStore(deps);
    await wallets.prepare();
    const reports: RaceReport[] = [];
    const ends: Holdings[] = [];
    for (let [dieAfter, survived] = [0, false]; !survived; dieAfter++) {
      const player = `crash-${dieAfter}`;
      for (let index = 0; index < RECENT_MAX - 3; index++)
        await wallets.apply(player, fish(`${index}`, "failed"));
      const racer = await startRacer(database.url);
      const order: RaceOrder = { now: RACE_NOW, lanes: 1, work: day.map((operation) => [player, operation]) };
      reports.push(...(await racer.run({ ...order, dieAfter })));
      survived = racer.alive;
      await racer.kill();
      // Whoever was cut off asks again for what was not answered, and may well ask for all of it.
      for (const operation of day) {
        await wallets.apply(player, operation);
      }
      ends.push(await wallets.holdings(player));
    }
    expect(ends.length).toBeGreaterThan(8);
    for (const end of ends) expect(end).toEqual(ends.at(-1));
    await expectAllKept(database.connection, reports);
  },
);

test(
  "a database killed again and again loses nothing that was acknowledged, and players only wait",
  patient,
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-crash-"));
    const log = { info: () => {}, warn: () => {} };
    const engine = await openDatabase({ dataDir, log });
    const url = databaseUrl(engine.url, "crash");
    const connection = await connect(url);
    const racers = await Promise.all([startRacer(url), startRacer(url)]);
    onTestFinished(async () => {
      await Promise.all(racers.map((racer) => racer.kill()));
      await connection.close();
      await engine.close();
      await removeData(dataDir);
    });
    await createWalletStore(walletDeps(connection)).prepare();

    const work = Array.from({ length: 800 }, (_, index): RaceOrder["work"][number] => [
      `player-${index % 5}`,
      operationOf(`key:${index}`, randomInt(2 ** 31)),
    ]);
    const minted = work.map(([player], index): RaceOrder["work"][number] => [
      player,
      { kind: "minted", seed: index + 1 },
    ]);
    const running = Promise.all([
      racers[0]!.run({ now: RACE_NOW, work: work.flatMap((each, index) => [each, minted[index]!]) }),
      racers[1]!.run({ now: RACE_NOW, work: work.toReversed() }),
    ]);
    for (let kills = 0; kills < 5; kills++) {
      await sleep(randomInt(50, 400));
      const killed = engine.pid;
      if (killed === undefined) throw new Error("the database is not ours to kill");
      process.kill(killed, "SIGKILL");
      while (engine.pid === killed) await sleep(20);
    }
    const reports = (await running).flat();
    expect(reports).toHaveLength(3 * work.length);
    expect(reports.filter(({ key }) => key.startsWith("quest:")).some((each) => "entry" in each)).toBe(true);
    await expectAllKept(connection, reports);
  },
);
