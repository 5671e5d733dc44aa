import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeTree, root } from "../tree-copy.ts";
import { copyTreeWithToy, toyFiles } from "./copied-tree.ts";
import { differences, recipeDifferences } from "./differences.ts";
import { pathsIn, REGISTRY_LINES, recipesIn } from "./recipe.ts";
import { runInTree, STEP_MAX, TYPESCRIPT, VITEST } from "./run-in-tree.ts";

let tree: string;
beforeAll(() => {
  tree = copyTreeWithToy();
}, STEP_MAX);
afterAll(() => removeTree(tree));

test("the README has the line of every registry, and names the place of every new file", () => {
  const recipes = recipesIn(readFileSync(join(root, "README.md"), "utf8"));
  const paths = pathsIn(recipes);
  for (const { file, line } of REGISTRY_LINES) {
    expect(paths).toContain(file);
    expect(recipes).toContain(`\`${line.trim()}\``);
  }
  // Beside it stands the test that plays the toy.
  const files = toyFiles().filter((file) => !file.startsWith("site/"));
  const unnamed = files.filter((file) => !paths.some((path) => file === path || file.startsWith(path)));
  expect(unnamed).toEqual([]);
});

test("no other file is changed, and in the registries nothing but the lines of the recipes", () => {
  expect(differences(tree)).toEqual(recipeDifferences());
});

test.each(["schemas", "game-server", "game-client"])(
  "%s compiles with the toy",
  async (name) => {
    expect(await runInTree(tree, ".", TYPESCRIPT, "-p", name, "--noEmit")).toBe("");
  },
  STEP_MAX,
);

test(
  "the tests of rules, maps, places, stories and texts hold the toy to theirs",
  async () => {
    // The walks through the parts of the story take most of a minute, and the toy's act is none.
    const walks = ["--exclude", "**/parts-walk.test.ts"];
    const tests = ["digging", "games", "maps", "places", "story", "locales"];
    await runInTree(tree, "schemas", VITEST, "run", "--no-isolate", ...walks, ...tests);
    const texts = ["src/features/story", "src/texts.test.ts"];
    await runInTree(tree, "game-client", VITEST, "run", "--no-isolate", ...texts);
  },
  STEP_MAX,
);

test(
  "both are played through real rooms",
  async () => {
    await runInTree(tree, "game-server", VITEST, "run", "--no-isolate", "src/digging");
  },
  STEP_MAX,
);
