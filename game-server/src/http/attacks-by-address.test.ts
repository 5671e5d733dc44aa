import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoginAnswer } from "@diamond-valley/schemas/account/user.ts";
import { afterAll, describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor, walkToCallback } from "../testing/sign-in.ts";

const siteDirectory = mkdtempSync(join(tmpdir(), "diamond-valley-attacks-"));
for (const page of ["index.html", "404.html"])
  writeFileSync(join(siteDirectory, page), "<h1>다이아몬드 밸리</h1>");
afterAll(() => rmSync(siteDirectory, { recursive: true }));
const server = testServer({}, { siteDirectory });

/** Sends bytes as they are, which no client library would, and answers what comes back. */
function sendRaw(head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "localhost", () =>
      socket.write(`${head}\r\nConnection: close\r\n\r\n`),
    );
    let answer = "";
    socket.on("data", (chunk) => {
      answer += String(chunk);
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}

describe("nobody is led to another site", () => {
  test.each([
    "https://evil.example/",
    "//evil.example/",
    "///evil.example/",
    "/\\evil.example/",
    "\\/evil.example/",
    "/%5cevil.example/../\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\u0000/evil.example",
    "/／evil.example",
    "/\u2028/evil.example",
    "@evil.example",
    ".evil.example",
    ":80@evil.example/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "/api/kr/auth/logout",
    "/provider/auth",
    "/x/..//evil.example",
    "/.//evil.example",
  ])("after a sign-in that began with return_to=%j", async (target) => {
    const visitor = newVisitor(server.url);
    const callback = await walkToCallback(visitor, "led", `&return_to=${encodeURIComponent(target)}`);
    const { status, body } = await visitor.call<LoginAnswer>("POST", "/auth/login", callback);
    expect(status).toBe(200);
    expect(body.return_to).toBeNull();
  });

  test("a page of ours comes through", async () => {
    const visitor = newVisitor(server.url);
    const callback = await walkToCallback(
      visitor,
      "led",
      `&return_to=${encodeURIComponent("/en/prizes/?a=1#top")}`,
    );
    const { body } = await visitor.call<LoginAnswer>("POST", "/auth/login", callback);
    expect(body.return_to).toBe("/en/prizes/?a=1#top");
  });

  test.each([
    "//evil.example",
    "//evil.example/",
    "/\\evil.example",
    "/%5cevil.example",
    "/%2f%2fevil.example",
    "/.%2f/evil.example/..",
    "/en//evil.example",
    "//evil.example/%2f..",
    "/register//evil.example/..",
  ])("by the path %s", async (path) => {
    const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}`);
    const location = /^location: (.*)$/im.exec(answer)?.[1]?.trim();
    if (location) expect(new URL(location, server.url).origin).toBe(new URL(server.url).origin);
    else expect(answer).toMatch(/^HTTP\/1\.1 (200|400|404)/);
  });

  test.each([
    `GET http://evil.example/api/kr/auth/start HTTP/1.1\r\nHost: evil.example`,
    `GET http://evil.example/ HTTP/1.1\r\nHost: evil.example`,
    `GET @evil.example/api/kr/auth/start HTTP/1.1\r\nHost: evil.example`,
  ])("by a target that names its host: %j", async (head) => {
    const answer = await sendRaw(head);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).not.toMatch(/^location:/im);
  });

  test("by another name of the host", async () => {
    const answer = await sendRaw("GET /api/kr/auth/start?login_hint=led HTTP/1.1\r\nHost: evil.example");
    expect(answer).toMatch(new RegExp(`^location: ${server.url}/api/kr/auth/start`, "im"));
  });
});

test.each(["login_hint", "ui_locales", "return_to"])("no header is written by %s", async (name) => {
  const nasty = encodeURIComponent("a\r\nSet-Cookie: brought=in\r\n\r\n<script>");
  const response = await fetch(`${server.url}/api/kr/auth/start?${name}=${nasty}`, { redirect: "manual" });
  expect(response.status).toBe(302);
  expect(response.headers.getSetCookie().join()).not.toContain("brought");
  expect(await response.text()).not.toContain("<script>");
});

test.each([
  "/../package.json",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/package.json",
  "/_astro/..%2f..%2f..%2fgame-server/package.json",
  "/..\\..\\package.json",
  "/%00/package.json",
  "/.env",
  "/.git/config",
  "/.data/",
  "/constructor",
  "/__proto__",
  "/toString/",
])("no file but the site's is served by %s", async (path) => {
  const answer = await sendRaw(`GET ${path} HTTP/1.1\r\nHost: localhost:${server.port}`);
  expect(answer).toMatch(/^HTTP\/1\.1 (400|404)/);
  expect(answer).not.toMatch(/"name":|SECRET|\[core\]/);
});
