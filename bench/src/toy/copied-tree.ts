import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyTree, root } from "../tree-copy.ts";
import { REGISTRY_LINES, type RegistryLine } from "./recipe.ts";

/** The files that the recipes add to the project. */
export const TOY = join(root, "bench/toy");

/** A copy of the tree with its installed packages, and nothing more than the recipes: new files, and lines in the registries. */
export function copyTreeWithToy(): string {
  const tree = copyTree("toy-");
  for (const name of readdirSync(TOY))
    cpSync(join(TOY, name), join(tree, name), { recursive: true, force: false, errorOnExist: true });
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
