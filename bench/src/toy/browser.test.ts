import { afterAll, beforeAll, expect, test } from "vitest";
import { removeTree } from "../tree-copy.ts";
import { copyTreeWithToy } from "./copied-tree.ts";
import { differences, recipeDifferences } from "./differences.ts";
import { runInTree, STEP_MAX, VITEST } from "./run-in-tree.ts";

let tree: string;
beforeAll(() => {
  tree = copyTreeWithToy();
}, STEP_MAX);
afterAll(() => removeTree(tree));

test("a tree with nothing more than the recipes is built, and both are played in a browser", async () => {
  // The copy's own run of browser tests builds its site, and starts its server and a browser.
  await runInTree(tree, "site", VITEST, "run", "--config", "vitest.e2e.config.ts", "e2e/toy.test.ts");
  // Neither did the build change anything: what was played is what the recipes say.
  expect(differences(tree)).toEqual(recipeDifferences());
});
