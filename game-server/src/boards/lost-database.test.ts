import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "../database/connect.ts";
import { openDatabase } from "../database/open.ts";
import { databaseUrl } from "../testing/database.ts";
import { removeData } from "../testing/remove-data.ts";
import { until } from "../testing/rooms.ts";
import { emptyWallet } from "../wallet/document.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { rankOn } from "./look.ts";
import { freshBoards } from "./testing/fresh-boards.ts";

test("what a database that broke off may have taken back is read anew, and stamps are followed from there on", {
  timeout: 180_000,
}, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "diamond-valley-boards-"));
  const engine = await openDatabase({ dataDir, log: { info: () => {}, warn: () => {} } });
  const connection = await connect(databaseUrl(engine.url, "boards"));
  const { index } = freshBoards(walletDeps(connection));
  onTestFinished(async () => {
    await connection.close();
    await engine.close();
    await removeData(dataDir);
  });
  const wallets = walletModel.collection(connection);
  await walletModel.createIndexes(connection);
  const ranks = async () => {
    const ranking = await index.now();
    return ["ann", "ben"].map((id) => rankOn(ranking, "kind.0", id));
  };
  const total = (of: number) => ({ $set: { "holdings.kind.total": of } });
  for (const [id, count] of [
    ["ann", 3],
    ["ben", 2],
  ] as const)
    await wallets.insertOne({ ...emptyWallet(id, "1"), holdings: { kind: { total: count } } });
  expect(await ranks()).toEqual([1, 2]);

  // As if it had been seen before it was on disk: no stamp tells of the way back.
  await wallets.updateOne({ _id: "ann" }, total(1));
  expect(await ranks()).toEqual([1, 2]);
  const killed = engine.pid!;
  process.kill(killed, "SIGKILL");
  // Nobody asks meanwhile: a restart is known, also where no call failed.
  await until(() => engine.pid !== undefined && engine.pid !== killed, 90_000);
  await until(async () => (await ranks().catch(() => [])).join() === "2,1", 90_000);

  await wallets.updateOne({ _id: "ann" }, { ...total(9), $currentDate: { rankedAt: true } });
  expect(await ranks()).toEqual([1, 2]);
});
