import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../tree-copy.ts";
import { passesIn, tryMutant } from "./kill.ts";

const RULE = "export const isFull = (used: number) => used >= 40;\n";
const HOLDS = 'test("40 are full", () => expect(isFull(40)).toBe(true));';
/** Fails whenever it is run for the first time, as on a busy machine. */
const NOW_AND_THEN = `
import { existsSync, writeFileSync } from "node:fs";
test("now and then", () => {
  const known = existsSync("known");
  writeFileSync("known", "");
  expect([isFull(1), known]).toEqual([false, true]);
});`;
const IMPORTS = 'import { expect, test } from "vitest";\nimport { isFull } from "./rule.ts";\n';

/** Two trees with one rule: one for mutants and one that stays. */
let trees: string[];

beforeAll(() => {
  trees = [1, 2].map(() => {
    const tree = mkdtempSync(join(tmpdir(), "mutants-kill-"));
    mkdirSync(join(tree, "schemas"));
    symlinkSync(join(root, "node_modules"), join(tree, "node_modules"));
    writeFileSync(join(tree, "schemas/rule.ts"), RULE);
    writeFileSync(join(tree, "schemas/rule.test.ts"), IMPORTS + HOLDS);
    writeFileSync(join(tree, "schemas/flaky.test.ts"), IMPORTS + NOW_AND_THEN);
    return tree;
  });
});
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

const attempt = (text: string, ...tests: string[]) =>
  tryMutant(trees[0]!, { file: "schemas/rule.ts", text }, [tests], passesIn(trees[1]!));

test("a mutant is killed by the test that fails with it, and its file is as before", async () => {
  const verdict = await attempt(RULE.replace(">=", ">"), "schemas/rule.test.ts");
  expect(verdict).toEqual({ what: "killed", by: "schemas/rule.test.ts: 40 are full" });
  expect(readFileSync(join(trees[0]!, "schemas/rule.ts"), "utf8")).toBe(RULE);
});

test("a mutant that no test notices survives", async () => {
  expect(await attempt(RULE.replace("40", "(40 - 1)"), "schemas/rule.test.ts")).toEqual({ what: "survived" });
});

test("a test that fails once and then passes kills nothing", async () => {
  expect(await attempt(RULE, "schemas/flaky.test.ts")).toEqual({ what: "survived" });
});
