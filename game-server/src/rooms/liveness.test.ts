import { expect, test, vi } from "vitest";
import { createLiveness } from "./liveness.ts";

test("many who enter within half a second share one look, and the next ones have another", async () => {
  let now = 1_000;
  const look = vi.fn(async () => {});
  const check = createLiveness(look, () => now);
  await Promise.all(Array.from({ length: 50 }, check));
  expect(look).toHaveBeenCalledTimes(1);
  now += 501;
  await check();
  expect(look).toHaveBeenCalledTimes(2);
});

test("a look that failed is told to who shared it, and tried again for the next", async () => {
  const look = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("away"));
  const check = createLiveness(look, () => 1_000);
  await expect(Promise.all([check(), check()])).rejects.toThrow("away");
  await check();
  expect(look).toHaveBeenCalledTimes(2);
});
