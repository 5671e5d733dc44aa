import { get } from "node:http";
import { networkInterfaces } from "node:os";
import express from "express";
import { describe, expect, test } from "vitest";
import { testServer } from "../testing/server.ts";
import { readersOnly } from "./metrics-readers.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";
const open = testServer();
const guarded = testServer({ METRICS_TOKEN: TOKEN });

const read = (url: string, headers: Record<string, string> = {}) => fetch(`${url}/metrics`, { headers });

describe("without a token", () => {
  test("this machine reads the measurements, and nobody keeps them", async () => {
    const response = await read(`http://127.0.0.1:${open.port}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.text()).toContain("http_request_seconds histogram");
  });

  test.each([
    ["X-Forwarded-For", "127.0.0.1"],
    ["X-Forwarded-For", "203.0.113.9"],
    ["X-Real-IP", "127.0.0.1"],
    ["Forwarded", "for=127.0.0.1"],
  ])(
    "what comes through a proxy on this machine is a stranger, whatever %s says (%s)",
    async (name, value) => {
      const response = await read(open.url, { [name]: value });
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("http_request_seconds");
    },
  );

  test("another machine is a stranger", async () => {
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const outer = addresses.find(({ internal, family }) => !internal && family === "IPv4")?.address;
    const asked = express().get("/metrics", readersOnly(undefined), (_request, response) => {
      response.send("measurements");
    });
    const listening = asked.listen(0);
    const { port } = listening.address() as { port: number };
    // From an address that is not this machine's own the connection carries that address.
    const status = await new Promise((resolve, reject) => {
      const local = outer ? { host: outer, localAddress: outer } : { host: "127.0.0.1" };
      get({ ...local, port, path: "/metrics" }, (response) => resolve(response.statusCode)).on(
        "error",
        reject,
      );
    });
    listening.close();
    expect(status).toBe(outer ? 404 : 200);
  });
});

describe("with a token", () => {
  test("whoever brings it reads the measurements, from wherever", async () => {
    const headers = { Authorization: `Bearer ${TOKEN}`, "X-Forwarded-For": "203.0.113.9" };
    expect((await read(guarded.url, headers)).status).toBe(200);
  });

  test.each(["", "Bearer", `Bearer ${TOKEN.slice(1)}`, `Bearer ${TOKEN}0`, TOKEN, `Basic ${TOKEN}`])(
    "%j opens nothing, not even to this machine",
    async (Authorization) => {
      const response = await read(guarded.url, Authorization ? { Authorization } : {});
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain("http_request_seconds");
    },
  );
});

test("health tells names of parts and nothing else", async () => {
  expect(await (await fetch(`${open.url}/healthz`)).json()).toEqual({ status: "ok" });
  const ready = (await (await fetch(`${open.url}/readyz`)).json()) as object;
  expect(Object.keys(ready).sort()).toEqual(["checks", "status"]);
  expect(JSON.stringify(ready)).toMatch(/^[a-z{}":,-]+$/);
});
