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
