import { describe, expect, test } from "vitest";
import { holds, namesIn, Requirement } from "./requirement.ts";

const facts = (name: string) => ({ "met.fisher": 1, level: 5 })[name] ?? 0;

describe("a requirement", () => {
  test.each([
    ["", true],
    ["met.fisher", true],
    ["!met.fisher", false],
    ["met.mayor", false],
    ["!met.mayor", true],
    ["level>=5", true],
    ["level>=6", false],
    ["!level>=6", true],
    ["met.fisher level>=6", false],
    ["met.fisher  !met.mayor", true],
    ["met.mayor|met.fisher", true],
    ["met.fisher|met.mayor level>=6", false],
    ["met.mayor|level>=6", false],
    ["met.mayor|!level>=6", true],
  ])("%j holds: %j", (requirement, expected) => {
    expect(holds(requirement, facts)).toBe(expected);
  });

  test.each(["met.", "Level", "level>5", "a b>=c", "!!a", "a|", "|a", "a||b", "a |b"])(
    "refuses %j",
    (text) => {
      expect(Requirement.safeParse(text).success).toBe(false);
      expect(() => holds(text, facts)).toThrow(RangeError);
    },
  );

  test("names what it asks for", () => {
    expect(namesIn("!a.b level>=5|c")).toEqual(["a.b", "level", "c"]);
  });
});
