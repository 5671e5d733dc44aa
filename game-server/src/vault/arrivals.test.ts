import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { KEPT_AFTER_DELIVERY } from "@diamond-valley/schemas/account/retention.ts";
import { DAY } from "@diamond-valley/schemas/clock.ts";
import { DEMO_START, RESULTS } from "@diamond-valley/schemas/season/season.ts";
import { prizeOf } from "@diamond-valley/schemas/vault/prizes.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { AccountDocument } from "../account/document.ts";
import { operatorOf } from "../draws/testing/ops.ts";
import { createRetentionStore } from "../retention/store.ts";
import { retentionOf } from "../testing/accounts.ts";
import { testServer } from "../testing/server.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { createClaimStore } from "./claims.ts";
import { createResultStore } from "./results.ts";

const server = testServer();
const ops = operatorOf(server);
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diamond-valley-arrivals-"));
});
afterAll(() => rm(directory, { recursive: true }));
beforeEach(async () => {
  server.clock.set(DEMO_START);
  const { connection } = server.deps;
  for (const name of ["draw_results", "drawn_prizes", "retention"])
    await connection.collection(name).deleteMany({});
  await connection.collection("accounts").updateMany({}, { $unset: { prize: "" } });
});

/** A player who won these prizes, on the day of the results. */
async function winnerOf(hint: string, ...prizes: string[]): Promise<TestPlayer> {
  const player = await registeredPlayer(server, hint);
  server.clock.set(RESULTS);
  const validUntil = RESULTS + 365 * DAY;
  await createClaimStore(server.deps).stock([{ code: `CODE-${hint}`, prize: "points-500", validUntil }]);
  await createRetentionStore(server.deps).markWinners([player.id]);
  const won = prizes.map((prize) => ({ prize, kind: prizeOf(prize)!.kind, account: player.id }));
  await createResultStore(server.deps).publish(won);
  return player;
}
const stored = (id: string) =>
  server.deps.connection.collection<AccountDocument>("accounts").findOne({ _id: id });
const fetchCode = (player: TestPlayer) => player.call("POST", "/sweepstakes/points-500/claim");
async function delivered(...rows: string[]): Promise<string> {
  const file = join(directory, "delivered.csv");
  await writeFile(file, rows.join("\n"));
  return (await ops("winners", "delivered", file)).join("\n");
}
const day = (days: number) => new Date(RESULTS + days * DAY).toISOString();

test("a code that its winner fetched has arrived: 180 days later the account is gone", async () => {
  const winner = await winnerOf("fetches", "points-500");
  server.clock.set(RESULTS + DAY);
  expect((await fetchCode(winner)).status).toBe(200);
  expect((await stored(winner.id))?.prize).toEqual({ won: true, deliveredAt: RESULTS + DAY });
  server.clock.set(RESULTS + 2 * DAY);
  expect((await fetchCode(winner)).status).toBe(200);
  await createRetentionStore(server.deps).closeWinners(RESULTS + 2 * DAY);
  const over = RESULTS + DAY + KEPT_AFTER_DELIVERY;
  server.clock.set(over - 1);
  await retentionOf(server.deps).sweep();
  expect(await stored(winner.id)).not.toBeNull();
  server.clock.set(over);
  await retentionOf(server.deps).sweep();
  expect(await stored(winner.id)).toBeNull();
});

test("who holds a parcel too is kept from the day on which the last of all arrived", async () => {
  const winner = await winnerOf("holds-both", "points-500", "valley-tumbler");
  await fetchCode(winner);
  expect((await stored(winner.id))?.prize).toEqual({ won: true });
  const row = `valley-tumbler,${winner.id},${day(20)}`;
  expect(await delivered("prize,account,delivered_at", row)).toBe(
    "1 rows taken in, 1 of winners who are here.",
  );
  expect((await stored(winner.id))?.prize).toEqual({ won: true, deliveredAt: RESULTS + 20 * DAY });
});

test("one of two parcels that arrived says nothing of the other", async () => {
  const winner = await winnerOf("two-parcels", "robot-plush", "valley-tumbler");
  await expect(delivered("account,delivered_at", `${winner.id},${day(9)}`)).rejects.toThrow(
    `${winner.id} holds robot-plush and valley-tumbler: say in a column \`prize\` which of them arrived. Nothing was taken in.`,
  );
  await expect(delivered("prize,account,delivered_at", `castle,${winner.id},${day(9)}`)).rejects.toThrow(
    /line 2: prize: must be the slug of a prize/,
  );
  await delivered("prize,account,delivered_at", `robot-plush,${winner.id},${day(9)}`);
  await expect(ops("winners", "close")).rejects.toThrow(/have not accepted yet: valley-tumbler \(1\)/);
  expect((await stored(winner.id))?.prize).toEqual({ won: true });
  const rest = [`valley-tumbler,${winner.id},${day(11)}`, `sticker-pack,${winner.id},${day(12)}`];
  await expect(delivered("prize,account,delivered_at", ...rest)).rejects.toThrow(
    `1 of 2 rows name nobody who is on record: sticker-pack of ${winner.id}. `,
  );
  expect((await stored(winner.id))?.prize).toEqual({ won: true, deliveredAt: RESULTS + 11 * DAY });
  await ops("winners", "close");
});

test("of who holds one prize the file need not say which", async () => {
  const winner = await winnerOf("one-parcel", "valley-tumbler");
  await delivered("account,delivered_at", `${winner.id},${day(9)}`);
  expect((await stored(winner.id))?.prize).toEqual({ won: true, deliveredAt: RESULTS + 9 * DAY });
  await ops("winners", "close");
});
