import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeTree, root } from "../tree-copy.ts";
import { addedLines, copyTreeWithToy, differences, toyFiles } from "./copied-tree.ts";
import { pathsInRecipes, REGISTRY_LINES } from "./recipe.ts";

/** The longest that a step of the proof may take on a busy machine, ms. */
const STEP_MAX = 240_000;
const TYPESCRIPT = join(root, "node_modules/typescript/bin/tsc");
const VITEST = join(root, "node_modules/vitest/vitest.mjs");
let tree: string;

beforeAll(() => {
  tree = copyTreeWithToy();
}, STEP_MAX);
afterAll(() => removeTree(tree));

function inTree(directory: string, ...args: string[]): string {
  const options = { cwd: join(tree, directory), encoding: "utf8", timeout: STEP_MAX } as const;
  try {
    return execFileSync(process.execPath, args, options);
  } catch (error) {
    // What it printed says more than that it failed.
    throw new Error(`${args.join(" ")}: ${(error as { stdout?: string }).stdout}`, { cause: error });
  }
}

test("the README names every registry, and the place of every new file", () => {
  const paths = pathsInRecipes(readFileSync(join(root, "README.md"), "utf8"));
  for (const { file } of REGISTRY_LINES) expect(paths).toContain(file);
  // Beside it stands the test that plays the toy.
  const files = toyFiles().filter((file) => !file.startsWith("site/"));
  const unnamed = files.filter((file) => !paths.some((path) => file === path || file.startsWith(path)));
  expect(unnamed).toEqual([]);
});

test("no other file is changed, and in the registries nothing but the lines of the recipes", () => {
  const registries = [...new Set(REGISTRY_LINES.map(({ file }) => file))].sort();
  expect(differences(tree)).toEqual({ added: toyFiles(), changed: registries, removed: [] });
  for (const registry of registries) {
    const lines = REGISTRY_LINES.filter(({ file }) => file === registry).map(({ line }) => line);
    expect(addedLines(tree, registry), registry).toEqual(lines);
  }
});

test.each(["schemas", "game-server", "game-client"])(
  "%s compiles with the toy",
  (name) => {
    expect(inTree(".", TYPESCRIPT, "-p", name, "--noEmit")).toBe("");
  },
  STEP_MAX,
);

test(
  "the tests of rules, maps, places, stories and texts hold the toy to theirs",
  () => {
    inTree("schemas", VITEST, "run", ...["digging", "games", "maps", "places", "story", "locales"]);
    inTree("game-client", VITEST, "run", "src/features/story", "src/texts.test.ts");
  },
  STEP_MAX,
);

test(
  "both are played through real rooms",
  () => {
    inTree("game-server", VITEST, "run", "src/digging");
  },
  STEP_MAX,
);
