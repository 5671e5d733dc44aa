import { expect, test } from "vitest";
import { createReading } from "./reading.ts";

test("keeps the last answer while it asks again, and says where it got none", async () => {
  const answers: (number | Error)[] = [1, new Error("no line"), 2];
  const reading = createReading(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });
  expect(reading.$read.get()).toEqual({ value: null, isFailed: false });
  await reading.refresh();
  expect(reading.$read.get()).toEqual({ value: 1, isFailed: false });
  await reading.refresh();
  expect(reading.$read.get()).toEqual({ value: 1, isFailed: true });
  const again = reading.refresh();
  expect(reading.$read.get()).toEqual({ value: 1, isFailed: false });
  await again;
  expect(reading.$read.get()).toEqual({ value: 2, isFailed: false });
});

test("an answer from before a purchase takes nothing back", async () => {
  const slow = Promise.withResolvers<string>();
  const reading = createReading(() => slow.promise);
  const asked = reading.refresh();
  reading.put("after the purchase");
  slow.resolve("before it");
  await asked;
  expect(reading.$read.get().value).toBe("after the purchase");
});
