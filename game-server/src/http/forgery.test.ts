import type { ProblemBody } from "@diamond-valley/schemas/errors/catalogue.ts";
import { describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { testServer } from "../testing/server.ts";
import { newVisitor, signIn } from "../testing/sign-in.ts";

const server = testServer();
const problemOf = (answer: { body: unknown }) => answer.body as ProblemBody;

describe("the anti-forgery token", () => {
  test("is given by the root and by any GET, and asked for on every other method", async () => {
    for (const path of ["/", "/api/kr/user_data"]) {
      const visitor = newVisitor(server.url);
      await visitor.fetch(path);
      expect(visitor.cookies.get("_csrf_token"), path).toBeDefined();
      expect((await visitor.call("POST", "/auth/logout")).status).toBe(200);
    }
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("is asked for on %s, known path or not", async (method) => {
    for (const path of ["/auth/logout", "/nothing"]) {
      const answer = await newVisitor(server.url).call(method, path, method === "DELETE" ? undefined : {});
      expect([answer.status, problemOf(answer).code]).toEqual([403, "forgery-token"]);
    }
  });

  test("of another visitor, of before the sign-in, or changed by a character is refused", async () => {
    const visitor = newVisitor(server.url);
    await visitor.call("GET", "/user_data");
    const anonymous = visitor.cookies.get("_csrf_token")!;
    const victim = await signIn(server.url, "victim");
    const own = victim.cookies.get("_csrf_token")!;
    const other = (await signIn(server.url, "other")).cookies.get("_csrf_token")!;
    const changed = `${own.slice(0, -1)}${own.endsWith("A") ? "B" : "A"}`;
    for (const token of [anonymous, other, changed, "", "x", `${own}x`, own.split(".")[0]!]) {
      const answer = await victim.call("POST", "/auth/logout", {}, { "X-CSRFToken": token });
      expect([answer.status, problemOf(answer).code], token).toEqual([403, "forgery-token"]);
    }
    expect((await victim.call("POST", "/auth/logout")).status).toBe(200);
  });

  test("is given anew where the cookie fits no more", async () => {
    const visitor = await signIn(server.url, "stale");
    visitor.cookies.set("_csrf_token", "stale");
    await visitor.call("GET", "/user_data");
    expect((await visitor.call("POST", "/auth/logout")).status).toBe(200);
  });
});

describe("pages of other sites", () => {
  test.each(["https://evil.example", "null", "http://localhost:1"])(
    "%s may change nothing",
    async (origin) => {
      const visitor = await signIn(server.url, "visited");
      const answer = await visitor.call("POST", "/auth/logout", {}, { Origin: origin });
      expect([answer.status, problemOf(answer).code]).toEqual([403, "forbidden"]);
    },
  );

  test.each(["cross-site", "same-site", "Cross-Site", "whatever"])(
    "change nothing where the browser says %s, token or not",
    async (from) => {
      const visitor = await signIn(server.url, "visited");
      const headers = { "Sec-Fetch-Site": from, Origin: server.url };
      const answer = await visitor.call("POST", "/auth/logout", {}, headers);
      expect([answer.status, problemOf(answer).code]).toEqual([403, "forbidden"]);
    },
  );

  test("our own may", async () => {
    const visitor = await signIn(server.url, "visited");
    const headers = { Origin: server.url, "Sec-Fetch-Site": "same-origin" };
    expect((await visitor.call("POST", "/auth/logout", {}, headers)).status).toBe(200);
  });

  test.each([
    ["https://evil.example", 401],
    ["null", 401],
  ])("%s may open no WebSocket", async (origin, status) => {
    const socket = new WebSocket(server.url.replace("http", "ws"), { origin });
    const refused = await new Promise<number>((resolve, reject) => {
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      socket.on("open", () => reject(new Error("it was opened")));
      socket.on("error", reject);
    });
    expect(refused).toBe(status);
  });
});
