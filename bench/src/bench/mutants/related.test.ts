import { expect, test } from "vitest";
import { root } from "../../tree-copy.ts";
import { readImporters, testsOf } from "./related.ts";
import { stepsOf } from "./steps.ts";

const IMPORTERS = new Map([
  ["schemas/src/a/rule.ts", new Set(["schemas/src/a/rule.test.ts", "schemas/src/b/user.ts"])],
  ["schemas/src/b/user.ts", new Set(["schemas/src/b/user.test.ts", "schemas/src/a/other.ts"])],
  ["schemas/src/a/other.ts", new Set(["schemas/src/a/other.test.ts", "schemas/src/b/user.ts"])],
  ["schemas/src/c.ts", new Set(["schemas/src/c.test.ts"])],
]);

test("tests of a file are its own, those of its folder and the others that import it, however indirectly", () => {
  expect(testsOf(IMPORTERS, "schemas/src/a/rule.ts")).toEqual([
    "schemas/src/a/rule.test.ts",
    "schemas/src/a/other.test.ts",
    "schemas/src/b/user.test.ts",
  ]);
});

test("imports are found within a package, across packages, and in the path of a program; those of types are not", () => {
  const importers = readImporters(root);
  expect(importers.get("schemas/src/random.ts")).toContain("schemas/src/random.test.ts");
  expect(importers.get("schemas/src/random.ts")).toContain("game-server/src/fishing/angling.ts");
  expect(importers.get("game-server/src/wallet/testing/racer.ts")).toContain(
    "game-server/src/wallet/testing/racers.ts",
  );
  expect(importers.get("game-server/src/deps.ts")).toBeUndefined();
});

test("a rule is tried by its own package first, and then by those that use it", () => {
  const tests = [1, 2, 3, 4].map((number) => `schemas/src/${number}.test.ts`);
  const server = Array.from({ length: 20 }, (_, number) => `game-server/src/${number}.test.ts`);
  expect(stepsOf("schemas/src/a.ts", [...server, ...tests])).toEqual([
    tests.slice(0, 3),
    tests.slice(3),
    server.slice(0, 6),
  ]);
  expect(stepsOf("game-server/src/a.ts", server)).toEqual([server.slice(0, 3), server.slice(3, 12)]);
});
