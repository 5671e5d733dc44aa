import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { copyTree, MADE, PACKAGES, root } from "../tree-copy.ts";
import { REGISTRY_LINES, type RegistryLine } from "./recipe.ts";

/** The files that the recipes add to the project. */
const TOY = join(root, "bench/toy");

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

/** The files of a folder that somebody wrote, relative to it. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (MADE.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path).map((file) => join(entry.name, file));
    return entry.isFile() ? [relative(folder, path)] : [];
  });
}

/** The files that the recipes add. */
export function toyFiles(): string[] {
  return filesIn(TOY).sort();
}

/** How a copy differs from the tree. */
export interface Differences {
  added: string[];
  changed: string[];
  removed: string[];
}

/** Compares the packages of a copy with those of the tree, byte by byte. */
export function differences(tree: string): Differences {
  const files = (from: string) =>
    PACKAGES.flatMap((name) => filesIn(join(from, name)).map((file) => join(name, file)));
  const [before, after] = [new Set(files(root)), new Set(files(tree))];
  const isSame = (file: string) => readFileSync(join(root, file)).equals(readFileSync(join(tree, file)));
  return {
    added: [...after].filter((file) => !before.has(file)).sort(),
    changed: [...after].filter((file) => before.has(file) && !isSame(file)).sort(),
    removed: [...before].filter((file) => !after.has(file)).sort(),
  };
}

/** The lines that a changed file of a copy has more than the tree's; null where it has fewer, or others. */
export function addedLines(tree: string, file: string): string[] | null {
  const [before, after] = [root, tree].map((from) => readFileSync(join(from, file), "utf8").split("\n"));
  const added: string[] = [];
  let next = 0;
  for (const line of after ?? []) {
    if (line === before?.[next]) next += 1;
    else added.push(line);
  }
  return next === before?.length ? added : null;
}
