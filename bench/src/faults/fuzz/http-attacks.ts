import { API_BASE } from "@diamond-valley/schemas/protocol.ts";
import { between, pick, type Random } from "@diamond-valley/schemas/random.ts";
import { deep, noise, nonsense, nonsenseRecord } from "./nonsense.ts";

/** A request that no honest client makes. */
export interface HttpAttack {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
  /** Whether the anti-forgery token goes with it: without, nothing behind it may be reached. */
  withToken: boolean;
}

/** The calls that change something, and their fields. None of these can succeed with nonsense in them. */
const CALLS = [
  { method: "POST", path: "/register", fields: ["name", "mobile_phone", "age", "gender", "contact_email"] },
  { method: "POST", path: "/preregister", fields: ["name", "mobile_phone", "t_and_c_global"] },
  { method: "PUT", path: "/profile", fields: ["name", "mobile_phone", "contact_email", "home_address"] },
  { method: "PUT", path: "/sweepstakes/no-such-prize", fields: ["entries"] },
  { method: "PUT", path: "/sweepstakes/__proto__", fields: ["entries"] },
  { method: "POST", path: "/game_rpg/submission/create", fields: ["category", "colour"] },
  { method: "POST", path: "/game_rpg/submission/submit", fields: ["id"] },
  { method: "POST", path: "/game_rpg/exchange", fields: ["category", "from", "to"] },
  { method: "POST", path: "/game_rpg/team", fields: ["team"] },
  { method: "POST", path: "/game_rpg/friends", fields: ["code"] },
  { method: "DELETE", path: "/game_rpg/friends", fields: ["code", "block"] },
  { method: "PUT", path: "/game_rpg/friends", fields: ["watchable"] },
  { method: "POST", path: "/game_rpg/friends/code", fields: ["code"] },
  { method: "POST", path: "/game_rpg/quest/fishing/start", fields: ["protocol", "takeover"] },
  { method: "POST", path: "/game_rpg/quest/fishing/action", fields: ["action", "attempt", "elapsed"] },
  { method: "POST", path: "/hub/enter", fields: ["protocol", "takeover"] },
  { method: "POST", path: "/auth/login", fields: ["auth_code", "state"] },
  { method: "PUT", path: "/game_rpg/nickname", fields: ["nickname"] },
  { method: "PUT", path: "/game_rpg/character", fields: ["skin", "hair", "look"] },
] as const;

/** Calls that need no body: they are only made where they must be refused. */
const GUARDED = [
  ["POST", "/auth/logout"],
  ["DELETE", "/auth/delete"],
  ["POST", "/hub/exit"],
] as const;

const json = { "Content-Type": "application/json" };

type Maker = (random: Random) => Omit<HttpAttack, "name">;

/** A call whose body begins well and is wrong. `__wrong` is a field that no call has. */
const wrong = (
  random: Random,
  body: (fields: readonly string[]) => string | Buffer,
  headers = {},
): ReturnType<Maker> => {
  const { method, path, fields } = pick(random, CALLS);
  return {
    method,
    path: `${API_BASE}${path}`,
    headers: { ...json, ...headers },
    body: body(fields),
    withToken: true,
  };
};

const spoiled = (random: Random, fields: readonly string[]) => ({
  ...nonsenseRecord(random, fields),
  __wrong: 1,
});

const MAKERS: Record<string, Maker> = {
  "wrong fields": (random) => wrong(random, (fields) => JSON.stringify(spoiled(random, fields))),
  "wrong body": (random) => wrong(random, () => JSON.stringify(["wrong", nonsense(random)])),
  "broken JSON": (random) =>
    wrong(random, (fields) => JSON.stringify(spoiled(random, fields)).slice(0, -between(random, 1, 5))),
  "JSON nested deep": (random) => wrong(random, () => JSON.stringify(deep(4_000))),
  "more than the largest body": (random) =>
    wrong(random, () => `{"name":"${"x".repeat(between(random, 20_000, 200_000))}"}`),
  "noise as JSON": (random) => wrong(random, () => noise(random, between(random, 1, 2_000))),
  "another content type": (random) =>
    wrong(random, () => "entries=1&entries=2", {
      "Content-Type": pick(random, [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "a/b/c",
        "",
      ]),
    }),
  "a character set that isn't": (random) =>
    wrong(random, () => "{}", { "Content-Type": "application/json; charset=klingon" }),
  "a compression that isn't": (random) =>
    wrong(random, () => noise(random, 50), {
      "Content-Encoding": pick(random, ["gzip", "br", "deflate", "magic"]),
    }),
  "without the token": (random) => {
    const [method, path] = pick(random, GUARDED);
    return { method, path: `${API_BASE}${path}`, headers: {}, body: null, withToken: false };
  },
  "a wrong token": (random) => {
    const [method, path] = pick(random, GUARDED);
    const token = pick(random, ["x", "a.b", ".", "x".repeat(3_000), "%00", "é"]);
    return {
      method,
      path: `${API_BASE}${path}`,
      headers: { "X-CSRFToken": token },
      body: null,
      withToken: false,
    };
  },
  "another site's page": (random) => ({
    ...wrong(random, () => "{}", { Origin: pick(random, ["https://evil.example", "null", "http://"]) }),
  }),
  "an unknown path": (random) => ({
    method: pick(random, ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]),
    path: pick(random, [
      `${API_BASE}/../../etc/passwd`,
      `${API_BASE}/%2e%2e/%2e%2e/package.json`,
      "/.env",
      "/.git/config",
      "/%",
      "/%c0%ae%c0%ae/",
      `${API_BASE}/sweepstakes/%00`,
      `${API_BASE}/sweepstakes/${"a".repeat(2_000)}`,
      `${API_BASE}/game_rpg/leaderboard/%7B%7D`,
      "/matchmake/joinOrCreate/hub",
      "/matchmake/joinOrCreate/fishing",
      "//example.com/%2f..",
      `/${"%25".repeat(100)}`,
    ]),
    headers: {},
    body: null,
    withToken: true,
  }),
  "a strange query": (random) => ({
    method: "GET",
    path: `${API_BASE}${pick(random, ["/user_data", "/sweepstakes", "/auth/start", "/game_rpg/user_data"])}?${pick(
      random,
      [
        "week[$gt]=1",
        "week=99999999999",
        "a[b][c][d][e]=1",
        "login_hint=%00",
        "login_hint[]=a&login_hint[]=b",
        `next=${encodeURIComponent("https://evil.example")}`,
        "=&=&=",
        "x".repeat(3_000),
      ],
    )}`,
    headers: {},
    body: null,
    withToken: false,
  }),
  "a strange cookie": (random) => ({
    method: "GET",
    path: `${API_BASE}/user_data`,
    headers: {
      Cookie: pick(random, [
        "session=s%3Aaaaa.bbbb",
        "session=%",
        "session=; _csrf_token=%E0%A4%A",
        `session=${"s%3A".repeat(500)}`,
        "__proto__=1; constructor=2",
        ";;;===;",
      ]),
    },
    body: null,
    withToken: false,
  }),
};

const NAMES = Object.keys(MAKERS);

/** The next attack over HTTP. */
export function httpAttack(random: Random): HttpAttack {
  const name = pick(random, NAMES);
  const make = MAKERS[name]!;
  return { name, ...make(random) };
}

/** Bytes for a TCP connection that are no request, or more than one. */
export function wireAttack(random: Random): { name: string; bytes: Buffer } {
  const lines = {
    "no request": noise(random, between(random, 1, 400)),
    "a version that isn't": Buffer.from("GET / HTTP/9.9\r\n\r\n"),
    "two lengths": Buffer.from(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 9\r\n\r\nabcd",
    ),
    "a length and chunks": Buffer.from(
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\n\r\n",
    ),
    "a chunk that isn't": Buffer.from(
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n",
    ),
    "headers without end": Buffer.from(`GET / HTTP/1.1\r\nHost: a\r\n${"X-A: b\r\n".repeat(3_000)}`),
    "a header of 64 KB": Buffer.from(`GET / HTTP/1.1\r\nHost: a\r\nX-A: ${"b".repeat(65_536)}\r\n\r\n`),
    "no host": Buffer.from("GET /readyz HTTP/1.1\r\n\r\n"),
    "a body that never comes": Buffer.from("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n{"),
    "an upgrade to nothing": Buffer.from(
      "GET /nowhere/at/all HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ),
    "an upgrade without a seat": Buffer.from(
      "GET /process/room?sessionId=nobody HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ),
    "an upgrade with a broken address": Buffer.from(
      "GET //%%%?%% HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
    ),
  };
  const name = pick(random, Object.keys(lines) as (keyof typeof lines)[]);
  return { name, bytes: lines[name] };
}
