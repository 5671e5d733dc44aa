import { DAY } from "@diamond-valley/schemas/clock.ts";
import { RESULTS } from "@diamond-valley/schemas/season/season.ts";
import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../mail/mailer.ts";
import { createRetentionStore, type RetentionStore } from "../retention/store.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { freshDatabase } from "../testing/database.ts";
import { testClock } from "../testing/server.ts";
import { type ClaimStore, createClaimStore } from "../vault/claims.ts";
import { createResultStore, type Result, type ResultStore } from "../vault/results.ts";
import type { BackgroundJob } from "../wallet/background-jobs.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { seedEntrants } from "./testing/entrants.ts";
import { createWinnerMails } from "./winner-mails.ts";

const database = freshDatabase();
const clock = testClock(RESULTS);
const id = (index: number) => index.toString(16).padStart(24, "b");
const won = (prize: string, account: string): Result => ({ prize, kind: prizeOf(prize)!.kind, account });
let results: ResultStore;
let claims: ClaimStore;
let retentionStore: RetentionStore;
let mails: BackgroundJob;
let sent: Mail[] = [];

beforeAll(async () => {
  const deps = walletDeps(database.connection, clock);
  results = createResultStore(deps);
  claims = createClaimStore(deps);
  await Promise.all([results.prepare(), claims.prepare()]);
  const send = async (mail: Mail) => void sent.push(mail);
  retentionStore = createRetentionStore(deps);
  mails = createWinnerMails({
    ...{ deps, results, accounts: accountStoreOf(deps), claims, retentionStore },
    ...{ mailer: { send }, publicUrl: "https://valley.example" },
  });
  const contact = { name: "당첨", homeAddress: "세종대로 1", email: "winner@mail.example" };
  await seedEntrants(
    database.connection,
    new Map(Array.from({ length: 6 }, (_, at) => [id(at), {}])),
    (at) => ({
      contact: { ...contact, phone: `0100000000${at}` },
    }),
  );
});
beforeEach(async () => {
  clock.set(RESULTS);
  sent = [];
  for (const name of ["draw_results", "drawn_prizes", "prize_codes"])
    await database.connection.collection(name).deleteMany({});
});

const stock = (...codes: string[]) =>
  claims.stock(codes.map((code) => ({ code, prize: "points-500", validUntil: RESULTS + 120 * DAY })));
const told = () => sent.map((mail) => mail.id);
const points = (account: number) => won("points-500", id(account));

test("the code of a prize that went on is its reserve's, unless somebody saw it", async () => {
  await stock("ONE", "TWO", "THREE");
  await results.publish([points(0), points(1), points(2)]);
  expect(await mails.sweep()).toBe(3);
  const declined = (await claims.of(id(1))).get("points-500")?.code;
  // Who has seen the code might use it.
  await results.accept("points-500", id(2));
  await results.settle([points(3)], [points(1), points(2)]);
  expect(await mails.sweep()).toBe(1);
  expect(told().at(-1)).toBe(`won-points-500-${id(3)}`);
  expect((await claims.of(id(3))).get("points-500")?.code).toBe(declined);
  expect((await claims.of(id(1))).size).toBe(0);
  await results.settle([points(4)], []);
  expect(await mails.sweep()).toBe(0);
  expect((await claims.of(id(2))).size).toBe(1);
});

test("a prize that is declined after the results are shown no more still has its mail, which names no page that is closed", async () => {
  const phones = (account: number) => won("valley-phone", id(account));
  await results.publish([phones(0)]);
  clock.set(RESULTS - 1);
  expect(await mails.sweep()).toBe(0);
  clock.set(RESULTS);
  expect(await mails.sweep()).toBe(1);
  expect(sent[0]?.text).toMatch(/12일 오전 8시 59분\(한국 시간\)까지 금고에서도 확인/);
  clock.set("2026-01-13T00:00:00Z");
  await results.settle([phones(1)], [phones(0)]);
  expect(await mails.sweep()).toBe(1);
  expect(told().at(-1)).toBe(`won-valley-phone-${id(1)}`);
  expect(sent.at(-1)?.text).toMatch(/2026년 1월 27일까지 보내 드립니다/);
  expect(sent.at(-1)?.text).not.toMatch(/금고|prizes/);
});

test("a code of which somebody hears once the Vault is closed comes with the mail, and has arrived by that", async () => {
  await stock("LATE");
  await results.publish([points(0)]);
  await mails.sweep();
  expect(sent[0]?.text).toMatch(/금고에서 2026년 1월 12일 오전 8시 59분\(한국 시간\)까지/);
  expect(sent[0]?.text).not.toContain("LATE");
  clock.set("2026-01-13T00:00:00Z");
  await results.settle([points(1)], [points(0)]);
  await retentionStore.markWinners([id(1)]);
  expect(await mails.sweep()).toBe(1);
  expect(sent.at(-1)?.text).toContain("LATE");
  expect(sent.at(-1)?.text).toMatch(/2026년 3월 25일까지 스토어에서/);
  expect(await results.acceptedBy(id(1))).toEqual(new Set(["points-500"]));
  const [account] = await database.connection
    .collection("accounts")
    .find({ _id: id(1) as never })
    .toArray();
  expect(account?.prize).toEqual({ won: true, deliveredAt: clock.now() });
});
