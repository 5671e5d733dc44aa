import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { Registry } from "prom-client";
import { afterEach, expect, test, vi } from "vitest";
import { AT_A_TIME, createBusyMeter, inTurn } from "./in-turn.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** However slow the machine is. */
const soon = { timeout: 20_000, interval: 10 };

/** A server whose calls are answered when the test says so, by their names; none of them ever takes too long by itself. */
async function open(countedMax = 600_000) {
  const busy = { now: true };
  const registry = new Registry();
  const app = express();
  const begun: string[] = [];
  const answers = new Map<string, () => void>();
  app.use(inTurn(() => busy.now, registry, countedMax));
  app.get("/:name", ({ params }, response) => {
    begun.push(params.name);
    answers.set(params.name, () => response.json(params.name));
  });
  const server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  closing.push(async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  });
  const { port } = server.address() as AddressInfo;
  const waiting = async () => (await registry.getSingleMetric("http_waiting_calls")?.get())?.values[0]?.value;
  return {
    busy,
    begun,
    answer: (name: string) => answers.get(name)?.(),
    /** Makes a call, and returns when the server has it: it was begun, or waits. */
    async call(name: string, signal = new AbortController().signal) {
      const before = begun.length + ((await waiting()) ?? 0);
      const answered = fetch(`http://127.0.0.1:${port}/${name}`, { signal }).then((response) =>
        response.json(),
      );
      answered.catch(() => {});
      await vi.waitUntil(async () => begun.length + ((await waiting()) ?? 0) > before, soon);
      return { answered };
    },
    waiting,
  };
}

/** As many calls as a busy process works on at a time. */
async function fill({ call }: Awaited<ReturnType<typeof open>>): Promise<void> {
  for (let index = 0; index < AT_A_TIME; index += 1) await call(`first-${index}`);
}

test("a busy process works on so many at a time, and on the others in the order in which they came", async () => {
  const server = await open();
  await fill(server);
  const later = [await server.call("a"), await server.call("b"), await server.call("c")];
  expect([server.begun.length, await server.waiting()]).toEqual([AT_A_TIME, 3]);
  for (const name of ["first-5", "first-2", "first-9"]) server.answer(name);
  await vi.waitUntil(() => server.begun.length === AT_A_TIME + 3, soon);
  expect(server.begun.slice(AT_A_TIME)).toEqual(["a", "b", "c"]);
  for (const name of ["a", "b", "c"]) server.answer(name);
  expect(await Promise.all(later.map(({ answered }) => answered))).toEqual(["a", "b", "c"]);
});

test("whoever hangs up is passed over, and makes place for the next where it was worked on", async () => {
  const server = await open();
  const first = new AbortController();
  await server.call("hasty", first.signal);
  await fill(server);
  const second = new AbortController();
  await server.call("impatient", second.signal);
  await server.call("patient");
  // One of those that fill it waits too: `hasty` was there before.
  second.abort();
  await vi.waitUntil(async () => (await server.waiting()) === 2, soon);
  first.abort();
  await vi.waitUntil(async () => (await server.waiting()) === 1, soon);
  server.answer("first-0");
  await vi.waitUntil(() => server.begun.includes("patient"), soon);
  expect(server.begun).not.toContain("impatient");
});

test("calls that wait for something else keep nobody waiting for long", async () => {
  const server = await open(200);
  await Promise.all(Array.from({ length: AT_A_TIME }, (_, index) => server.call(`first-${index}`)));
  await server.call("a");
  await vi.waitUntil(() => server.begun.includes("a"), soon);
  expect(await server.waiting()).toBe(0);
});

test("where there is time nobody waits, and those who wait go on together", async () => {
  const server = await open();
  server.busy.now = false;
  await fill(server);
  await server.call("a");
  expect(await server.waiting()).toBe(0);
  server.busy.now = true;
  await server.call("b");
  await server.call("c");
  expect(await server.waiting()).toBe(2);
  server.busy.now = false;
  server.answer("first-0");
  await vi.waitUntil(() => server.begun.includes("b") && server.begun.includes("c"), soon);
});

test("a process counts as busy while its event loop works all the time, and no longer", async () => {
  const isBusy = createBusyMeter();
  expect(isBusy()).toBe(false);
  const work = setInterval(() => {
    for (const end = performance.now() + 50; performance.now() < end; );
  }, 0);
  try {
    await vi.waitUntil(isBusy, soon);
  } finally {
    clearInterval(work);
  }
  await vi.waitUntil(() => !isBusy(), soon);
}, 60_000);
