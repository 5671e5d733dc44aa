import { expect, test } from "vitest";
import { STORAGE } from "./storage.ts";

test("no two things are kept under one key", () => {
  const keys = Object.values(STORAGE).map(({ shelf, key }) => `${shelf} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
});
