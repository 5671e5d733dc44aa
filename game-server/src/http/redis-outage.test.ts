import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startRedis, type TestRedis } from "../testing/redis.ts";
import { testServer } from "../testing/server.ts";

let redis: TestRedis;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis?.close());
const server = testServer({
  get REDIS_URL() {
    return redis.url;
  },
});

const measured = async () => (await fetch(`${server.url}/metrics`)).text();
/** It leaves Redis out: by it the proxy would take pages away, which work without. */
const readiness = async () => (await fetch(`${server.url}/readyz`)).text();

test("while Redis is away the metrics tell, for nobody enters; pages go on", async () => {
  expect(await measured()).toMatch(/^server_ready\{check="redis"\} 1$/m);
  await redis.kill();
  await vi.waitFor(async () => expect(await measured()).toMatch(/^server_ready\{check="redis"\} 0$/m), 5_000);
  expect(await readiness()).not.toContain("redis");
  await redis.start();
  await vi.waitFor(
    async () => expect(await measured()).toMatch(/^server_ready\{check="redis"\} 1$/m),
    10_000,
  );
});
