import { expect, test } from "vitest";
import { createUnfinished } from "./unfinished.ts";

test("all work is waited for, also what fails and what another piece adds", async () => {
  const unfinished = createUnfinished();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  expect(unfinished.add(first.promise)).toBe(first.promise);
  let isSettled = false;
  const settled = unfinished.settled().then(() => {
    isSettled = true;
  });
  unfinished.add(second.promise).catch(() => {});
  first.resolve("paid");
  await new Promise(setImmediate);
  expect(isSettled).toBe(false);
  second.reject(new Error("not paid"));
  await settled;
  await unfinished.settled();
});
