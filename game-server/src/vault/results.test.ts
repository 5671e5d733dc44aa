import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { ClaimAnswer, PrizeView, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import mongoose from "mongoose";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountDocument } from "../account/document.ts";
import { readConfig } from "../config/config.ts";
import { operate } from "../operator/operate.ts";
import { testServer } from "../testing/server.ts";
import type { Session } from "../testing/sign-in.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { createClaimStore } from "./claims.ts";
import { createResultStore } from "./results.ts";

const server = testServer();
const CLOSE = "2025-11-10T00:00:00Z";
const RELEASE = "2025-11-25T00:00:00Z";
const LAST_DAY = "2026-01-11T23:58:59Z";
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diamond-valley-results-"));
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  server.clock.set(DEMO_START);
  for (const name of ["draw_results", "drawn_prizes"]) {
    await server.deps.connection.collection(name).deleteMany({});
  }
});

async function taken(...rows: string[]): Promise<string> {
  const file = join(directory, "results.csv");
  await writeFile(file, ["prize,account", ...rows].join("\n"));
  const printed: string[] = [];
  await operate(["results", "import", file], {
    config: readConfig({ MONGODB_URL: server.databaseUrl }),
    log: pino({ level: "silent" }),
    clock: server.clock,
    print: (line) => printed.push(line),
  });
  return printed.join("\n");
}

/** A gold player of level 15 with one entry for each of the prizes. */
async function entrantOf(hint: string, ...prizes: string[]): Promise<TestPlayer> {
  const player = await registeredPlayer(server, `${hint}+gold`);
  await player.fish(["failed"], experienceAt(15));
  for (const prize of prizes) {
    expect((await player.call("PUT", `/sweepstakes/${prize}`, { entries: 1 })).status).toBe(200);
  }
  return player;
}

async function statusOf(visitor: Session, slug: string): Promise<PrizeView["status"] | undefined> {
  const { prizes } = (await visitor.call<VaultAnswer>("GET", "/sweepstakes")).body;
  return prizes.find((prize) => prize.slug === slug)?.status;
}

test("entrants read won or not won once results are released, for each prize whose list is there", async () => {
  const lucky = await entrantOf("lucky", "robot-plush", "points-500");
  const other = await entrantOf("other", "robot-plush");
  server.clock.set(CLOSE);
  expect(await taken(`robot-plush,${lucky.id}`)).toBe(
    "1 rows taken in: the results of 1 prizes are complete.",
  );
  expect(await statusOf(lucky, "robot-plush")).toBe("processing");
  server.clock.set(RELEASE);
  expect(await statusOf(lucky, "robot-plush")).toBe("won");
  expect(await statusOf(lucky, "points-500")).toBe("processing");
  expect(await statusOf(lucky, "sticker-pack")).toBe("not-entered");
  expect(await statusOf(other, "robot-plush")).toBe("not-won");
  server.clock.set(LAST_DAY);
  expect(await statusOf(lucky, "robot-plush")).toBe("won");
  server.clock.set("2026-01-11T23:59:00Z");
  expect(await lucky.call("GET", "/sweepstakes")).toMatchObject({ status: 410, body: { code: "closed" } });
});

test("a list that is taken in again replaces what its prizes had, and keeps the winner's address", async () => {
  const [first, second] = [await entrantOf("first", "points-500"), await entrantOf("second", "points-500")];
  server.clock.set(RELEASE);
  await taken(`points-500,${first.id}`);
  await taken(`points-500,${second.id}`);
  await taken(`points-500,${second.id}`);
  expect(await statusOf(first, "points-500")).toBe("not-won");
  expect(await statusOf(second, "points-500")).toBe("won");
  const accounts = server.deps.connection.collection<AccountDocument>("accounts");
  expect((await accounts.findOne({ _id: second.id }))?.prize).toMatchObject({ won: true });
});

test("whom a corrected list strikes off is a winner no more, unless of another prize", async () => {
  const both = ["points-500", "robot-plush"];
  const [first, second, third] = [
    await entrantOf("struck-off", "points-500"),
    await entrantOf("struck-off-once", ...both),
    await entrantOf("stays", ...both),
  ];
  server.clock.set(RELEASE);
  await taken(`points-500,${first.id}`, `points-500,${second.id}`, `robot-plush,${second.id}`);
  await taken(`points-500,${third.id}`);
  const accounts = server.deps.connection.collection<AccountDocument>("accounts");
  const marks = async () =>
    Promise.all([first, second, third].map(async ({ id }) => (await accounts.findOne({ _id: id }))?.prize));
  expect(await marks()).toEqual([undefined, { won: true }, { won: true }]);
  // From one prize to another in one file.
  await taken(`points-500,${second.id}`, `robot-plush,${third.id}`);
  expect(await marks()).toEqual([undefined, { won: true }, { won: true }]);
});

test("a code that somebody who is struck off never saw is there for the next winner", async () => {
  const players = await Promise.all(
    ["saw-code", "never-saw", "next-winner"].map((hint) => entrantOf(hint, "points-500")),
  );
  const [saw, blind, next] = players as [TestPlayer, TestPlayer, TestPlayer];
  server.clock.set(RELEASE);
  const claims = createClaimStore(server.deps);
  await claims.stock(
    ["SEEN", "UNSEEN"].map((code) => ({ code, prize: "points-500", validUntil: Date.parse(LAST_DAY) })),
  );
  await taken(`points-500,${saw.id}`, `points-500,${blind.id}`);
  const code = await saw.call<ClaimAnswer>("POST", "/sweepstakes/points-500/claim");
  expect(code.status).toBe(200);
  // As the mails do.
  await claims.claim("points-500", blind.id);
  expect(await claims.left("points-500")).toBe(0);
  await taken(`points-500,${next.id}`);
  expect(await claims.left("points-500")).toBe(1);
  const { status, body } = await next.call<ClaimAnswer>("POST", "/sweepstakes/points-500/claim");
  expect(status).toBe(200);
  expect(body.code).not.toBe(code.body.code);
});

test("nobody wins two of a kind, without an entry, or a prize that is not there", async () => {
  const player = await entrantOf("greedy", "points-500", "points-1000", "robot-plush");
  await expect(taken(`robot-plush,${player.id}`)).rejects.toThrow(/has not ended/);
  server.clock.set(RELEASE);
  const both = [`points-500,${player.id}`, `points-1000,${player.id}`];
  await expect(taken(...both)).rejects.toThrow(/more than one prize of the kind points/);
  await taken(`points-500,${player.id}`);
  await expect(taken(`points-1000,${player.id}`)).rejects.toThrow(/has already won points-500/);
  await expect(taken(`sticker-pack,${player.id}`)).rejects.toThrow(/has no entries for sticker-pack/);
  await expect(taken(`robot-plush,${"f".repeat(24)}`)).rejects.toThrow(/has no entries/);
  for (const prize of ["castle", "vip-points-3000"]) {
    await expect(taken(`${prize},${player.id}`)).rejects.toThrow(/line 2: prize: must be one of points-500/);
  }
  await expect(taken()).rejects.toThrow(/names no winner/);
  const crowd = Array.from({ length: 11 }, (_, index) => index.toString(16).padStart(24, "0"));
  await expect(taken(...crowd.map((id) => `valley-phone-fold,${id}`))).rejects.toThrow(
    /11 winners .* 10 prizes/,
  );
  expect(await statusOf(player, "points-1000")).toBe("processing");
});

test("the database itself refuses a second prize of a kind, and then shows no result of that prize", async () => {
  const player = await entrantOf("racing", "points-500", "points-1000");
  server.clock.set(RELEASE);
  const store = createResultStore(server.deps);
  const won = { kind: "points", account: player.id };
  await store.publish([{ ...won, prize: "points-500" }]);
  await expect(store.publish([{ ...won, prize: "points-1000" }])).rejects.toThrow();
  expect([...(await store.of(player.id))]).toEqual([["points-500", "won"]]);
});

test("while a list is replaced nobody sees half of it: each write waits for the one before", async () => {
  const connection = await mongoose
    .createConnection(server.databaseUrl, { monitorCommands: true })
    .asPromise();
  const writes: string[] = [];
  const isWrite = (name: string) => ["delete", "update", "insert"].includes(name);
  connection.getClient().on("commandStarted", ({ commandName, command }) => {
    if (isWrite(commandName)) writes.push(`${commandName} ${command[commandName]}`);
  });
  connection.getClient().on("commandSucceeded", ({ commandName }) => {
    if (isWrite(commandName)) writes.push("done");
  });
  const store = createResultStore({ connection, clock: server.clock });
  await store.publish([{ prize: "points-500", kind: "points", account: "a" }]);
  await connection.close();
  expect(writes).toEqual([
    "delete drawn_prizes",
    "done",
    "delete draw_results",
    "done",
    "update draw_results",
    "done",
    "update drawn_prizes",
    "done",
  ]);
});
