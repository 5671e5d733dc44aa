import { expect, test, vi } from "vitest";
import { createSharedLook } from "./shared-look.ts";

test("many who ask within half a second share one look, and the next ones have another", async () => {
  let now = 1_000;
  const look = vi.fn(async () => "seen");
  const check = createSharedLook(look, 500, () => now);
  expect(await Promise.all(Array.from({ length: 50 }, check))).toEqual(Array(50).fill("seen"));
  expect(look).toHaveBeenCalledTimes(1);
  now += 501;
  await check();
  expect(look).toHaveBeenCalledTimes(2);
});

test("a look that failed is told to who shared it, and tried again for the next", async () => {
  const look = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error("away"));
  const check = createSharedLook(look, 500, () => 1_000);
  await expect(Promise.all([check(), check()])).rejects.toThrow("away");
  await check();
  expect(look).toHaveBeenCalledTimes(2);
});

test("a look that fails late does not drop a newer one", async () => {
  let now = 1_000;
  const { promise: late, reject } = Promise.withResolvers<string>();
  const look = vi.fn<() => Promise<string>>(async () => "new").mockReturnValueOnce(late);
  const check = createSharedLook(look, 500, () => now);
  const first = check();
  now += 501;
  expect(await check()).toBe("new");
  reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  expect(await check()).toBe("new");
  expect(look).toHaveBeenCalledTimes(2);
});
