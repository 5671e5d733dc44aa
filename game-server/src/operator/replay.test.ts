import { pino } from "pino";
import { expect, test } from "vitest";
import { fightModel } from "../boss/fight-model.ts";
import { createFights } from "../boss/fights.ts";
import { fought } from "../boss/testing/fought.ts";
import { fights as fightsOn } from "../boss/testing/plays.ts";
import { readConfig } from "../config/config.ts";
import { flightModel } from "../deep/flight-model.ts";
import { createFlights } from "../deep/flights.ts";
import { flown } from "../deep/testing/flyers.ts";
import { runModel } from "../diamond-hero/run-model.ts";
import { createRuns } from "../diamond-hero/runs.ts";
import { ran } from "../diamond-hero/testing/ran.ts";
import { testServer } from "../testing/server.ts";
import { attemptModel } from "../wallet/attempt-model.ts";
import { createAttempts } from "../wallet/attempts.ts";
import { createWalletStore } from "../wallet/store.ts";
import { fished } from "../wallet/testing/operations.ts";
import { decided } from "../wallet/testing/order.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { operate } from "./operate.ts";

const server = testServer();

async function replay(attempt: string): Promise<string> {
  const printed: string[] = [];
  const config = readConfig({ MONGODB_URL: server.databaseUrl });
  const log = pino({ level: "silent" });
  const print = (line: string) => printed.push(line);
  await operate(["replay", attempt], { config, log, clock: server.clock, print });
  return printed.join("\n");
}

async function commit(player: string): Promise<string> {
  const attempts = createAttempts(server.deps, createWalletStore(server.deps));
  const attempt = attempts.mint();
  await attempts.commit(decided(player, attempt, fished(`quest:fishing:${attempt}`, 5)));
  return attempt;
}

test("an attempt is replayed from its line, in the wallet and in the ledger", async () => {
  const attempt = await commit("angler");
  expect(await replay(attempt)).toMatch(
    /^fishing, by angler,[\s\S]*"hidden":[\s\S]*decides: [\s\S]*what was paid\.$/,
  );
  server.clock.set(server.clock.now() + 120_000);
  await createWalletStore(server.deps).sweep();
  expect(await replay(attempt)).toMatch(/^fishing, by angler,[\s\S]*what was paid\.$/);
});

test("an attempt that was not paid as its evidence decides is told, and so is one that was never paid", async () => {
  const attempt = await commit("cheat");
  const more = { $set: { "recent.0.operation.skillExperience": 999 } };
  await walletModel.collection(server.deps.connection).updateOne({ _id: "cheat" }, more);
  await expect(replay(attempt)).rejects.toThrow("999 experience");
  await expect(replay("0123456789abcdef01234567")).rejects.toThrow("No attempt");
});

test("an attempt that the first release stored is replayed under its own rules", async () => {
  const { evidence, ...operation } = fished("quest:fishing:old-attempt", 6);
  const rest = { settledAt: server.clock.now(), paidAt: server.clock.now(), confirmations: 0 };
  const { game, seed, inputs } = evidence;
  const attempt = { _id: "old-attempt", player: "veteran", game, seed, inputs, operation, ...rest };
  await attemptModel.collection(server.deps.connection).insertOne(attempt);
  expect(await replay("old-attempt")).toMatch(/^fishing, by veteran,[\s\S]*what was paid\.$/);
});

test("a flight through the Deep is replayed from its recording, and one that was tampered with is told", async () => {
  const { deps } = server;
  await createFlights(deps).keep(flown("flyer", "deep-flight"));
  expect(await replay("deep-flight")).toMatch(
    /^deep \(diamonds 1, [\d, ]+\), by flyer,[\s\S]*decides: \{"outcome":"success","score":\d+\}\nThis is what was stored\.$/,
  );
  const gems = { $push: { gems: 21 } };
  await flightModel.collection(deps.connection).updateOne({ _id: "deep-flight" }, gems);
  await expect(replay("deep-flight")).rejects.toThrow("its evidence decides survived with diamonds");
});

test("a fight with the golem is replayed from its recording, and one that was tampered with is told", async () => {
  const { deps } = server;
  const fights = createFights(deps, createWalletStore(deps));
  await fights.pay(fought("hero", "golem-fight", "story", fightsOn));
  expect(await replay("golem-fight")).toMatch(
    /^boss \(the story\), by hero,[\s\S]*"recording":[\s\S]*decides: \{"outcome":"success"\}\nThis is what was stored\.$/,
  );
  await fightModel.collection(deps.connection).updateOne({ _id: "golem-fight" }, { $set: { won: false } });
  await expect(replay("golem-fight")).rejects.toThrow("stored as lost, its evidence decides won");
});

test("a run of Diamond Hero is replayed from its recording, and one that was tampered with is told", async () => {
  const { deps } = server;
  const runs = createRuns(deps, createWalletStore(deps));
  await runs.start("runner", "hero-run");
  await runs.pay(ran("runner", "hero-run"));
  expect(await replay("hero-run")).toMatch(
    /^diamond_hero \(ranked, small-robot\), by runner,[\s\S]*decides: \{"outcome":"fail"[\s\S]*This is what was stored\.$/,
  );
  await runModel.collection(deps.connection).updateOne({ _id: "hero-run" }, { $inc: { kills: 1 } });
  await expect(replay("hero-run")).rejects.toThrow("its evidence decides");
});
