import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createFlights } from "../../deep/flights.ts";
import { flown } from "../../deep/testing/flyers.ts";
import { createRuns } from "../../diamond-hero/runs.ts";
import { ran } from "../../diamond-hero/testing/ran.ts";
import { testServer } from "../../testing/server.ts";
import { createResultStore } from "../../vault/results.ts";
import { createAttempts } from "../../wallet/attempts.ts";
import { fished } from "../../wallet/testing/operations.ts";
import { decided } from "../../wallet/testing/order.ts";
import { many, registeredPlayer, type TestPlayer } from "../../wallet/testing/player.ts";
import { csvLine } from "../csv.ts";
import { whoLooks } from "../looks/who-looks.ts";
import { operate } from "../operate.ts";

const server = testServer();
const AS = ["--as", "haru"];
const WHY = ["--reason", "ticket 4711"];
let directory: string;
let player: TestPlayer;
let caught: string;
let run: string;
let flight: string;

async function ops(...args: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ MONGODB_URL: server.databaseUrl });
  const log = pino({ level: "silent" });
  await operate(args, { config, log, clock: server.clock, print: (line) => lines.push(line) });
  return lines.join("\n");
}
const show = (...args: string[]) => ops("player", "show", ...args, ...AS, ...WHY);

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diamond-valley-support-"));
  player = await registeredPlayer(server, "asks+gold");
  await player.call("PUT", "/game_rpg/nickname", { nickname: "묻는로봇" });
  await player.fish(many("blue", 10), experienceAt(15));
  await player.call("PUT", "/sweepstakes/valley-tumbler", { entries: 2 });
  const attempts = createAttempts(server.deps, player.wallets);
  caught = attempts.mint();
  await attempts.commit(decided(player.id, caught, fished(`quest:fishing:${caught}`, 5)));
  run = attempts.mint();
  const runs = createRuns(server.deps, player.wallets);
  await runs.start(player.id, run);
  await runs.pay(ran(player.id, run));
  flight = attempts.mint();
  await createFlights(server.deps).keep(flown(player.id, flight));
});
afterAll(() => rm(directory, { recursive: true }));

test("a player is found by id, address and nickname, and shown with wallet, ledger and attempts", async () => {
  const byId = await show(player.id);
  expect(byId).toContain("묻는로봇");
  expect(byId).toMatch(/tier gold/);
  expect(byId).toMatch(/level 1[5-9]/);
  expect(byId).toContain("entries.valley-tumbler 2");
  expect(byId).toMatch(new RegExp(`fishing: .*npm run ops -- replay ${caught}`));
  expect(byId).toMatch(new RegExp(`diamond_hero, small-robot: \\d+ s, .*replay ${run}`));
  expect(byId).toMatch(new RegExp(`deep: .*diamonds 1, .*replay ${flight}`));
  expect(byId).toMatch(/\d+ {2}2025-10-07 12:\d\d:\d\d {2}entries {2}.*diamonds -\d+/);
  for (const named of ["asks@store.example", "묻는로봇"]) expect(await show(named)).toBe(byId);
  await expect(show("nobody-at-all")).rejects.toThrow("There is no account nobody-at-all.");
});

test("what is shown can be decided again by the command beside it", async () => {
  expect(await ops("replay", caught)).toContain("This is what was paid.");
  for (const stored of [run, flight])
    expect(await ops("replay", stored)).toContain("This is what was stored.");
});

test("contact data is veiled", async () => {
  const shown = await show(player.id);
  for (const whole of ["haneul@example.com", "세종대로", "김하늘"]) expect(shown).not.toContain(whole);
  expect(shown).toMatch(/contact ha···om, phone 010···\d{3}, with an address/);
});

test("lines are the youngest, in their order, also where they have left the wallet", async () => {
  for (let count = 0; count < 12; count += 1) await player.fish(["red"]);
  const shown = await show(player.id, "--lines", "10");
  const numbers = [...shown.matchAll(/^ {2}(\d+) {2}\d{4}-/gm)].map(([, seq]) => Number(seq));
  expect(numbers).toHaveLength(10);
  const { seq } = await player.wallets.view(player.id);
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => seq - 9 + index));
});

test("players who share a nickname are listed, and none is shown", async () => {
  const other = await registeredPlayer(server, "asks-too");
  await other.call("PUT", "/game_rpg/nickname", { nickname: "묻는로봇" });
  await expect(show("묻는로봇")).rejects.toThrow(new RegExp(`names several accounts[\\s\\S]*${other.id}`));
  await ops("account", "erase", other.id);
});

test("each look is written down before anything is shown, and none without who and why", async () => {
  const count = () => server.deps.connection.collection("operator_looks").countDocuments();
  const before = await count();
  await expect(ops("player", "show", player.id, ...AS)).rejects.toThrow(/Say why/);
  await expect(ops("player", "show", player.id, ...AS, "--reason", "x")).rejects.toThrow(/Say why/);
  expect(await count()).toBe(before);
  await show(player.id);
  expect(await count()).toBe(before + 1);
  const looks = await ops("player", "looks", player.id);
  expect(looks.split("\n")[0]).toMatch(new RegExp(`haru {2}player show {2}${player.id} {2}ticket 4711`));
  await ops("account", "export", player.id, ...AS);
  expect(await ops("player", "looks", player.id)).toContain(
    `account export  ${player.id}  their own request`,
  );
});

test.each([
  ["root", undefined, false],
  ["node", undefined, false],
  ["haru", undefined, true],
  ["root", "haru", true],
  ["haru", " ", false],
])("whoever is %s on the machine and calls itself %s may look: %s", (user, as, may) => {
  const who = () => whoLooks({ as, reason: "ticket 1" }, "", user);
  if (may) expect(who()).toEqual({ operator: "haru", reason: "ticket 1" });
  else expect(who).toThrow(/Say who you are/);
});

test("why somebody looked goes with the account, and that somebody did stays", async () => {
  const leaver = await registeredPlayer(server, "leaves");
  await show(leaver.id);
  await leaver.call("DELETE", "/auth/delete");
  expect(await ops("player", "looks", leaver.id)).toMatch(new RegExp(`haru {2}player show {2}${leaver.id}$`));
});

test("the list for parcels has everybody who won something that is sent, for one user's eyes, and the look is written down", async () => {
  const second = await registeredPlayer(server, "wins-too", {
    home_address: '=1+1, "높은" 언덕길 3',
    name: "이=하늘",
  });
  await createResultStore(server.deps).publish([
    { prize: "valley-tumbler", kind: "tumbler", account: player.id },
    { prize: "sticker-pack", kind: "stickers", account: second.id },
    { prize: "points-500", kind: "points", account: second.id },
    { prize: "sticker-pack", kind: "stickers", account: "0123456789abcdef01234567" },
  ]);
  const file = join(directory, "parcels.csv");
  expect(await ops("winners", "ship", file, ...AS)).toBe(`3 parcels in ${file}, 1 without an address.`);
  const [head, ...rows] = (await readFile(file, "utf8")).trimEnd().split("\r\n");
  expect(head).toBe("prize,account,name,phone,address,email");
  expect(rows).toHaveLength(3);
  expect(rows).toContainEqual(
    expect.stringMatching(
      /^valley-tumbler,.*,김하늘,010\d{8},"서울특별시 중구 세종대로 110, 다이아빌딩 302호",haneul@example\.com$/,
    ),
  );
  expect(rows).toContainEqual(expect.stringContaining(`"'=1+1, ""높은"" 언덕길 3"`));
  expect(rows).toContainEqual("sticker-pack,0123456789abcdef01234567,,,,");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await ops("player", "looks")).toContain("winners ship  many  sending prizes");
  await expect(ops("winners", "ship", file, ...AS)).rejects.toThrow(/is there already/);
  const one = join(directory, "tumblers.csv");
  expect(await ops("winners", "ship", one, "--prize", "valley-tumbler", ...AS)).toBe(`1 parcels in ${one}.`);
  await expect(ops("winners", "ship", one, "--prize", "points-500", ...AS)).rejects.toThrow(
    /nothing that is sent/,
  );
});

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["=SUM(A1)", "'=SUM(A1)"],
  ["-5", "'-5"],
])("the value %j is written as %j", (value, written) => {
  expect(csvLine([value])).toBe(`${written}\r\n`);
});
