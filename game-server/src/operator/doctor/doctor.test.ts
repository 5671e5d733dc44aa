import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { SECOND } from "@diamond-valley/schemas/clock.ts";
import { termsFor } from "@diamond-valley/schemas/draws/content.ts";
import { EVENT_END } from "@diamond-valley/schemas/season/season.ts";
import { PRIZES } from "@diamond-valley/schemas/vault/prizes.ts";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { createDrawStore } from "../../draws/store.ts";
import { createSeasonStore } from "../../season/store.ts";
import { freePort } from "../../testing/free-port.ts";
import { startRedis, type TestRedis } from "../../testing/redis.ts";
import { testServer } from "../../testing/server.ts";
import { createClaimStore } from "../../vault/claims.ts";
import { createResultStore } from "../../vault/results.ts";
import { operate } from "../operate.ts";
import { skewFinding, skewOf } from "./clocks.ts";
import { stepFinding } from "./draws.ts";

const server = testServer();
let redis: TestRedis;
/** What answers as a proxy in front of a server that is ready, as a sign-in provider, and as a mail server. */
let front: Server;
let origin: string;
let mails: ReturnType<typeof createTcpServer>;
let readiness = { status: 200, checks: {} as Record<string, boolean> };

beforeAll(async () => {
  redis = await startRedis();
  front = createServer((request, response) => {
    if (request.url === "/readyz") {
      response.statusCode = readiness.status;
      response.end(JSON.stringify({ checks: readiness.checks }));
    } else if (request.url === "/.well-known/openid-configuration")
      response.end(JSON.stringify({ issuer: `${origin}` }));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  mails = createTcpServer((socket) => {
    socket.on("error", () => {});
    socket.write("220 mail\r\n");
    socket.on("data", (said) =>
      socket.write(String(said).startsWith("QUIT") ? "221 bye\r\n" : "250 fine\r\n"),
    );
  });
  await new Promise<void>((resolve) => mails.listen(0, "127.0.0.1", resolve));
  await createDrawStore(server.deps).commit(termsFor());
});
afterAll(async () => {
  front.close();
  mails.close();
  await redis?.close();
});

/** Its lines, and what it ends with. */
async function doctor(
  settings: Record<string, string> = {},
  at = "",
): Promise<{ lines: string[]; end: string }> {
  const lines: string[] = [];
  const config = readConfig({
    MONGODB_URL: server.databaseUrl,
    REDIS_URL: redis.url,
    PUBLIC_URL: origin,
    PUBLIC_ADDRESS: new URL(origin).host,
    OIDC_ISSUER: origin,
    OIDC_CLIENT_ID: "valley",
    OIDC_CLIENT_SECRET: "secret",
    SMTP_URL: `smtp://127.0.0.1:${(mails.address() as AddressInfo).port}`,
    METRICS_TOKEN: "a-token-of-at-least-thirty-two-characters",
    SESSION_SECRET: "a-secret-of-the-doctor-for-sessions-1",
    ...(at && { SEASON_CLOCK: at }),
    CSRF_SECRET: "a-secret-of-the-doctor-for-forms-1234",
    IDENTITY_SECRET: "a-secret-of-the-doctor-for-digests-12",
    ...settings,
  });
  const log = pino({ level: "silent" });
  const end = await operate(["doctor"], { config, log, print: (line) => lines.push(line) }).then(
    () => "",
    (error: Error) => error.message,
  );
  return { lines, end };
}
const toMend = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith("mend"));

test("a deployment that is whole has nothing to mend, and each part is told of in a line", async () => {
  const told = await doctor();
  expect([toMend(told), told.end]).toEqual([[], ""]);
  const parts = told.lines.map((line) => line.slice(6, 16).trim());
  for (const part of "node secrets clock database disk indexes season games draws redis processes origin rooms sign-in mail data".split(
    " ",
  ))
    expect(parts, told.lines.join("\n")).toContain(part);
  for (const line of told.lines) expect(line).not.toContain("\n");
});

test("where the database and Redis are away everything else is looked at all the same", async () => {
  const port = await freePort();
  const told = await doctor({
    MONGODB_URL: `mongodb://127.0.0.1:${port}/none`,
    REDIS_URL: `redis://127.0.0.1:${port}`,
  });
  expect(toMend(told).map((line) => line.slice(6, 16).trim())).toEqual(["database", "redis"]);
  expect(told.lines.join("\n")).toMatch(/No MongoDB server at .*Start it, or mend MONGODB_URL/);
  expect(told.lines.at(-1)).toMatch(/^ok {4}mail/);
  expect(told.end).toBe("2 to mend.");
}, 60_000);

test("an index that is missing or another one is named", async () => {
  const accounts = server.deps.connection.collection("accounts");
  await accounts.dropIndex("sub_1");
  await accounts.createIndex({ sub: 1 });
  const told = await doctor();
  expect(toMend(told)).toEqual([expect.stringMatching(/1 are missing or other: accounts\(sub\)/)]);
  await accounts.dropIndex("sub_1");
  await accounts.createIndex({ sub: 1 }, { unique: true });
  expect(toMend(await doctor())).toEqual([]);
});

test("what an operator has set over the timetable is told", async () => {
  const seasons = createSeasonStore(server.deps.connection);
  await seasons.setStageOverride("coming-soon");
  await seasons.setGameClosed("mining", true);
  const { lines } = await doctor();
  expect(lines).toContainEqual(
    expect.stringMatching(/^look {2}stage {6}coming-soon, over the timetable\. `stage clear`/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^look {2}games {6}closed for now: mining/));
  await seasons.setStageOverride(undefined);
  await seasons.setGameClosed("mining", false);
});

test("entries that are taken before anything was committed to are to be mended, and told of once it is too late", async () => {
  const draws = server.deps.connection.collection("draws");
  const committed = (await draws.findOne({}))!;
  await draws.deleteMany({});
  expect(toMend(await doctor({}, "2025-09-28T00:00:00Z"))).toEqual([]);
  for (const at of ["2025-10-01T00:00:00Z", "2025-10-20T00:00:00Z"])
    expect(toMend(await doctor({}, at)), at).toEqual([
      expect.stringMatching(/^mend {2}draws {6}nothing is committed to yet, .* `draw commit`/),
    ]);
  const { lines } = await doctor({}, "2025-11-10T00:00:00Z");
  expect(lines).toContainEqual(expect.stringMatching(/^look {2}draws {6}nothing was .* `results import`/));
  await draws.insertOne(committed);
});

const entries = { run: "run", at: 0, prizes: {} };
const ranks = { run: "run", at: 0, beacon: "0" };
const steps = { frozen: { frozen: entries }, drawn: { frozen: entries, drawn: ranks } };
test.each([
  ["2025-11-09T23:59:00Z", {}, "ok", /committed to abc/],
  ["2025-11-10T00:00:30Z", {}, "ok", /committed to abc/],
  ["2025-11-10T00:01:00Z", {}, "mend", /`draw freeze` before 2025-11-12 09:00:00 KST/],
  ["2025-11-12T00:00:00Z", {}, "mend", /`draw freeze --late`/],
  ["2025-11-11T00:00:00Z", steps.frozen, "ok", /^frozen/],
  ["2025-11-12T00:00:00Z", steps.frozen, "mend", /`draw run`/],
  ["2025-11-21T23:00:00Z", steps.drawn, "look", /`draw publish` before 2025-11-25 09:00:00 KST/],
  ["2025-11-22T00:00:00Z", steps.drawn, "mend", /`draw publish`/],
  ["2025-11-26T00:00:00Z", { ...steps.drawn, publishedAt: 0 }, "ok", /^published/],
])("at %s draws that have come to %j are %s", (at, done, state, said) => {
  const draw = { terms: termsFor(), commitment: "abc", ...done };
  const found = stepFinding(draw, Date.parse(at), EVENT_END);
  expect(found).toMatchObject({ state, said: expect.stringMatching(said) });
});

test("entries that nobody froze are to be mended, but for draws that were made elsewhere", async () => {
  const at = "2025-11-11T00:00:00Z";
  expect(toMend(await doctor({}, at))).toEqual([expect.stringMatching(/^mend {2}draws .*`draw freeze`/)]);
  const results = createResultStore(server.deps);
  const { slug: prize, kind } = PRIZES.find(({ type }) => type === "physical")!;
  await results.publish([{ prize, kind, account: "a".repeat(24) }]);
  expect((await doctor({}, at)).lines).toContainEqual(expect.stringMatching(/draws {6}made elsewhere/));
  await results.withdraw(async () => {});
});

test("winners of a digital prize for whom no code is left are told of", async () => {
  const [draws, results] = [server.deps.connection.collection("draws"), createResultStore(server.deps)];
  const { slug, kind } = PRIZES.find(({ type, vip_only }) => type === "digital" && !vip_only)!;
  await draws.updateOne({}, { $set: { ...steps.drawn, publishedAt: 1 } });
  await results.publish([{ prize: slug, kind, account: "a".repeat(24) }]);
  const at = "2025-11-20T00:00:00Z";
  expect(toMend(await doctor({}, at))).toEqual([
    expect.stringMatching(`draws .*${slug} \\(1\\). Run \`prize-codes import\``),
  ]);
  const stocked = { code: "DOCTOR-1", prize: slug, validUntil: Date.parse("2026-01-01T00:00:00Z") };
  await createClaimStore(server.deps).stock([stocked]);
  expect(toMend(await doctor({}, at))).toEqual([]);
  await results.withdraw(async () => {});
  await draws.updateOne({}, { $unset: { frozen: "", drawn: "", publishedAt: "" } });
});

test("an address that is not ready, that leads elsewhere, and that leads nowhere", async () => {
  readiness = { status: 503, checks: { database: false, rooms: true } };
  expect(toMend(await doctor())).toContainEqual(expect.stringMatching(/origin .* is not ready: database\./));
  readiness = { status: 404, checks: {} };
  expect(toMend(await doctor())).toContainEqual(expect.stringMatching(/origin .* answers 404/));
  readiness = { status: 200, checks: {} };
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const told = toMend(await doctor({ PUBLIC_URL: nowhere, PUBLIC_ADDRESS: "" }));
  expect(told).toContainEqual(expect.stringMatching(/origin .* can't be reached from here/));
  expect(told).toContainEqual(expect.stringMatching(/rooms .* Set PUBLIC_ADDRESS/));
});

test.each([
  [
    "a provider by another name",
    () => ({ OIDC_ISSUER: `${origin}/` }),
    /sign-in .* Write OIDC_ISSUER exactly so/,
  ],
  [
    "no mail server",
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }),
    /mail .* Mend SMTP_URL/,
  ],
  [
    "https without a trusted proxy",
    () => ({ PUBLIC_URL: origin.replace("http:", "https:") }),
    /proxy .* Set TRUST_PROXY/,
  ],
])("%s is to be mended", async (_, settings, expected) => {
  expect(toMend(await doctor(await settings()))).toContainEqual(expect.stringMatching(expected));
});

test("a disk directory that can't be written is told of with the way out", async () => {
  expect(toMend(await doctor({ DATA_DIR: "/proc/nowhere" }))).toContainEqual(
    expect.stringMatching(/data .*DATA_DIR/),
  );
});

test.each([
  ["within the call", { asked: 1_000, answered: 1_200, told: 1_100 }, 0],
  ["ahead", { asked: 1_000, answered: 1_200, told: 9_200 }, 8_000],
  ["behind", { asked: 9_000, answered: 9_200, told: 1_000 }, -8_000],
])("another clock that is %s", (_, seen, skew) => {
  expect(skewOf(seen)).toBe(skew);
});

test.each([
  [0, "ok"],
  [900, "ok"],
  [-3 * SECOND, "look"],
  [60 * SECOND, "mend"],
])("a difference of %d ms is %s", (skew, state) => {
  expect(skewFinding("Redis", skew).state).toBe(state);
});
