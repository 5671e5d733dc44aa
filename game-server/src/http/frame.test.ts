import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { healthRoutes } from "./health.ts";

const siteDirectory = mkdtempSync(join(tmpdir(), "diamond-valley-site-"));
writeFileSync(join(siteDirectory, "index.html"), "<h1>홈</h1>");
afterAll(() => rmSync(siteDirectory, { recursive: true }));
const server = testServer({}, { siteDirectory });

test.each(["/api/kr/nothing", "/api/kr/user_data/more", "/api/jp/user_data", "/api"])(
  "%s is not found",
  async (path) => {
    const response = await fetch(`${server.url}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toMatch("application/problem+json");
    expect(await response.json()).toEqual({
      type: "urn:diamond-valley:not-found",
      title: "not-found",
      status: 404,
      code: "not-found",
    });
  },
);

test.each(["/api/kr/user_data", "/api/kr/season", "/api/kr/nothing", "/api/kr/profile"])(
  "the answer of %s is never kept, and nothing in it runs",
  async (path) => {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("ETag")).toBeNull();
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("X-Powered-By")).toBeNull();
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("no seat and no other origin comes in by Colyseus's own routes", async () => {
  const seat = await fetch(`${server.url}/matchmake/joinOrCreate/hub`, { method: "POST", body: "{}" });
  expect(seat.status).toBe(404);
  const preflight = await fetch(`${server.url}/matchmake/joinOrCreate/hub`, {
    method: "OPTIONS",
    headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
  });
  expect(preflight.headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("the process is ready once database, rooms and site work, and not without one of them", async () => {
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(200);
  const checks = { database: true, rooms: true, site: true };
  expect(await ready.json()).toEqual({ status: "ok", checks });

  const app = express().use(
    healthRoutes({
      database: () => Promise.reject(new Error("away")),
      rooms: () => new Promise<boolean>(() => {}),
      site: () => true,
    }),
  );
  const listening = app.listen(0);
  const { port } = listening.address() as AddressInfo;
  const unready = await fetch(`http://localhost:${port}/readyz`);
  expect(unready.status).toBe(503);
  expect(await unready.json()).toEqual({
    status: "not-ready",
    checks: { database: false, rooms: false, site: true },
  });
  listening.close();
});

test("measurements name routes and no ids", async () => {
  await fetch(`${server.url}/api/kr/user_data`);
  await fetch(`${server.url}/api/kr/nothing/0123456789abcdef01234567`);
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toContain('route="/api/kr/user_data"');
  expect(text).not.toContain("0123456789abcdef01234567");
});
