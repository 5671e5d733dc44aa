import { request as plainRequest } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { ERRORS, isErrorCode, type ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { signIn } from "../testing/sign-in.ts";

const server = testServer();
const problemOf = (answer: { body: unknown }) => answer.body as ProblemBody;

test.each([
  ["broken", "{", "application/json", 400, "bad-request"],
  ["not an object", "5", "application/json", 400, "bad-request"],
  ["a list", "[]", "application/json", 400, "bad-request"],
  ["nothing", "", "application/json", 422, "registration-submit"],
  ["another type", "name=x", "application/x-www-form-urlencoded", 400, "bad-request"],
  ["an unknown charset", "{}", "application/json; charset=klingon", 400, "bad-request"],
  ["too large", JSON.stringify({ name: "x".repeat(17_000) }), "application/json", 413, "too-large"],
])("%s is refused", async (_name, body, type, status, code) => {
  const visitor = await signIn(server.url, "bodies");
  const answer = await visitor.call("POST", "/register", body, { "Content-Type": type });
  expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
  expect((await visitor.call("GET", "/user_data")).status).toBe(200);
});

test("a body that names the prototype changes no prototype", async () => {
  const visitor = await signIn(server.url, "prototype");
  await visitor.call(
    "POST",
    "/register",
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}}}',
  );
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});

test("whatever JSON comes is answered with a code of the catalogue below 500, and changes nothing", async () => {
  const visitor = await signIn(server.url, "fuzz");
  const before = (await visitor.call("GET", "/user_data")).body;
  const whole = registrationOf(5);
  const bent = fc.record(
    Object.fromEntries(
      Object.entries(whole).map(([key, value]) => [
        key,
        fc.oneof(fc.constant(value), fc.json(), fc.anything()),
      ]),
    ),
    { requiredKeys: [] },
  );
  const paths = fc.constantFrom(
    "/register",
    "/preregister",
    "/auth/login",
    "/game_rpg/nickname",
    "/game_rpg/character",
  );
  const methodOf = (path: string) => (path.startsWith("/game_rpg") ? "PUT" : "POST");
  await fc.assert(
    fc.asyncProperty(
      paths,
      fc.oneof(
        fc.json(),
        fc.string(),
        bent.map((body) => JSON.stringify(body, bigints)),
      ),
      async (path, body) => {
        fc.pre(JSON.stringify(whole) !== body);
        const answer = await visitor.call(methodOf(path), path, body);
        if (answer.status === 200) return;
        expect(isErrorCode(problemOf(answer).code), JSON.stringify(answer.body)).toBe(true);
        expect(answer.status).toBe(ERRORS[problemOf(answer).code]);
        expect(answer.status).toBeLessThan(500);
      },
    ),
    { numRuns: 400 },
  );
  const after = (await visitor.call("GET", "/user_data")).body;
  expect(after).toEqual(before);
});

test("a request cut off half way harms nobody", async () => {
  const visitor = await signIn(server.url, "cut-off");
  const half = plainRequest(`${server.url}/api/kr/register`, {
    method: "POST",
    headers: {
      Cookie: [...visitor.cookies].map((pair) => pair.join("=")).join("; "),
      "X-CSRFToken": visitor.cookies.get("_csrf_token"),
      "Content-Type": "application/json",
      "Content-Length": "1000",
    },
  });
  const closed = new Promise<void>((resolve) => half.on("close", () => resolve()));
  half.on("error", () => {});
  half.write("{");
  await sleep(100);
  half.destroy();
  await closed;
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

function bigints(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
