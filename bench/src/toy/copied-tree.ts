import { constants, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { copyTree, filesIn, root } from "../tree-copy.ts";
import { REGISTRY_LINES, type RegistryLine } from "./recipe.ts";

/** Where the files are that the recipes add to the project. */
const TOY = join(root, "bench/toy");

/** The files that the recipes add. */
export function toyFiles(): string[] {
  return filesIn(TOY).sort();
}

/** A copy of the tree with its installed packages, and nothing more than the recipes: new files, and lines in the registries. */
export function copyTreeWithToy(): string {
  const tree = copyTree("toy-");
  for (const file of toyFiles()) {
    const copy = join(tree, file);
    mkdirSync(dirname(copy), { recursive: true });
    // A recipe adds files: one that is there already fails.
    copyFileSync(join(TOY, file), copy, constants.COPYFILE_EXCL);
  }
  for (const line of REGISTRY_LINES) addLine(tree, line);
  return tree;
}

function addLine(tree: string, { file, line, before }: RegistryLine): void {
  const path = join(tree, file);
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const at = before === undefined ? lines.length : lines.findIndex((each) => each.startsWith(before));
  if (at < 0) throw new Error(`${file} has no line "${before}"`);
  writeFileSync(path, `${lines.toSpliced(at, 0, line).join("\n")}\n`);
}
