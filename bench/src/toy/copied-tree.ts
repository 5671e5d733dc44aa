import { constants, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { copyTree, root } from "../tree-copy.ts";
import { REGISTRY_LINES, type RegistryLine } from "./recipe.ts";

/** The files that the recipes add to the project. */
export const TOY = join(root, "bench/toy");

/** A copy of the tree with its installed packages, and nothing more than the recipes: new files, and lines in the registries. */
export function copyTreeWithToy(): string {
  const tree = copyTree("toy-");
  for (const file of filesOf(TOY)) {
    const copy = join(tree, file);
    mkdirSync(dirname(copy), { recursive: true });
    // A recipe adds files: one that is there already fails.
    copyFileSync(join(TOY, file), copy, constants.COPYFILE_EXCL);
  }
  for (const line of REGISTRY_LINES) addLine(tree, line);
  return tree;
}

/** The files under a directory, by their paths in it. */
const filesOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(directory, join(parentPath, name)));

function addLine(tree: string, { file, line, before }: RegistryLine): void {
  const path = join(tree, file);
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const at = before === undefined ? lines.length : lines.findIndex((each) => each.startsWith(before));
  if (at < 0) throw new Error(`${file} has no line "${before}"`);
  writeFileSync(path, `${lines.toSpliced(at, 0, line).join("\n")}\n`);
}
