import { expect, test } from "vitest";
import { oneByOne } from "./one-by-one.ts";

test("a thing begins when the one before it is done, whether or not that failed", async () => {
  const told: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (fails) throw new Error("the line is down");
    };
  await oneByOne([work("one"), work("two", true), work("three")]);
  expect(told).toEqual(["one", "two", "three"].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test("nothing begins while somebody waits for something else", async () => {
  const told: string[] = [];
  const free = Promise.withResolvers<void>();
  const done = oneByOne([async () => told.push("one")], () => free.promise);
  await Promise.resolve();
  expect(told).toEqual([]);
  free.resolve();
  await done;
  expect(told).toEqual(["one"]);
});
