import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { testServer } from "../testing/server.ts";
import { newVisitor } from "../testing/sign-in.ts";

const siteDirectory = mkdtempSync(join(tmpdir(), "diamond-valley-production-"));
writeFileSync(join(siteDirectory, "index.html"), "<h1>다이아몬드 밸리</h1>");
afterAll(() => rmSync(siteDirectory, { recursive: true }));
const environment = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://play.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
  IDENTITY_SECRET: "0f1e2d3c4b5a69780f1e2d3c4b5a6978",
  CSRF_SECRET: "fedcba9876543210fedcba9876543210",
  ALLOW_EMBEDDED_PROVIDER: "yes-in-production",
  ALLOW_MAIL_FILES: "yes-in-production",
  TRUST_PROXY: "1",
};
const server = testServer(environment, { siteDirectory });
/** What the proxy in front says of a request that came over HTTPS. */
const proxied = { "X-Forwarded-Proto": "https", "X-Forwarded-Host": "play.example" };
const local = () => `http://localhost:${server.port}`;

test("nobody looks into another week", async () => {
  const answer = await newVisitor(local()).call("GET", "/season?week=3");
  expect(answer.body).toMatchObject({ week: 1 });
});

test("cookies are bound to the host and to HTTPS", async () => {
  const response = await fetch(`${local()}/api/kr/auth/start?login_hint=ada`, {
    headers: proxied,
    redirect: "manual",
  });
  const cookies = response.headers.getSetCookie();
  expect(cookies.find((line) => line.startsWith("__Host-session="))).toMatch(
    /Path=\/;.*HttpOnly; Secure; SameSite=Lax/,
  );
  expect(cookies.find((line) => line.startsWith("_csrf_token="))).toMatch(/Secure; SameSite=Lax/);
  expect(cookies.join()).not.toMatch(/Domain=/i);
  expect(response.headers.get("Strict-Transport-Security")).toMatch(/max-age=31536000/);
  expect(response.headers.get("Location")).toMatch(/^https:\/\/play\.example\/provider\/auth\?/);
});

test("every kind of answer carries the headers that keep others out", async () => {
  for (const path of [
    "/",
    "/healthz",
    "/api/kr/season",
    "/api/kr/nothing",
    "/nowhere/",
    "/provider/nothing",
  ]) {
    const { headers } = await fetch(`${local()}${path}`, { headers: proxied, redirect: "manual" });
    const told = Object.fromEntries(headers);
    expect(told, path).toMatchObject({
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.stringMatching(/frame-ancestors 'none'/),
      "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    });
    expect(told["x-powered-by"], path).toBeUndefined();
    expect(told.server, path).toBeUndefined();
    expect(told["access-control-allow-origin"], path).toBeUndefined();
  }
  const page = await fetch(`${local()}/`, { headers: proxied });
  expect(page.headers.get("Content-Security-Policy")).toMatch(/upgrade-insecure-requests/);
});

/** A host that an attacker's name leads to, as after a rebinding of it: page and request agree on the wrong one. */
const rebound = "evil.example";

test("a page of a name that was led to this server changes nothing and opens no socket", async () => {
  const change = await newVisitor(local()).call("POST", "/auth/logout", undefined, {
    ...proxied,
    "X-Forwarded-Host": rebound,
    Origin: `https://${rebound}`,
  });
  expect([change.status, change.body]).toMatchObject([403, { code: "forbidden" }]);
  const opened = (origin: string, host: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://localhost:${server.port}/p/r`, { origin, headers: { Host: host } });
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      socket.on("open", () => socket.terminate());
      socket.on("close", () => resolve(101));
      socket.on("error", () => {});
    });
  expect(await opened(`https://${rebound}`, rebound)).toBe(401);
  expect(await opened("http://play.example", "play.example")).toBe(401);
  expect(await opened("https://play.example", "play.example")).toBe(101);
});
