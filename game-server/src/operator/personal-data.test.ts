import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { PROTOCOL_VERSION } from "@diamond-valley/schemas/protocol.ts";
import { pino } from "pino";
import { expect, test } from "vitest";
import { digestOfSub } from "../account/person.ts";
import { createCodeStore } from "../codes/store.ts";
import { readConfig } from "../config/config.ts";
import { MODELS } from "../database/models.ts";
import { befriend } from "../friends/testing/crowd.ts";
import { createProgressStore } from "../story/progress.ts";
import { accountStoreOf } from "../testing/accounts.ts";
import { testServer } from "../testing/server.ts";
import { signIn } from "../testing/sign-in.ts";
import { createClaimStore } from "../vault/claims.ts";
import { createResultStore } from "../vault/results.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { createLooks } from "./looks/looks.ts";
import { operate } from "./operate.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

const server = testServer();
const SUB = "whole-life";
const PHONE = "01057315731";
const PERSON = [SUB, "삶전체", PHONE, "whole.life@mail.example", "온길 1", "온별명", "WholePhone"];

async function ops(...args: string[]): Promise<string> {
  const printed: string[] = [];
  const config = readConfig({ MONGODB_URL: server.databaseUrl });
  const log = pino({ level: "silent" });
  await operate(args, { config, log, clock: server.clock, print: (line) => printed.push(line) });
  return printed.join("\n");
}

/** Each collection of the database as text. */
async function everything(): Promise<Map<string, string>> {
  const { connection } = server.deps;
  const names = ((await connection.db?.listCollections().toArray()) ?? []).map(({ name }) => name);
  const texts = names.map(async (name): Promise<[string, string]> => {
    return [name, JSON.stringify(await connection.collection(name).find().toArray())];
  });
  return new Map(await Promise.all(texts));
}

/** Where the account's number, or the digest that it is found by, stands now. */
async function stored({ id }: TestPlayer): Promise<string[]> {
  const found = [...(await everything())].filter(
    ([, text]) => text.includes(id) || text.includes(digestOfSub(SUB)),
  );
  return found.map(([name]) => name).sort();
}

/** An account that has left something wherever an account can. */
async function wholeLife(): Promise<TestPlayer> {
  const { deps } = server;
  const { connection, clock } = deps;
  await (await signIn(server.url, SUB)).call("DELETE", "/auth/delete");
  const player = await registeredPlayer(server, `${SUB}+platinum+vip`, {
    name: "삶전체",
    mobile_phone: PHONE,
    contact_email: "whole.life@mail.example",
    home_address: "온길 1",
    gaming_device_of_choice: ["other"],
    gaming_device_of_choice_other: "WholePhone",
  });
  await player.call("PUT", "/game_rpg/nickname", { nickname: "온별명" });
  await createCodeStore(deps).add([{ code: "WHOLELIFE", kind: "vip", tier: "diamond", email: null }]);
  await player.call("POST", "/profile/code", { code: "WHOLELIFE" });
  await createClaimStore(deps).stock([
    { code: "CLAIM-WHOLE", prize: "vip-points-3000", validUntil: clock.now() + 1e10 },
  ]);
  await player.call("POST", "/sweepstakes/vip-points-3000/claim", {});
  await player.call("PUT", "/sweepstakes/points-500", { entries: 1 });
  await player.call("POST", "/event_survey", {});
  await player.fish(many("blue", 10));
  await player.call("POST", "/game_rpg/submission/create", { type: "fish" });
  await createResultStore(deps).publish([{ prize: "points-500", kind: "points", account: player.id }]);
  await accountStoreOf(deps).takeTiers("weekly", [{ sub: SUB, tier: "platinum" }]);
  await player.call("POST", "/hub/enter", { protocol: PROTOCOL_VERSION, takeover: false });
  const at = { place: "village", area: 1, x: 100, y: 100 };
  await connection.collection("places").insertOne({ _id: player.id as never, ...at });
  await createProgressStore(deps).change(player.id, () => ({ facts: { "met.mayor": 1 }, session: null }));
  for (const drawn of ["draw_entrants", "draw_ranks"])
    await connection.collection(drawn).insertOne({ _id: "whole-draw" as never, account: player.id });
  await connection.collection("attempts").insertOne({ _id: "whole-attempt" as never, player: player.id });
  await connection.collection("boss_fights").insertOne({ _id: "whole-fight" as never, account: player.id });
  await connection.collection("deep_flights").insertOne({ _id: "whole-flight" as never, account: player.id });
  await connection.collection("hero_runs").insertOne({ _id: "whole-run" as never, account: player.id });
  await connection.collection("hero_board").insertOne({ _id: player.id as never, attempt: "whole-run" });
  await connection
    .collection("reports")
    .insertOne({ _id: `${player.id}:somebody` as never, reporter: player.id });
  const friend = await registeredPlayer(server, "whole-friend");
  await befriend(player, friend);
  await connection.collection("submissions").insertOne({ _id: "whole-delivery" as never, player: player.id });
  const look = { at: 1, operator: "haru", what: "player show", reason: "삶전체 has asked" } as const;
  await createLooks(deps).note({ ...look, player: player.id });
  server.clock.set(clock.now() + 120_000);
  await player.wallets.sweep();
  return player;
}

test("every collection that the product names is known for what it holds of a person", async () => {
  const source = resolve(import.meta.dirname, "..");
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const named = files
    .filter((file) => file.endsWith(".ts") && !/\.test\.ts$|^testing\//.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), "utf8").matchAll(/\bcollection(?:<[^()]*>)?\(\s*"(\w+)"/g),
    ])
    .map(([, name]) => name ?? "");
  expect(new Set([...named, ...MODELS.map(({ name }) => name)])).toEqual(new Set(Object.keys(PERSONAL_DATA)));
  for (const name of (await everything()).keys()) expect(Object.keys(PERSONAL_DATA)).toContain(name);
});

test("export shows all that is kept of one account, and erasure leaves a number that names nobody", async () => {
  const player = await wholeLife();
  const expected = Object.entries(PERSONAL_DATA).filter(([, held]) => held !== null);
  const plain = expected.filter(([, held]) => held?.by !== "keyed digest");
  expect(await stored(player)).toEqual(plain.map(([name]) => name).sort());

  const exported = JSON.parse(await ops("account", "export", player.id, "--as", "tester")) as Record<
    string,
    unknown[]
  >;
  expect(Object.keys(exported).sort()).toEqual(expected.map(([name]) => name).sort());
  for (const [name, documents] of Object.entries(exported)) expect(documents.length, name).toBeGreaterThan(0);
  const text = JSON.stringify(exported);
  for (const personal of PERSON.slice(1)) expect(text).toContain(personal);
  const cookie = decodeURIComponent(player.cookies.get("session") ?? "").replace(/^s:|\..*$/g, "");
  expect(cookie.length).toBeGreaterThan(20);
  expect(text, "a session's name would let its reader in").not.toContain(cookie);

  await ops("account", "erase", player.id);
  const numbered = expected.filter(([, held]) => held?.keptByNumber).map(([name]) => name);
  expect(await stored(player)).toEqual(numbered.sort());
  for (const [name, kept] of await everything()) {
    if (name.startsWith("provider")) continue;
    for (const personal of PERSON) expect(kept, `${personal} in ${name}`).not.toContain(personal);
  }
});

test("of a deleted account the operator finds what it has taken, by store user or phone, until winners are known", async () => {
  const former = (...args: string[]) => ops("account", "former", ...args, "--as", "tester");
  const kept = JSON.parse(await former(SUB)) as unknown[];
  expect(kept).toContainEqual(expect.objectContaining({ claims: ["vip-points-3000"] }));
  expect(JSON.parse(await former("010-9876-5432", "--reason", "ticket 12"))).toEqual([]);
});

test("a look at what a deleted account has taken is written down without saying whose it was", async () => {
  const looks = (await ops("player", "looks")).split("\n").filter((line) => line.includes("account former"));
  expect(looks).toEqual([
    expect.stringMatching(/ {2}tester {2}account former {2}gone {2}ticket 12$/),
    expect.stringMatching(/ {2}tester {2}account former {2}gone {2}their own request$/),
  ]);
  const naming = [
    [SUB, `asked by ${SUB}`],
    ["010-9876-5432", "called from 010 9876 5432"],
    ["01098765432", "ticket 12, from 010-9876-5432"],
  ] as const;
  for (const [named, reason] of naming)
    await expect(ops("account", "former", named, "--as", "tester", "--reason", reason)).rejects.toThrow(
      /without naming/,
    );
  const looked = await server.deps.connection.collection("operator_looks").find().toArray();
  const stored = JSON.stringify(looked);
  expect(stored).not.toContain(SUB);
  expect(stored).not.toMatch(/9876\D*5432/);
  // Instants and ids are numbers that may hold any four digits.
  for (const { reason = "", operator, what } of looked)
    expect(`${reason} ${operator} ${what}`).not.toMatch(/9876/);
});

test("what is kept by number alone is numbers, words of ours and instants", async () => {
  const all = await everything();
  for (const [name, held] of Object.entries(PERSONAL_DATA)) {
    if (!held?.keptByNumber) continue;
    expect(all.get(name) ?? "", name).not.toMatch(/[가-힣]|@/);
  }
});
