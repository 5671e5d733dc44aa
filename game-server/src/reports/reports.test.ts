import type { PlayerBoard } from "@diamond-valley/schemas/boards/boards.ts";
import { pino } from "pino";
import { beforeAll, describe, expect, test } from "vitest";
import { createPublicIds } from "../account/public-ids.ts";
import { readConfig } from "../config/config.ts";
import { operate } from "../operator/operate.ts";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { reportModel } from "./report-model.ts";
import { createReports } from "./reports.ts";

const server = testServer();
const REPORT = "/game_rpg/report";
let people = 0;
const player = () => registeredPlayer(server, `reports-${++people}`);
const rename = (who: TestPlayer, nickname: string) => who.call("PUT", "/game_rpg/nickname", { nickname });
const publicId = (who: TestPlayer) => createPublicIds(readConfig({}).identitySecret).of(who.id);
const stored = () => reportModel.collection(server.deps.connection).find().toArray();

async function ops(...args: string[]): Promise<string> {
  const printed: string[] = [];
  await operate(args, {
    config: readConfig({ MONGODB_URL: server.databaseUrl }),
    log: pino({ level: "silent" }),
    clock: server.clock,
    print: (line) => printed.push(line),
  });
  return printed.join("\n");
}

/** Somebody who stands on the board of Kind Heroes, under a name. */
async function hero(nickname: string): Promise<TestPlayer> {
  const who = await player();
  await rename(who, nickname);
  await who.fish(many("blue", 10));
  const delivery = { category: "fish", colour: "blue", quantity: 10, experience: 1 } as const;
  await who.wallets.apply(who.id, { kind: "delivery", key: server.deps.id(), ...delivery });
  return who;
}

let rude: TestPlayer;
let ann: TestPlayer;
let ben: TestPlayer;
beforeAll(async () => {
  [rude, ann, ben] = [await hero("나쁜이름"), await player(), await player()];
});

test("whoever stands on a board is reported by the line's opaque name, once for each who reports", async () => {
  const board = async () =>
    (await ann.call<PlayerBoard>("GET", "/game_rpg/leaderboard/quests")).body.top.find(
      ({ name }) => name === "나쁜이름",
    );
  await until(board);
  const { player } = (await board())!;
  expect(player).not.toContain(rude.id.slice(0, 8));
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => ann.call("POST", REPORT, { player, reason: "unfair" })),
  );
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  await ben.call("POST", REPORT, { player });
  const reports = await stored();
  expect(reports).toHaveLength(2);
  expect(reports.find(({ reporter }) => reporter === ann.id)).toMatchObject({
    ...{ player: rude.id, reason: "unfair", name: "나쁜이름", state: "open" },
  });
  expect(await reportModel.check(server.deps.connection)).toMatchObject({ problems: [] });
});

test.each([
  ["nobody", { player: "A".repeat(22) }, 404, "player-not-found"],
  ["an account by its id", { player: "a".repeat(24) }, 400, "bad-request"],
  ["no player", {}, 400, "bad-request"],
  ["a reason that is none", { player: "A".repeat(22), reason: "boring" }, 400, "bad-request"],
])("%s is refused, and nothing is stored", async (_, body, status, code) => {
  const before = await stored();
  expect(await ann.call("POST", REPORT, body)).toMatchObject({ status, body: { code } });
  expect(await stored()).toEqual(before);
});

test("nobody reports oneself, without an account, or without its anti-forgery value", async () => {
  expect(await ann.call("POST", REPORT, { player: publicId(ann) })).toMatchObject({ status: 400 });
  const visitor = newVisitor(server.url);
  await visitor.call("GET", "/season");
  expect(await visitor.call("POST", REPORT, { player: publicId(rude) })).toMatchObject({ status: 401 });
  const newcomer = await signIn(server.url, "reports-newcomer");
  expect(await newcomer.call("POST", REPORT, { player: publicId(rude) })).toMatchObject({
    body: { code: "not-registered" },
  });
  const forged = { "X-CSRFToken": "forged" };
  expect((await ann.call("POST", REPORT, { player: publicId(rude) }, forged)).status).toBe(403);
});

describe("the operator", () => {
  test("lists who is reported, renames, and so closes the reports; the same name can't be reported again", async () => {
    expect(await ops("reports", "list")).toBe(
      `${rude.id}  2 (unfair 1, name 1)  is called "나쁜이름", was reported as "나쁜이름", since 2025-10-07T03:00:00.000Z`,
    );
    expect(await ops("account", "rename", rude.id, "-")).toBe(
      `2 reports of it are closed.\nAccount ${rude.id} has no nickname.`,
    );
    expect(await ops("reports", "list")).toBe("There is no open report.");
    expect((await stored()).map(({ state }) => state)).toEqual(["renamed", "renamed"]);
    await rename(rude, "더나쁜이름");
    expect((await ann.call("POST", REPORT, { player: publicId(rude) })).status).toBe(204);
    expect(await ops("reports", "list")).toContain(`${rude.id}  1 (name 1)  is called "더나쁜이름"`);
    expect(await ops("reports", "dismiss", rude.id)).toBe(`1 reports of account ${rude.id} are closed.`);
    await ann.call("POST", REPORT, { player: publicId(rude) });
    expect(await ops("reports", "list")).toBe("There is no open report.");
    await expect(ops("reports", "dismiss", "nobody")).rejects.toThrow(/There is no account/);
  });

  test("is not flooded: a hundred open reports of one account at most", async () => {
    const reports = createReports(server.deps);
    const flood = (index: number) =>
      reports.report({ reporter: ben.id, player: `player-${index}`, reason: "other", name: "" });
    for (let index = 0; index < 100; index += 1) await flood(index);
    await expect(flood(100)).rejects.toThrow("too-many-requests");
    await flood(7);
    expect(await reports.list(5)).toHaveLength(5);
  });
});

test("reports go with either account", async () => {
  await ben.call("DELETE", "/auth/delete");
  expect((await stored()).filter(({ reporter }) => reporter === ben.id)).toEqual([]);
  expect(await stored()).toHaveLength(1);
  await rude.call("DELETE", "/auth/delete");
  expect(await stored()).toEqual([]);
  expect(await ann.call("POST", REPORT, { player: publicId(rude) })).toMatchObject({
    status: 404,
    body: { code: "player-not-found" },
  });
});
