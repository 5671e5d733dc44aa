import { expect, test } from "vitest";
import { deferred } from "./deferred.ts";

test("a promise is settled once, from outside, either way", async () => {
  const kept = deferred<number>();
  kept.resolve(7);
  kept.reject(new Error("too late"));
  expect(await kept.promise).toBe(7);
  const broken = deferred<number>();
  broken.reject(new Error("no"));
  await expect(broken.promise).rejects.toThrow("no");
});
