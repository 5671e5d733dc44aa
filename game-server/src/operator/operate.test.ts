import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { digestOfSub } from "../account/person.ts";
import { createCodeStore } from "../codes/store.ts";
import { createGoalStore } from "../community/goal-store.ts";
import { readConfig } from "../config/config.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { UsageProblem } from "./command.ts";
import { COMMANDS } from "./commands.ts";
import { operate } from "./operate.ts";

const server = testServer();
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "diamond-valley-ops-"));
});
afterAll(() => rm(directory, { recursive: true }));

const ops = (...args: string[]) => opsWith({}, ...args);
async function opsWith(settings: Record<string, string>, ...args: string[]): Promise<string> {
  const lines: string[] = [];
  const config = readConfig({ MONGODB_URL: server.databaseUrl, ...settings });
  const log = pino({ level: "silent" });
  await operate(args, { config, log, clock: server.clock, print: (line) => lines.push(line) });
  return lines.join("\n");
}
async function file(name: string, ...lines: string[]): Promise<string> {
  const path = join(directory, name);
  await writeFile(path, `${lines.join("\n")}\n`);
  return path;
}
const stage = async () => (await newVisitor(server.url).call<SeasonView>("GET", "/season")).body.stage;

test("the overview and each command's help name every command", async () => {
  const overview = await ops();
  for (const { name, summary } of COMMANDS) {
    expect(overview).toContain(`${name} `);
    expect(overview).toContain(summary);
    expect(await ops(...name.split(" "), "--help")).toContain(`npm run ops -- ${name}`);
  }
  await expect(ops("stag", "set")).rejects.toThrow(/There is no command "stag set"/);
});

test("a community goal is told, and lowered where it is fixed and higher", async () => {
  const goals = createGoalStore(server.deps);
  const lower = (...args: string[]) => ops("goal", "lower", ...args);
  await goals.begin(2);
  expect(await ops("goal", "show")).toMatch(/Week 2: 0 given by 0 players, .*; not fixed yet\.$/);
  await expect(lower("2", "50")).rejects.toThrow(/not fixed yet/);
  const counted = { counted: 1, took: 1, players: 6, early: 5, given: 40, reached: 0 };
  await goals.keep(2, { ...counted, target: 90, isFinal: false });
  expect(await lower("2", "80")).toBe("The goal of week 2 is 80.");
  expect(await ops("goal", "show")).toMatch(/Week 2: 40 given by 6 players, 5 .*; 49 % of 80\.$/);
  await expect(lower("2", "90")).rejects.toThrow(/no higher than 90/);
  for (const wrong of [["5", "10"], ["2"], ["2", "0"], ["2", "1.5"], ["two", "10"]])
    await expect(lower(...wrong)).rejects.toThrow(/a week, 1 to 4/);
});

test("a nickname is taken as it is told, and refused where it can't be shown", async () => {
  const player = await registeredPlayer(server, "misnamed");
  const stored = async () => (await accountStoreOf(server.deps).byId(player.id))?.nickname;
  await ops("account", "rename", "misnamed@store.example", "운영자", "봇");
  expect(await stored()).toBe("운영자 봇");
  for (const wrong of ["", "x", "a\u202eb", "\u3164\u3164"])
    await expect(ops("account", "rename", player.id, wrong)).rejects.toThrow(/2 to 12 letters/);
  expect(await ops("account", "rename", player.id, "-")).toBe(`Account ${player.id} has no nickname.`);
  expect(await stored()).toBe("");
  await expect(ops("account", "rename", "f".repeat(24), "로봇")).rejects.toThrow(/There is no account/);
});

test("a stage that is set reaches the running server, and goes when it is cleared", async () => {
  expect(await ops("stage", "show")).toBe("event, by the timetable.");
  expect(await ops("stage", "set", "coming-soon")).toBe("The stage is coming-soon.");
  await vi.waitFor(async () => expect(await stage()).toBe("coming-soon"), { timeout: 5_000 });
  expect(await ops("stage", "show")).toBe("coming-soon, set by an operator.");
  await ops("stage", "clear");
  await vi.waitFor(async () => expect(await stage()).toBe("event"), { timeout: 5_000 });
  await expect(ops("stage", "set", "party")).rejects.toThrow(/There is no stage party/);
  await expect(ops("stage", "set")).rejects.toThrow(/It takes one argument: the stage/);
});

test("where SEASON_STAGE decides, a stage that is set or cleared waits behind it, and is told so", async () => {
  const pinned = (...args: string[]) => opsWith({ SEASON_STAGE: "event" }, "stage", ...args);
  expect(await pinned("show")).toBe("event, by SEASON_STAGE.");
  const kept = "Servers that were started with SEASON_STAGE=event keep to that: unset it and restart them.";
  expect(await pinned("set", "sweepstake")).toBe(`The stage sweepstake is stored.\n${kept}`);
  expect(await pinned("show")).toBe("event, by SEASON_STAGE; an operator's sweepstake waits behind it.");
  expect(await pinned("clear")).toBe(`No stage is stored.\n${kept}`);
  expect(await ops("stage", "show")).toBe("event, by the timetable.");
});

test("only a demonstration's time can be moved, and only ahead", async () => {
  const move = async (instant: string, settings: Record<string, string> = {}) => {
    const lines: string[] = [];
    const config = readConfig({ MONGODB_URL: server.databaseUrl, ...settings });
    const log = pino({ level: "silent" });
    await operate(["season", "move", instant], { config, log, print: (line) => lines.push(line) });
    return lines.join("\n");
  };
  expect(await move("2025-10-20T09:00:00+09:00")).toBe("It is 2025-10-20 09:00:00 in Korea.");
  await expect(move("2025-10-19T09:00:00+09:00")).rejects.toThrow(/time does not go back/);
  await expect(move("tomorrow")).rejects.toThrow(/ISO instant/);
  await expect(move("2025-10-21T09:00:00+09:00", { SEASON_CLOCK: "real" })).rejects.toThrow(/demonstration/);
});

test("lists of tiers are taken in from a file", async () => {
  await signIn(server.url, "listed+silver");
  const rows = ["sub,tier", "listed,gold", "", "stranger, platinum"];
  expect(await ops("tiers", "snapshot", await file("tiers.csv", ...rows))).toBe(
    "2 rows taken in, 1 of people who are here.",
  );
  const account = await server.deps.connection
    .collection<{ _id: string }>("accounts")
    .findOne({ sub: digestOfSub("listed") });
  expect(await accountStoreOf(server.deps).byId(account?._id ?? "")).toMatchObject({
    tier: "silver",
    drawTier: "gold",
  });
});

test("codes are taken in from a file, made, and used", async () => {
  const rows = ["code,kind,tier,email", "vip-gold-1,vip,gold,", "guest-1,invite,,a@store.example"];
  const path = await file("codes.csv", ...rows);
  expect(await ops("codes", "import", path)).toBe("2 rows taken in, 2 codes are new.");
  expect(await ops("codes", "import", path)).toBe("2 rows taken in, 0 codes are new.");
  const player = await registeredPlayer(server, "holder");
  expect((await player.call("POST", "/profile/code", { code: "VIPGOLD1" })).status).toBe(200);

  const made = (await ops("codes", "create", "vip", "--tier", "platinum", "--count", "3")).split("\n");
  expect(made).toHaveLength(3);
  for (const code of made) {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(await createCodeStore(server.deps).find(code)).toMatchObject({ kind: "vip", tier: "platinum" });
  }
  await expect(ops("codes", "create", "invite", "--tier", "gold")).rejects.toThrow(
    /An invite code has no tier/,
  );
  const tiered = await file("tiered.csv", "code,kind,tier,email", "guest-2,invite,gold,");
  await expect(ops("codes", "import", tiered)).rejects.toThrow(/an invite code has none/);
  await expect(ops("codes", "create", "vip", "--count", "0")).rejects.toThrow(/count/);
});

test("codes of VIP items are stocked from a file", async () => {
  const rows = ["code,prize,valid_until", "POINTS-1,vip-points-3000,2025-12-31T23:59:59+09:00"];
  expect(await ops("prize-codes", "import", await file("stock.csv", ...rows))).toBe(
    "1 rows taken in, 1 codes are new.",
  );
});

test.each([
  ["code,kind,tier,email", "x,vip,,", /line 2: code: must have 4 to 32/],
  ["code,kind,tier,email", "ABCD,party,,", /line 2: kind: /],
  ["code,kind,tier", "ABCD,vip,bronze", /line 2: tier: /],
  ["code,kind,tier,email,more", "ABCD,vip,,,", /line 2: the columns: .*more/],
])("a file with the columns %s and the line %s is refused", async (columns, line, problem) => {
  const path = await file("wrong.csv", columns, line);
  await expect(ops("codes", "import", path)).rejects.toThrow(problem);
});

test("a file that isn't there is told in one line", async () => {
  await expect(ops("codes", "import", join(directory, "absent.csv"))).rejects.toThrow(
    /absent.csv can't be read/,
  );
});

test.each([
  ["draw", "freeze", "--lat"],
  ["draw", "freeze", "late"],
  ["draw", "run", "--beacon"],
  ["draw", "decline", "robot-plush", "--why", "gone"],
  ["codes", "create", "vip", "--tiers", "gold"],
  ["events", "export", "x.ndjson", "--from", "2025"],
  ["player", "show", "somebody", "--since", "today"],
])("a mistyped option of %s %s is told in one line", async (...args) => {
  const refused = ops(...args);
  await expect(refused).rejects.toBeInstanceOf(UsageProblem);
  await expect(refused).rejects.toThrow(/^[^\n]+$/);
});

test.each([
  [["stage", "show", "hello"], /takes no arguments/],
  [["stage", "clear", "event"], /takes no arguments/],
  [["game", "show", "fishing"], /takes no arguments/],
  [["goal", "show", "2"], /takes no arguments/],
  [["draw", "status", "castle"], /There is no prize castle/],
  [["player", "looks", "nobody@store.example"], /nobody@store.example is no account's id/],
])("%j names nothing, and is refused", async (args, problem) => {
  await expect(ops(...args)).rejects.toThrow(problem);
});

test("whoever is said to have accepted a prize and does not hold it is named", async () => {
  const accept = async (...rows: string[]) =>
    ops("draw", "accept", await file("accepted.csv", "prize,account", ...rows));
  await expect(accept(`castle,${"a".repeat(24)}`)).rejects.toThrow(/line 2: prize: must be the slug/);
  const rows = "abcdef".split("").map((digit) => `robot-plush,${digit.repeat(24)}`);
  await expect(accept(...rows)).rejects.toThrow(
    /^6 of 6 rows name nobody .*: robot-plush of a{24}, .* of e{24}, …\. Mend the file/,
  );
});

test("a file that can't be written is told in one line", async () => {
  const refused = ops("events", "export", join(directory, "nowhere", "events.ndjson"));
  await expect(refused).rejects.toBeInstanceOf(UsageProblem);
  await expect(refused).rejects.toThrow(/events\.ndjson can't be written: [^\n]+$/);
});

test("the process prints, and ends with what is wrong and a failing code", async () => {
  const main = join(import.meta.dirname, "main.ts");
  const env = { ...process.env, MONGODB_URL: server.databaseUrl };
  const run = (...args: string[]) => promisify(execFile)(process.execPath, [main, ...args], { env });
  expect((await run("stage", "show")).stdout).toMatch(/^event, /);
  await expect(run("nonsense")).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no command "nonsense"/),
  });
});
