import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import { many, registeredPlayer } from "../wallet/testing/player.ts";

const server = testServer();

/** What anybody may ask for, with a reason to. */
const PUBLIC: Readonly<Record<string, string>> = {
  "GET /season": "pages follow the season",
  "GET /user_data": "it tells who is signed in, or that nobody is",
  "GET /sweepstakes": "prizes are shown to visitors",
  "GET /draws": "anybody checks the draws",
  "GET /draws/record": "and draws them again",
  "GET /draws/:prize/entries": "from the entries, which name nobody",
  "GET /auth/start": "a sign-in begins here",
  "POST /auth/login": "and comes back here",
  "POST /auth/logout": "signing out twice is no harm",
  "POST /events": "visitors who agreed to it are counted",
};

/** What somebody who has not registered may do besides: become a participant, go, and be told that there is nothing. */
const UNREGISTERED = new Set([
  "POST /register",
  "POST /preregister",
  "DELETE /auth/delete",
  "POST /user_data/tier-told",
  "GET /hub/player",
  "POST /hub/exit",
]);

/** Every route under the API, as the sources name them. */
const source = resolve(import.meta.dirname, "..");
const routes = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /routes\.ts$/.test(file) && !file.startsWith("account/provider"))
  .flatMap((file) => [
    ...readFileSync(join(source, file), "utf8").matchAll(
      /router\.(get|post|put|delete|patch)\(\s*"([^"]+)"/g,
    ),
  ])
  .map(([, method = "", path = ""]) => `${method.toUpperCase()} ${path}`);

/** A call to a route, whose named parts are filled in. */
async function call(visitor: ReturnType<typeof newVisitor>, route: string) {
  const [method = "", path = ""] = route.split(" ");
  const body = method === "GET" || method === "DELETE" ? undefined : {};
  return visitor.call<ProblemBody>(method, path.replace(/:\w+/g, "points-500"), body);
}

test("the sources name the routes that are there, and each public one is among them", () => {
  expect(routes.length).toBeGreaterThanOrEqual(28);
  expect(routes).toEqual(expect.arrayContaining(Object.keys(PUBLIC)));
});

describe("who is not signed in", () => {
  test.each(routes.filter((route) => !(route in PUBLIC)))("is refused at %s", async (route) => {
    const visitor = newVisitor(server.url);
    await visitor.call("GET", "/season");
    const { status, body } = await call(visitor, route);
    expect([status, body.code]).toEqual([401, "not-logged-in"]);
  });
});

describe("who has not registered", () => {
  test.each(routes.filter((route) => !(route in PUBLIC) && !UNREGISTERED.has(route)))(
    "gets nothing at %s",
    async (route) => {
      const visitor = await signIn(server.url, "not-yet");
      const { status } = await call(visitor, route);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );
});

test("an account's id from elsewhere opens nothing: the session alone says whose data is meant", async () => {
  const victim = await registeredPlayer(server, "owner+gold", { name: "주인", home_address: "주인집 1" });
  const attacker = await registeredPlayer(server, "stranger");
  for (const path of [
    `/user_data?accountId=${victim.id}`,
    `/profile?id=${victim.id}`,
    `/game_rpg/user_data?player=${victim.id}`,
    `/sweepstakes?account=${victim.id}`,
  ]) {
    const answer = await attacker.call("GET", path, undefined, { "X-Account-Id": victim.id });
    expect(JSON.stringify(answer.body), path).not.toMatch(/주인|owner/i);
  }
  const change = {
    ...{ name: "도둑", mobile_phone: "01033334444", contact_email: "a@mail.example" },
    home_address: "",
  };
  for (const key of ["id", "_id", "accountId", "sub"]) {
    await attacker.call("PUT", "/profile", { ...change, [key]: victim.id });
  }
  expect((await victim.call("GET", "/profile")).body).toMatchObject({
    name: "주인",
    home_address: "주인집 1",
  });
  await attacker.fish(many("blue", 10));
  const wanted = { category: "fish", colour: "blue" };
  const { body } = await victim.call<{ id: string }>("POST", "/game_rpg/submission/create", wanted);
  const taken = await attacker.call<ProblemBody>("POST", "/game_rpg/submission/submit", { id: body.id });
  expect([taken.status, taken.body.code]).toEqual([404, "submission-not-found"]);
});
