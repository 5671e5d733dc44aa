import { expect, test } from "vitest";
import { accountMark } from "./account-mark.ts";

test("a mark tells accounts apart and says nothing of them", () => {
  const mark = accountMark("haneul@example.com");
  expect(mark).toMatch(/^[0-9a-f]{1,8}$/);
  expect(accountMark("Haneul@Example.com")).toBe(mark);
  expect(accountMark("haneul@example.org")).not.toBe(mark);
});
