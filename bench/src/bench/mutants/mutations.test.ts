import { expect, test } from "vitest";
import { applyTo, mutationsIn } from "./mutations.ts";

/** The changes of a snippet, as `before -> after`. */
function changes(text: string): string[] {
  return mutationsIn("snippet.ts", text).map(({ before, after }) => `${before} -> ${after}`);
}

/** The snippet with each of its mutations. */
function mutants(text: string): string[] {
  return mutationsIn("snippet.ts", text).map((mutation) => applyTo(text, mutation));
}

test.each([
  ["a < b", ["< -> <="]],
  ["a >= b - c", [">= -> >", "- -> +"]],
  ["a === b && !c", ["=== -> !==", "&& -> ||", "!c -> c"]],
  ["a += 0", ["+= -> -=", "0 -> 1"]],
  ["f(true, 20)", ["f(true, 20) -> ;", "true -> false", "20 -> (20 + 1)"]],
  ["Math.min(a, b)", ["Math.min(a, b) -> ;", "min -> max"]],
  ["x = [...a, b]", ["x = [...a, b] -> ;", "...a -> ...[]"]],
  ["x = { ...a, b }", ["x = { ...a, b } -> ;", "...a -> ...{}"]],
  ["let x = a ? b : c", ["a -> !(a)"]],
  ["await f()", ["await f() -> ;", "await f() -> f()"]],
])("%s", (text, expected) => {
  expect(changes(text)).toEqual(expected);
});

test("an early exit is left out, and its condition negated", () => {
  expect(mutants("if (a) return;")).toEqual(["if (!(a)) return;", "if (a) ;"]);
  expect(mutants("if (a) { b(); throw c; }")).toEqual([
    "if (!(a)) { b(); throw c; }",
    "if (a) { ; throw c; }",
    "if (a) { b(); ; }",
  ]);
});

test("another value is answered, by a statement and by an arrow function", () => {
  expect(mutants("return a.b;")).toEqual(["return null;", "return 0;", "return [];"]);
  expect(changes("let f = () => g")).toEqual(["g -> null", "g -> 0", "g -> []"]);
});

test.each([
  'import { a } from "./a.ts";',
  "type A = 1 | true;",
  "interface A { b: 2 }",
  "let a: 1 | 2;",
  'deps.log.warn({ a: 1 }, "b");',
  "let a = new RangeError(`$" + "{1 + 2}`);",
  'let a = "text" + b;',
])("no test need hold: %s", (text) => {
  expect(changes(text)).toEqual([]);
});

test("a mutation says where it is", () => {
  const [found] = mutationsIn("snippet.ts", "let a;\nlet b = a < 2;");
  expect(found).toEqual({ line: 2, start: 17, end: 18, before: "<", after: "<=" });
});
