import { expect, test } from "vitest";
import { dialled, KEYS, typed } from "./dialling.ts";

test("a number takes digits until it is whole", () => {
  expect([..."10061"].reduce((number, digit) => dialled(number, digit, 4), "")).toBe("1006");
  expect([...KEYS].sort().join("")).toBe("0123456789");
});

test("it is typed too, and other keys are left to the page", () => {
  expect(typed("10", "0", 4)).toBe("100");
  expect(typed("1006", "7", 4)).toBe("1006");
  expect(typed("10", "Backspace", 4)).toBe("1");
  expect(typed("", "Backspace", 4)).toBe("");
  for (const key of ["Enter", "Tab", "Escape", "a", "F1", "ArrowUp"]) expect(typed("10", key, 4)).toBeNull();
});
