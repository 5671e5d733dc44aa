import { once } from "node:events";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import express from "express";
import type { Redis } from "ioredis";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { readConfig } from "../config/config.ts";
import { startRedis } from "../testing/redis.ts";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import { errorAnswers } from "./error-answers.ts";
import { createRateLimits } from "./rate-limits.ts";
import { openRedis } from "./redis.ts";

const server = testServer({
  TRUST_PROXY: "1",
  RATE_LIMIT_PER_ADDRESS: "20",
  RATE_LIMIT_PER_ACCOUNT: "5",
  RATE_LIMIT_SIGN_INS: "3",
});

const silent = pino({ level: "silent" });

/** What `times` calls from an address are answered, counted by status. */
async function statuses(
  times: number,
  call: () => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const counted: Record<number, number> = {};
  for (let turn = 0; turn < times; turn++) {
    const { status } = await call();
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

test("an address is refused beyond its calls of a minute; its neighbour is not", async () => {
  const visitor = newVisitor(server.url);
  const from = (address: string) => visitor.call("GET", "/season", undefined, { "X-Forwarded-For": address });
  expect(await statuses(25, () => from("192.0.2.1"))).toEqual({ 200: 20, 429: 5 });
  const refused = await from("192.0.2.1");
  expect((refused.body as ProblemBody).code).toBe("too-many-requests");
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await from("192.0.2.2")).status).toBe(200);
});

test("an IPv6 visitor does not escape by another address of the same network", async () => {
  const visitor = newVisitor(server.url);
  let last = 0;
  const next = () =>
    visitor.call("GET", "/season", undefined, { "X-Forwarded-For": `2001:db8::${(last++).toString(16)}` });
  expect(await statuses(25, next)).toEqual({ 200: 20, 429: 5 });
});

test("what a visitor writes before the proxy's word about the address changes nothing", async () => {
  const visitor = newVisitor(server.url);
  let last = 0;
  const next = () =>
    visitor.call("GET", "/season", undefined, { "X-Forwarded-For": `198.51.100.${last++}, 192.0.2.50` });
  expect(await statuses(25, next)).toEqual({ 200: 20, 429: 5 });
});

test("an account is refused wherever it calls from", async () => {
  const visitor = await signIn(server.url, "busy");
  let last = 10;
  const next = () => visitor.call("GET", "/user_data", undefined, { "X-Forwarded-For": `192.0.2.${last++}` });
  expect(await statuses(8, next)).toEqual({ 200: 5, 429: 3 });
});

test("sign-ins of one address are bounded by themselves, and the page tells", async () => {
  const begin = () =>
    newVisitor(server.url).call("GET", "/auth/start", undefined, { "X-Forwarded-For": "192.0.2.99" });
  const targets: (string | null)[] = [];
  for (let turn = 0; turn < 5; turn++) targets.push((await begin()).headers.get("Location"));
  expect(targets.slice(0, 3).every((target) => target?.includes("/provider/auth?"))).toBe(true);
  expect(targets.slice(3)).toEqual(Array(2).fill("/auth/callback/?error=too-many-requests"));
});

describe("without a proxy that may be believed", () => {
  const bare = testServer({ RATE_LIMIT_PER_ADDRESS: "20" });

  test("nobody escapes by naming another address", async () => {
    const visitor = newVisitor(bare.url);
    let last = 0;
    const made = () => ({
      "X-Forwarded-For": `198.51.100.${last}`,
      "X-Real-IP": `198.51.100.${last}`,
      Forwarded: `for=198.51.100.${last++}`,
    });
    const next = () => visitor.call("GET", "/season", undefined, made());
    expect(await statuses(25, next)).toEqual({ 200: 20, 429: 5 });
  });
});

/** A limit of each kind, with calls that count towards it however their path is written. */
const actions: [kind: string, method: string, paths: string[]][] = [
  ["LOGIN", "POST", ["/auth/login", "/auth/login/", "/AUTH/login"]],
  ["CODES", "POST", ["/profile/code", "/profile/code/", "/Profile/Code"]],
  ["FORMS", "POST", ["/register", "/preregister", "/event_survey", "/game_rpg/special-event/rsvp"]],
  ["FORMS", "PUT", ["/profile", "/profile/marketing/", "/game_rpg/nickname", "/GAME_RPG/character"]],
  ["ENTRIES", "PUT", ["/sweepstakes/points-500", "/sweepstakes/points-1000/", "/Sweepstakes/none"]],
  ["ENTRIES", "POST", ["/sweepstakes/vip-points-3000/claim", "/sweepstakes/none/claim/"]],
  ["REPORTS", "POST", ["/game_rpg/report", "/Game_RPG/report/"]],
  [
    "SEATS",
    "POST",
    ["/hub/enter", "/game_rpg/game-part/new-attempt", "/game_rpg/quest/fishing/start", "/hub/enter/"],
  ],
];

describe("each kind of call", () => {
  const most = 4;
  const bounded = testServer({
    RATE_LIMIT_CODES: String(most),
    RATE_LIMIT_FORMS: String(most),
    RATE_LIMIT_ENTRIES: String(most),
    RATE_LIMIT_REPORTS: String(most),
    RATE_LIMIT_SEATS: String(most),
    RATE_LIMIT_EVENTS: String(most),
  });

  test.each(actions.filter(([kind]) => kind !== "LOGIN"))(
    "%s by %s is bounded for an account, and for that account alone",
    async (kind, method, paths) => {
      const visitor = await signIn(bounded.url, `eager-${kind}-${method}`);
      let turn = 0;
      const next = () => visitor.call(method, paths[turn++ % paths.length] ?? "", {});
      for (let call = 0; call < most; call++) expect((await next()).status).not.toBe(429);
      for (let call = 0; call < 3; call++) {
        const refused = await next();
        expect([refused.status, (refused.body as ProblemBody).code]).toEqual([429, "too-many-requests"]);
        expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      }
      const calm = await signIn(bounded.url, `calm-${kind}-${method}`);
      expect((await calm.call(method, paths[0] ?? "", {})).status).not.toBe(429);
      expect((await visitor.call("GET", "/user_data")).status).toBe(200);
    },
  );

  test("batches of counted events are bounded for an address", async () => {
    const visitor = newVisitor(bounded.url);
    await visitor.call("GET", "/season");
    expect(await statuses(6, () => visitor.call("POST", "/events", {}))).toEqual({ 400: most, 429: 2 });
  });
});

describe("guesses", () => {
  const few = testServer({ RATE_LIMIT_SIGN_INS: "5", RATE_LIMIT_CODES: "1" });

  test("at logins are bounded for an address, whoever makes them", async () => {
    let turn = 0;
    const paths = actions[0]?.[2] ?? [];
    const guess = async () => {
      const visitor = newVisitor(few.url);
      await visitor.call("GET", "/season");
      const body = { auth_code: "guessed", state: "guessed" };
      return visitor.call("POST", paths[turn++ % paths.length] ?? "", body);
    };
    expect(await statuses(7, guess)).toEqual({ 400: 5, 429: 2 });
  });
});

describe("codes", () => {
  const [few, oneAddress] = [testServer({ RATE_LIMIT_CODES: "1" }), testServer({ RATE_LIMIT_CODES: "1" })];

  const guesses: [way: string, path: string, body: Record<string, unknown>][] = [
    ["in the profile", "/profile/code", { code: "GUESS-1234" }],
    ["with a registration", "/register", { ...registrationOf(1), invite_code: "GUESS-1234" }],
  ];

  test.each(guesses)("%s are not guessed by one account", async (_way, path, body) => {
    const visitor = await signIn(few.url, `guesser-${path.length}`);
    const counted = await statuses(3, () => visitor.call("POST", path, body));
    expect(counted[429]).toBe(2);
  });

  test("are not guessed by many accounts of one address either, whatever way they take", async () => {
    let account = 0;
    const guess = async () => {
      const visitor = await signIn(oneAddress.url, `guesser-${account}`);
      const [, path = "", body] = guesses[account++ % guesses.length] ?? [];
      return visitor.call("POST", path, body);
    };
    const counted = await statuses(12, guess);
    expect(counted[429]).toBe(2);
  });

  test("don't bound registrations that have none", async () => {
    const visitor = await signIn(few.url, "guesser-none");
    const counted = await statuses(3, () => visitor.call("POST", "/register", {}));
    expect(counted[429]).toBeUndefined();
  });
});

/** A process that bounds calls of an address to six a minute, counted in Redis. */
async function processWith(client: Redis) {
  const limits = createRateLimits(readConfig({ RATE_LIMIT_PER_ADDRESS: "6" }), client, silent);
  const app = express().get("/", limits.byAddress, (_request, response) => void response.json({}));
  app.use(errorAnswers(silent));
  const listening = app.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const { port } = listening.address() as { port: number };
  return { client, listening, url: `http://127.0.0.1:${port}/` };
}

test("two processes count together where there is a Redis, and each by itself while it is away", async () => {
  const redis = await startRedis();
  const processes = await Promise.all(
    [0, 1].map(async () => processWith(await openRedis(redis.url, silent))),
  );
  let turn = 0;
  const next = () => fetch(processes[turn++ % 2]?.url ?? "");
  expect(await statuses(10, next)).toEqual({ 200: 6, 429: 4 });
  await redis.kill();
  expect(await statuses(4, next)).toEqual({ 200: 4 });
  for (const { client, listening } of processes) {
    client.disconnect();
    listening.close();
  }
  await redis.close();
});

// Calls pass where Redis answers late, as it may on a busy machine: then once more.
test("calls are counted again once Redis is back, where it was away as the script should have been loaded", {
  retry: 2,
}, async () => {
  const redis = await startRedis();
  const client = await openRedis(redis.url, silent);
  await redis.kill();
  const { listening, url } = await processWith(client);
  expect(await statuses(8, () => fetch(url))).toEqual({ 200: 8 });
  // Not by `once` of events: it rejects with the first refused connection.
  const back = new Promise<void>((resolve) => client.once("ready", () => resolve()));
  await redis.start();
  await back;
  expect(await statuses(8, () => fetch(url))).toEqual({ 200: 6, 429: 2 });
  client.disconnect();
  listening.close();
  await redis.close();
});
