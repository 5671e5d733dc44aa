import { expect, test } from "vitest";
import { scoreOf, sectionOf, type Tried } from "./section.ts";

const mutant = { file: "a.ts", line: 3, before: "<", after: "<=" };
const killed = (part: string): Tried => ({ part, ...mutant, what: "killed", by: "a test" });
const survived = (part: string): Tried => ({ part, ...mutant, what: "survived" });

test("a mutant under which a run does not end is noticed like a killed one", () => {
  expect(scoreOf([killed("a"), { part: "a", ...mutant, what: "timed out" }])).toBe(1);
  expect(scoreOf([killed("a"), survived("a")])).toBe(0.5);
});

test("the budget is held against the chosen ones, and of the named ones none may survive", () => {
  const good = sectionOf(7, [...Array(17).fill(killed("a")), ...Array(3).fill(survived("a"))], new Map());
  expect(good.verdicts.map(({ kept }) => kept)).toEqual([true, true]);
  expect(good.notes).toHaveLength(3);
  const bad = sectionOf(7, [...Array(5).fill(killed("a")), survived("a"), survived("named")], new Map());
  expect(bad.verdicts.map(({ kept }) => kept)).toEqual([false, false]);
});
