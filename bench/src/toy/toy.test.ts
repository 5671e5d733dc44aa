import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { REGISTRY_LINES, type RegistryLine } from "./recipe.ts";

const root = resolve(import.meta.dirname, "../../..");
const PACKAGES = ["schemas", "game-server"] as const;
/** The longest that a step of the proof may take on a busy machine, ms. */
const STEP_MAX = 240_000;
let tree: string;

function addLine({ file, line, before }: RegistryLine): void {
  const path = join(tree, file);
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const at = before === undefined ? lines.length : lines.findIndex((each) => each.startsWith(before));
  if (at < 0) throw new Error(`${file} has no line "${before}"`);
  writeFileSync(path, `${lines.toSpliced(at, 0, line).join("\n")}\n`);
}

function inTree(directory: string, ...args: string[]): string {
  const options = { cwd: join(tree, directory), encoding: "utf8", timeout: STEP_MAX } as const;
  return execFileSync(process.execPath, args, options);
}

const TYPESCRIPT = join(root, "node_modules/typescript/bin/tsc");
const VITEST = join(root, "node_modules/vitest/vitest.mjs");

// The tree with its installed packages, and nothing more than the recipe: new files, and lines in the registries.
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "toy-"));
  for (const name of PACKAGES) {
    cpSync(join(root, name), join(tree, name), { recursive: true, verbatimSymlinks: true });
  }
  for (const name of ["package.json", "pnpm-workspace.yaml", "tsconfig.base.json"]) {
    cpSync(join(root, name), join(tree, name));
  }
  for (const name of ["node_modules", ".cache"]) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(tree, name));
  }
  for (const name of PACKAGES) {
    cpSync(join(root, "bench/toy", name), join(tree, name), {
      recursive: true,
      force: false,
      errorOnExist: true,
    });
  }
  for (const line of REGISTRY_LINES) addLine(line);
}, STEP_MAX);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

test("every registry that the recipe names stands in the README", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  for (const { file } of REGISTRY_LINES) expect(readme, dirname(file)).toContain(file);
});

test.each(PACKAGES)(
  "%s compiles with the toy",
  (name) => {
    expect(inTree(".", TYPESCRIPT, "-p", name, "--noEmit")).toBe("");
  },
  STEP_MAX,
);

test(
  "the tests of maps, places and stories hold the toy's content to the rules",
  () => {
    inTree("schemas", VITEST, "run", "src/maps", "src/places", "src/story");
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
