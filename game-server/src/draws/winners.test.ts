import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accountModel } from "../account/account-model.ts";
import { connect } from "../database/connect.ts";
import { createMailer, type Mail } from "../mail/mailer.ts";
import { createRetentionStore } from "../retention/store.ts";
import { accountStoreOf, erasureOf, retentionOf } from "../testing/accounts.ts";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { createClaimStore } from "../vault/claims.ts";
import { createResultStore } from "../vault/results.ts";
import { createWalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { createDraws } from "./draws.ts";
import { type Held, seedEntrants } from "./testing/entrants.ts";
import { AT, BEACON, operatorOf } from "./testing/ops.ts";
import { createDrawUpkeep } from "./upkeep.ts";
import { createWinnerMails } from "./winner-mails.ts";

const database = freshDatabase();
const clock = testClock(Date.parse("2025-10-01T00:00:00Z"));
const dataDir = mkdtempSync(join(tmpdir(), "diamond-valley-winners-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const ops = operatorOf({
  clock,
  get databaseUrl() {
    return database.url;
  },
});

const depsOn = (connection = database.connection) => ({
  ...walletDeps(connection, clock),
  log: pino({ level: "silent" }),
});
const mailer = () =>
  createMailer({
    smtpUrl: undefined,
    mailFrom: "a@valley.example",
    dataDir,
    publicUrl: "https://valley.example",
  });

/** The job that tells winners, as each process has one. */
function mailsOn(connection = database.connection, sending = mailer()) {
  const deps = depsOn(connection);
  const [results, accounts, claims] = [createResultStore(deps), accountStoreOf(deps), createClaimStore(deps)];
  return createWinnerMails({
    ...{ deps, results, accounts, claims, retentionStore: createRetentionStore(deps) },
    ...{ mailer: sending, publicUrl: "https://valley.example" },
  });
}
async function upkeep(): Promise<void> {
  const deps = depsOn();
  const [results, retentionStore] = [createResultStore(deps), createRetentionStore(deps)];
  const draws = createDraws({ deps, accounts: accountStoreOf(deps), results, retentionStore });
  await createDrawUpkeep({ deps, draws, results, retentionStore }).sweep();
}
const mails = () =>
  readdirSync(join(dataDir, "mail"))
    .filter((file) => file.endsWith(".eml"))
    .sort();
/** The text of a mail, decoded. */
function mailOf(prize: string, account: string): string {
  const raw = readFileSync(join(dataDir, "mail", `won-${prize}-${account}.eml`), "utf8");
  const [head = "", ...body] = raw.split("\r\n\r\n");
  const text = body.join("\r\n\r\n");
  const whole = /base64/.test(head) ? Buffer.from(text, "base64").toString() : text.replace(/=\r\n/g, "");
  return `${head}\n\n${whole}`;
}
const stored = (id: string) => accountModel.collection(database.connection).findOne({ _id: id });
const holdersOf = async (prize: string) =>
  (await createResultStore(depsOn()).byPrize()).get(prize)!.map(({ account }) => account);
function fileOf(...rows: string[]): string {
  const file = join(dataDir, "rows.csv");
  writeFileSync(file, rows.join("\n"));
  return file;
}

/** 1 for those who read English. */
const parity = (account: string) => Number.parseInt(account.slice(-2), 16) % 2;
const id = (index: number) => index.toString(16).padStart(24, "a");
/** 24 enter for 20 tablets; 14 of them for 10 folding phones and, as another of the kind, for 20 phones; three for points. */
const held: Held = new Map(
  Array.from({ length: 24 }, (_, index) => [
    id(index),
    {
      "valley-tablet": 1 + (index % 4),
      ...(index < 14 && { "valley-phone-fold": 1, "valley-phone": 2 }),
      ...(index < 3 && { "points-500": 1 }),
    },
  ]),
);

beforeAll(async () => {
  await createWalletStore(depsOn()).prepare();
  await createResultStore(depsOn()).prepare();
  await createClaimStore(depsOn()).prepare();
  await ops("draw", "commit");
  await seedEntrants(database.connection, held, (index) => ({
    contact: {
      ...{ name: `당첨 ${index}`, phone: `0100000${String(index).padStart(4, "0")}` },
      ...{ email: `winner-${index}@mail.example`, homeAddress: "세종대로 1" },
    },
    ...(index % 2 === 1 && { language: "en" as const }),
  }));
  clock.set(AT.settled);
  await ops("draw", "freeze");
  clock.set(AT.beacon);
  await ops("draw", "run", "--beacon", BEACON);
});

test("who won the greater of a kind is left out of the lesser's draw, and nobody else is", async () => {
  await expect(ops("draw", "decline", "valley-tablet", id(0))).rejects.toThrow(/`draw publish` comes first/);
  await ops("draw", "publish");
  const [folds, phones, tablets] = await Promise.all(
    ["valley-phone-fold", "valley-phone", "valley-tablet"].map(holdersOf),
  );
  expect([folds!.length, phones!.length, tablets!.length]).toEqual([10, 4, 20]);
  expect(new Set([...folds!, ...phones!]).size).toBe(14);
  expect(await holdersOf("points-500")).toHaveLength(3);
  expect(await holdersOf("robot-plush")).toEqual([]);
});

test("winners are told from the day of the results on, in their language, each once for each prize, by several processes", async () => {
  expect(await mailsOn().sweep()).toBe(0);
  clock.set(AT.results);
  await createClaimStore(depsOn()).stock(
    ["ONE", "TWO"].map((code) => ({ code, prize: "points-500", validUntil: clock.now() + 60 * DAY })),
  );
  const tablets = await holdersOf("valley-tablet");
  const english = tablets.filter((account) => parity(account) === 1);
  const told = [tablets.find((account) => parity(account) === 0), ...english.slice(0, 2)];
  await accountModel
    .collection(database.connection)
    .updateOne({ _id: told[2]! }, { $set: { "contact.homeAddress": "" } });
  const second = await connect(database.url);
  const sent: string[] = [];
  const noting = {
    async send(mail: Mail) {
      sent.push(mail.id);
      await mailer().send(mail);
    },
  };
  const sweeps = [database.connection, second, second].map((connection) =>
    mailsOn(connection, noting).sweep(),
  );
  const counts = await Promise.all(sweeps);
  await second.close();
  // Two of the three winners of points have a code.
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10 + 4 + 20 + 2);
  expect(new Set(sent).size).toBe(sent.length);
  expect(mails()).toEqual(sent.map((name) => `${name}.eml`).sort());
  expect(await mailsOn().sweep()).toBe(0);

  const [korean, abroad, homeless] = told;
  expect(mailOf("valley-tablet", korean!)).toMatch(/등록하신 주소로 2025년 12월 9일까지/);
  expect(mailOf("valley-tablet", abroad!)).toMatch(/to the address in your profile by 9 December 2025/);
  expect(mailOf("valley-tablet", abroad!)).toContain("https://valley.example/en/prizes/");
  expect(mailOf("valley-tablet", abroad!)).toMatch(/^To: winner-\d+@mail\.example\r$/m);
  expect(mailOf("valley-tablet", homeless!)).toMatch(/There is no address in your profile/);
});

test("a digital prize without a code waits for one, and its winner is told then", async () => {
  const points = () => mails().filter((name) => name.startsWith("won-points-500"));
  expect(points()).toHaveLength(2);
  const stock = fileOf("code,prize,valid_until", "THREE,points-500,2026-03-31T00:00:00+09:00");
  await ops("prize-codes", "import", stock);
  clock.set(clock.now() + 6 * 60_000);
  expect(await mailsOn().sweep()).toBe(1);
  expect(points()).toHaveLength(3);
});

test("a mail whose process was killed before it was noted is sent again under the same name, and nobody gets another", async () => {
  const [account] = await holdersOf("valley-tablet");
  const results = database.connection.collection("draw_results");
  const before = mails();
  // As a kill between sending and noting leaves it.
  await results.updateOne(
    { _id: `valley-tablet:${account}` as never },
    { $set: { untold: true, leasedUntil: clock.now() + 1 }, $unset: { toldAt: "" } },
  );
  expect(await mailsOn().sweep()).toBe(0);
  clock.set(clock.now() + 5 * 60_000);
  expect(await mailsOn().sweep()).toBe(1);
  expect(mails()).toEqual(before);
  expect(await mailsOn().sweep()).toBe(0);
});

test("a prize that is declined goes to its reserve, who is told of a day two weeks later", async () => {
  clock.set("2025-12-20T03:00:00Z");
  const before = await holdersOf("valley-tablet");
  const declining = before[3]!;
  const printed = await ops("draw", "decline", "valley-tablet", declining);
  const now = await holdersOf("valley-tablet");
  const [next] = now.filter((account) => !before.includes(account));
  expect(printed.at(-1)).toBe(`It is now held by ${next}, who gets a mail.`);
  expect(now).not.toContain(declining);
  expect(now).toHaveLength(20);
  await expect(ops("draw", "decline", "valley-tablet", declining)).rejects.toThrow(/does not hold/);
  await expect(ops("draw", "decline", "valley-tablet", id(99))).rejects.toThrow(/does not hold/);
  await expect(ops("draw", "decline", "valley-tablet", next!, "--reason", "gone")).rejects.toThrow(/one of/);
  expect((await stored(next!))?.prize).toMatchObject({ won: true });
  await mailsOn().sweep();
  const told = mailOf("valley-tablet", next!);
  expect(told).toMatch(parity(next!) === 1 ? /by 3 January 2026/ : /2026년 1월 3일까지/);
  const parcels = join(dataDir, "parcels.csv");
  await ops("winners", "ship", parcels, "--prize", "valley-tablet", "--as", "tester");
  const addressed = readFileSync(parcels, "utf8").trim().split("\n").slice(1);
  expect(addressed.map((row) => row.split(",")[1]).sort()).toEqual([...now].sort());
  expect(await ops("draw", "verify")).not.toContainEqual(expect.stringMatching(/^WRONG/));
});

test("a reserve who was given one of the kind is passed over", async () => {
  const [winner] = await holdersOf("valley-phone-fold");
  const printed = await ops("draw", "decline", "valley-phone-fold", winner!);
  // All four reserves have won the other phone.
  expect(printed.filter((line) => line.includes("was given one of the kind"))).toHaveLength(4);
  expect(printed.at(-1)).toBe("No reserve is left for it.");
  expect(await holdersOf("valley-phone-fold")).toHaveLength(9);
  expect(await ops("draw", "verify")).not.toContainEqual(expect.stringMatching(/^WRONG/));
});

test("who deletes the account passes the prize on, unless it was accepted", async () => {
  const [accepting, leaving] = await holdersOf("valley-tablet");
  await ops("draw", "accept", fileOf("prize,account", `valley-tablet,${accepting}`));
  await expect(
    ops("draw", "decline", "valley-tablet", accepting!, "--reason", "unreachable"),
  ).rejects.toThrow(/has accepted valley-tablet/);
  const before = await holdersOf("valley-tablet");
  for (const account of [accepting, leaving]) await erasureOf(depsOn()).erase(account!);
  await upkeep();
  const now = await holdersOf("valley-tablet");
  expect(now).toContain(accepting);
  expect(now).not.toContain(leaving);
  expect(now.filter((account) => !before.includes(account))).toHaveLength(1);
});

test("contact data of the others goes only once every prize is accepted or has no reserve left", async () => {
  const losers = async () => {
    const winning = new Set(
      (
        await Promise.all(["valley-tablet", "valley-phone-fold", "valley-phone", "points-500"].map(holdersOf))
      ).flat(),
    );
    return [...held.keys()].filter((account) => !winning.has(account));
  };
  const sweep = async () => {
    await upkeep();
    await retentionOf(depsOn()).sweep();
  };
  const kept = await losers();
  // Who declined and holds nothing else is one of them.
  expect(kept.length).toBeGreaterThan(0);
  await sweep();
  await expect(ops("winners", "close")).rejects.toThrow(/have not accepted yet: .*valley-tablet \(19\)/);
  const rows: string[] = [];
  for (const prize of ["valley-tablet", "valley-phone-fold", "valley-phone", "points-500"])
    for (const account of await holdersOf(prize)) rows.push(`${prize},${account}`);
  const last = rows.pop()!;
  await ops("draw", "accept", fileOf("prize,account", ...rows));
  clock.set(clock.now() + 2 * 60 * 60_000);
  await sweep();
  for (const account of kept)
    if (await stored(account)) expect(await stored(account)).toHaveProperty("contact");

  await ops("draw", "accept", fileOf("prize,account", last));
  clock.set(clock.now() + 2 * 60 * 60_000);
  await sweep();
  for (const account of kept) {
    const after = await stored(account);
    if (after) expect(after).not.toHaveProperty("contact");
  }
  for (const account of await holdersOf("valley-phone"))
    expect(await stored(account)).toHaveProperty("contact");
  const [holder] = await holdersOf("valley-phone");
  await expect(ops("draw", "decline", "valley-phone", holder!)).rejects.toThrow(/All winners are final/);
});

test("after the season nobody can tell accounts by their pseudonyms", async () => {
  clock.set(AT.over);
  await upkeep();
  const { connection } = database;
  expect(await connection.collection("draw_entrants").countDocuments()).toBe(0);
  expect(await connection.collection("draw_leaves").countDocuments({ accounts: { $exists: true } })).toBe(0);
  expect(await connection.collection("draws").countDocuments({ saltKey: { $exists: true } })).toBe(0);
  expect(await connection.collection("draw_ranks").countDocuments({ account: { $exists: true } })).toBe(0);
  await ops("draw", "publish");
  expect(await ops("draw", "verify")).not.toContainEqual(expect.stringMatching(/^WRONG/));
});
