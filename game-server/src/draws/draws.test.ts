import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { checkProof } from "@diamond-valley/schemas/draws/check.ts";
import type { DrawProof, DrawRecord, DrawSummary } from "@diamond-valley/schemas/draws/record.ts";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { DEMO_START } from "@diamond-valley/schemas/season/season.ts";
import type { ClaimAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MODELS } from "../database/models.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, type Session } from "../testing/sign-in.ts";
import { registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { AT, BEACON, operatorOf } from "./testing/ops.ts";

const server = testServer();
const ops = operatorOf(server);
const directory = mkdtempSync(join(tmpdir(), "diamond-valley-draws-"));
afterAll(() => rmSync(directory, { recursive: true }));

const summary = async () => (await newVisitor(server.url).call<DrawSummary>("GET", "/draws")).body;
const record = async () => (await newVisitor(server.url).call<DrawRecord>("GET", "/draws/record")).body;
const proof = (visitor: Session, prize: string) =>
  visitor.call<DrawProof & ProblemBody>("GET", `/sweepstakes/${prize}/proof`);
const entriesOf = async (prize: string) => {
  const answer = await fetch(`${server.url}/api/kr/draws/${prize}/entries`);
  return { status: answer.status, lines: (await answer.text()).split("\n").slice(0, -1) };
};
const failing = async (told: DrawProof) =>
  checkProof(told, null, await summary()).filter(({ holds }) => !holds);

/** Eight gold players of level 15, who hold entries of points and plushes; `gone` leaves after the freeze. */
const players: TestPlayer[] = [];
let gone: TestPlayer;

beforeAll(async () => {
  server.clock.set(DEMO_START);
  for (let index = 0; index < 8; index += 1) {
    const player = await registeredPlayer(server, `drawn-${index}+gold`);
    const given = { diamonds: 100, experience: experienceAt(15), items: {} };
    await player.wallets.apply(player.id, { kind: "grant", key: "drawn", ...given });
    for (const [prize, entries] of Object.entries({ "points-500": 1 + (index % 3), "robot-plush": 1 }))
      expect((await player.call("PUT", `/sweepstakes/${prize}`, { entries })).status).toBe(200);
    if (index < 4)
      expect((await player.call("PUT", "/sweepstakes/points-1000", { entries: 1 })).status).toBe(200);
    players.push(player);
  }
  gone = players[7]!;
});

test("nothing is done before it is its turn, and each refusal says what comes first", async () => {
  expect(await summary()).toMatchObject({ stage: "none", commitment: null, secret: null });
  expect(await proof(players[0]!, "points-500")).toMatchObject({ body: { code: "prize-not-found" } });
  for (const step of ["freeze", "run", "publish", "verify"])
    await expect(ops("draw", step), step).rejects.toThrow(/`draw commit` comes first/);
  expect(await ops("draw", "status")).toEqual(["Nothing was committed to yet."]);

  const committed = await ops("draw", "commit");
  expect(await ops("draw", "commit")).toEqual(committed);
  expect(committed[0]).toContain((await summary()).commitment);
  for (const step of ["run", "publish"])
    await expect(ops("draw", step), step).rejects.toThrow(/`draw freeze` comes first/);
  await expect(ops("draw", "freeze")).rejects.toThrow(/can change until the close.* 2025-11-10 09:01:00 KST/);
  server.clock.set(AT.close);
  await expect(ops("draw", "freeze")).rejects.toThrow(/can change until the close/);
});

test("before the freeze everybody sees the commitment, and an entrant the own number", async () => {
  expect(await summary()).toMatchObject({ stage: "committed", frozen_at: null, secret: null });
  const { body } = await proof(players[0]!, "points-500");
  expect(body).toMatchObject({ stage: "committed", account: players[0]!.id, entries: 1, frozen: null });
  expect(await failing(body)).toEqual([]);
  expect((await entriesOf("points-500")).status).toBe(404);
});

test("frozen entries are published under pseudonyms, and every entrant stands among them", async () => {
  // Somebody whose tier is corrected after the close: what was entered does not count.
  const snapshot = server.deps.connection.collection("accounts");
  await snapshot.updateOne({ _id: players[3]!.id as never }, { $set: { "standing.fixed": "silver" } });
  server.clock.set(AT.settled);
  const frozen = await ops("draw", "freeze");
  expect(await ops("draw", "freeze")).toEqual(frozen);
  expect(frozen).toContainEqual(
    expect.stringMatching(/^points-500: 15 entries of 8 entrants, root [0-9a-f]{64}$/),
  );
  expect(frozen).toContainEqual(expect.stringMatching(/^points-1000: 3 entries of 3 entrants/));
  await expect(ops("draw", "publish")).rejects.toThrow(/`draw run` comes first/);

  const told = await summary();
  expect(told).toMatchObject({ stage: "frozen", frozen_at: "2025-11-10T00:01:00.000Z", secret: null });
  const { lines } = await entriesOf("points-500");
  expect(lines).toHaveLength(8);
  expect(lines.toSorted()).toEqual(lines);
  expect((await record()).prizes.every(({ ranks }) => ranks.length === 0)).toBe(true);
  for (const player of players) {
    const { body } = await proof(player, "points-500");
    expect(lines).toContain(`${body.entrant},${body.entries}`);
    expect(body.frozen?.leaf?.index).toBe(lines.indexOf(`${body.entrant},${body.entries}`));
    expect(await failing(body)).toEqual([]);
    expect(body.published).toBeNull();
    expect(lines.join()).not.toContain(player.id);
  }
  expect((await proof(players[3]!, "points-1000")).body).toMatchObject({
    entries: 0,
    frozen: { leaf: null },
  });
  expect((await proof(players[0]!, "castle")).status).toBe(404);
  expect((await proof(players[0]!, "vip-points-3000")).status).toBe(404);
  expect((await entriesOf("castle")).status).toBe(404);
  expect((await entriesOf("%24where")).status).toBe(404);
});

test("winners are drawn with the beacon of the commitment and no other", async () => {
  await gone.call("DELETE", "/auth/delete");
  await expect(ops("draw", "run")).rejects.toThrow(/Give the value of round 23367412/);
  await expect(ops("draw", "run", "--beacon", "heads")).rejects.toThrow(/"heads" can't be a value/);
  await expect(ops("draw", "run", "--beacon", BEACON)).rejects.toThrow(/comes out 2025-11-12 09:00:00 KST/);
  server.clock.set(AT.beacon);
  const mistyped = "f".repeat(64);
  await ops("draw", "run", "--beacon", mistyped);
  await expect(ops("draw", "run", "--beacon", BEACON)).rejects.toThrow(/drawn with the beacon f+; --again/);
  const drawn = await ops("draw", "run", "--beacon", BEACON, "--again");
  expect(drawn).toContain("points-1000: 3 winners, 0 reserves");
  // Three of a kind have won the greater one.
  expect(drawn).toContain("points-500: 5 winners, 0 reserves");
  expect(await ops("draw", "run", "--beacon", BEACON)).toEqual(drawn);
  expect(await ops("draw", "verify")).not.toContainEqual(expect.stringMatching(/^WRONG/));
  expect(await summary()).toMatchObject({ stage: "frozen", drawn_at: null, beacon: { value: null } });
});

test("published winners show in the time of the results, and whose account is gone passes the prize on", async () => {
  const printed = await ops("draw", "publish", directory);
  expect(await ops("draw", "publish", directory)).toEqual(printed);
  await expect(ops("draw", "run", "--beacon", "0".repeat(64), "--again")).rejects.toThrow(/are published/);
  expect(await ops("draw", "verify")).not.toContainEqual(expect.stringMatching(/^WRONG/));

  expect(await summary()).toMatchObject({ stage: "frozen", secret: null });
  expect((await record()).passings).toEqual([]);
  const seen = async (player: TestPlayer, slug: string) =>
    (await player.call<VaultAnswer>("GET", "/sweepstakes")).body.prizes.find((prize) => prize.slug === slug);
  expect(await seen(players[0]!, "points-1000")).toMatchObject({ status: "processing" });
  server.clock.set(AT.results);
  expect(await seen(players[0]!, "points-1000")).toMatchObject({ status: "won", claim: null });
  expect(await seen(players[3]!, "points-500")).toMatchObject({ status: "won" });
  expect(await seen(players[0]!, "points-500")).toMatchObject({ status: "not-won" });

  const told = await record();
  expect(told).toMatchObject({ stage: "published", beacon: { value: BEACON } });
  expect(told.passings.map(({ prize, reason }) => `${prize} ${reason}`).sort()).toEqual([
    "points-500 gone",
    "robot-plush gone",
  ]);
  expect(JSON.stringify(told)).not.toContain(gone.id);
});

test("every entrant checks the own entries of a published draw, whatever came of them", async () => {
  const outcomes = new Set<string>();
  for (const player of players.slice(0, 7))
    for (const prize of ["points-500", "points-1000", "robot-plush"]) {
      const { body } = await proof(player, prize);
      expect(await failing(body), `${prize} ${player.id}`).toEqual([]);
      if (body.published) outcomes.add(body.published.outcome);
      if (body.published?.outcome === "barred") expect(body.published.barredBy).toBe("points-1000");
    }
  expect([...outcomes].sort()).toEqual(["barred", "won"]);
});

test("the verifier, which shares no code with the draw, finds everything right in the files and over the API", async () => {
  const verify = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(directory, "verify-draw.mjs"), ...args]);
  const { stdout } = await verify(directory);
  expect(stdout).toContain("Everything else holds.");
  expect(stdout).toContain("Not checked: that commitment and roots were public before the beacon");
  expect(stdout).not.toContain("WRONG");
  expect(JSON.parse(readFileSync(join(directory, "draw.json"), "utf8"))).toEqual(await record());
  for (const { slug } of (await summary()).prizes)
    expect((await entriesOf(slug)).lines.map((line) => `${line}\n`).join(""), slug).toBe(
      readFileSync(join(directory, `${slug}.csv`), "utf8"),
    );
});

test("the winner of a digital prize finds its code in the Vault, and accepts the prize by looking at it", async () => {
  const claim = (player: TestPlayer, prize: string) =>
    player.call<ClaimAnswer & ProblemBody>("POST", `/sweepstakes/${prize}/claim`);
  const points = (await players[0]!.call<VaultAnswer>("GET", "/sweepstakes")).body;
  const won = (answer: VaultAnswer) => answer.prizes.find(({ slug }) => slug === "points-1000");
  expect(await claim(players[0]!, "points-1000")).toMatchObject({ status: 409, body: { code: "sold-out" } });
  const stock = join(directory, "stock.csv");
  writeFileSync(stock, "code,prize,valid_until\nTHOUSAND,points-1000,2026-03-31T00:00:00+09:00\n");
  await ops("prize-codes", "import", stock);
  // The server tells a winner once there is a code, and tries each again after five minutes: it goes to one of three.
  server.clock.set(Date.parse(AT.results) + 10 * 60_000);
  const codes = server.deps.connection.collection("prize_codes");
  await expect.poll(() => codes.countDocuments({ free: true }), { timeout: 60_000 }).toBe(0);
  const owner = (await codes.findOne({ _id: "THOUSAND" as never }))?.account;
  const winner = players.find(({ id }) => id === owner)!;
  const look = async () => won((await winner.call<VaultAnswer>("GET", "/sweepstakes")).body);
  expect(won(points)).toMatchObject({ status: "won", claim: null });
  expect(await look()).toMatchObject({ status: "won", claim: null });
  expect((await ops("draw", "status", "points-1000")).join()).not.toContain("accepted");
  expect((await claim(winner, "points-1000")).body).toMatchObject({ code: "THOUSAND", points: 1000 });
  expect((await claim(winner, "points-1000")).body.code).toBe("THOUSAND");
  expect(await look()).toMatchObject({ status: "won", claim: { code: "THOUSAND" } });
  expect(await ops("draw", "status", "points-1000")).toContain(`${winner.id}, told, accepted`);

  for (const [player, prize] of [
    [players[3]!, "points-1000"],
    [winner, "points-500"],
    [winner, "robot-plush"],
  ] as const)
    expect(await claim(player, prize), prize).toMatchObject({
      status: 404,
      body: { code: "prize-not-found" },
    });
  server.clock.set(AT.beacon);
  expect((await claim(winner, "points-1000")).status).toBe(404);
  server.clock.set(AT.results);
});

describe("what is stored of the draws", () => {
  test("fits the data dictionary", async () => {
    for (const model of MODELS.filter(({ name }) => name.startsWith("draw"))) {
      const { documents, problems } = await model.check(server.deps.connection);
      expect(documents, model.name).toBeGreaterThan(0);
      expect(problems).toEqual([]);
    }
  });

  test.each([
    ["draws", { commitment: "0".repeat(64) }, /WRONG the commitment/],
    ["draws", { "terms.prizes.0.total": 9 }, /WRONG the commitment/],
    ["draw_entrants", { "entries.points-500": 77 }, /WRONG every wallet holds/],
    ["draw_leaves", { root: "0".repeat(64) }, /WRONG points-500: root/],
    ["draw_ranks", { key: "0".repeat(64) }, /WRONG points-500: \d+ drawn/],
    ["draw_results", { account: "f".repeat(24) }, /WRONG points-500: \d+ winners are on record/],
  ])("is computed again from its sources: in %s a lie such as %j is found", async (name, lie, sign) => {
    const collection = server.deps.connection.collection(name);
    const touched: Record<string, object> = {
      draw_entrants: { account: players[0]!.id },
      draw_results: { prize: "points-500", passedAt: { $exists: false } },
    };
    const filter = name === "draws" ? {} : (touched[name] ?? { prize: "points-500" });
    const truth = await collection.findOne(filter);
    await collection.updateOne({ _id: truth!._id }, { $set: lie });
    const printed: string[] = [];
    await expect(ops.into(printed, "draw", "verify")).rejects.toThrow(/checks failed/);
    await collection.replaceOne({ _id: truth!._id }, truth!);
    expect(printed.join("\n")).toMatch(sign);
  });
});

test("whoever deletes the account stays a leaf that names nobody", async () => {
  expect(await accountStoreOf(server.deps).byId(gone.id)).toBeNull();
  expect((await entriesOf("points-500")).lines).toHaveLength(8);
});
