import { isErrorCode, type ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { describe, expect, test } from "vitest";
import { registrationOf } from "../testing/registration.ts";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";

const server = testServer();

describe("operators of the database", () => {
  const OPERATORS: unknown[] = [
    { $gt: "" },
    { $ne: null },
    { $where: "sleep(5000)" },
    { $regex: ".*" },
    ["$ne"],
    { toString: 1 },
  ];
  /** Calls whose every field is a place to put one. */
  const calls: [method: string, path: string, fields: string[]][] = [
    ["POST", "/auth/login", ["auth_code", "state"]],
    ["POST", "/register", Object.keys(registrationOf(1))],
    ["POST", "/preregister", ["name", "mobile_phone"]],
    ["PUT", "/profile", ["name", "mobile_phone", "contact_email", "home_address"]],
    ["PUT", "/profile/marketing", ["accepted"]],
    ["POST", "/profile/code", ["code"]],
    ["POST", "/event_survey", ["age", "next_purchase"]],
    ["PUT", "/sweepstakes/points-500", ["entries"]],
    ["POST", "/game_rpg/special-event/rsvp", ["day"]],
    ["PUT", "/game_rpg/nickname", ["nickname"]],
    ["PUT", "/game_rpg/character", ["hair", "skin"]],
    ["POST", "/game_rpg/submission/create", ["type", "id"]],
    ["POST", "/game_rpg/submission/submit", ["id", "submission"]],
    ["POST", "/game_rpg/exchange", ["from", "to", "count"]],
    ["POST", "/game_rpg/team", ["team"]],
    ["POST", "/hub/enter", ["protocol", "takeover"]],
    ["POST", "/events", ["batch", "events"]],
  ];

  const stored = async () => {
    const { connection } = server.deps;
    const [accounts, wallets] = await Promise.all(
      ["accounts", "wallets"].map((name) => connection.collection(name).find().sort({ _id: 1 }).toArray()),
    );
    return JSON.stringify([accounts, wallets]);
  };

  test("in a body are refused, and nothing is found, changed or slow by them", async () => {
    const victim = await registeredPlayer(server, "victim+gold");
    const attacker = await registeredPlayer(server, "attacker");
    await victim.fish(["blue"]);
    const before = await stored();
    for (const [method, path, fields] of calls) {
      for (const operator of OPERATORS) {
        for (const field of fields) {
          const body =
            path === "/register" ? { ...registrationOf(99), [field]: operator } : { [field]: operator };
          const answer = await attacker.call<ProblemBody>(method, path, body);
          const what = `${method} ${path} ${JSON.stringify(body[field as never])}`;
          expect(answer.status, what).toBeGreaterThanOrEqual(400);
          expect(answer.status, what).toBeLessThan(500);
          expect(isErrorCode(answer.body.code), what).toBe(true);
        }
      }
    }
    expect(await stored()).toBe(before);
  });

  test.each([
    "/season?week[$gt]=1",
    "/season?week[$ne]=",
    "/season?week=1&week=2",
    "/season?__proto__[polluted]=1",
    "/season?constructor[prototype][polluted]=1",
    "/sweepstakes?filter[$where]=1",
    "/user_data?accountId[$ne]=",
  ])("in the query %s are words like others", async (path) => {
    const plain = path.split("?")[0] ?? "";
    const visitor = newVisitor(server.url);
    const [asked, usual] = [await visitor.call("GET", path), await visitor.call("GET", plain)];
    expect([asked.status, asked.body]).toEqual([usual.status, usual.body]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each(["$ne", "[$ne]", "{}", "__proto__", "constructor", "%00", "..%2f..", "%ff", "a.b", "$where"])(
    "as the name of a prize (%s) find none",
    async (name) => {
      const player = await signIn(server.url, "attacker");
      for (const [method, path] of [
        ["PUT", `/sweepstakes/${name}`],
        ["POST", `/sweepstakes/${name}/claim`],
      ] as const) {
        const { status } = await player.call(method, path, { entries: 1 });
        expect([400, 403, 404], `${method} ${path}`).toContain(status);
      }
    },
  );
});

test("markup in what people type stays text: answers are JSON that no browser shows as a page", async () => {
  const name = '<img src=x onerror="alert(1)">';
  const player = await registeredPlayer(server, "marked", { name });
  for (const path of ["/profile", "/user_data"]) {
    const response = await player.fetch(`/api/kr${path}`);
    expect(response.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'/);
    expect(await response.text()).toContain("onerror=");
  }
  const { status } = await player.call("PUT", "/game_rpg/nickname", { nickname: "<b>x</b>" });
  expect(status, "others see the nickname").toBe(422);
});

test.each(["=HYPERLINK(1)", "+1+1", "@SUM(A1)", "\t=1", "a\r\n=1", "<b>", '"=1"'])(
  "what a table would work out (%j) is not counted, so that no export holds it",
  async (slug) => {
    const visitor = newVisitor(server.url);
    await visitor.call("GET", "/season");
    const parameters = { market: "kr", phase: "live", week: 1, slug };
    const events = [{ name: "modal_interaction", parameters }];
    const body = { consent: true, batch: "batch-0123456789abcdef", events };
    expect((await visitor.call("POST", "/events", body)).status).toBe(400);
  },
);
