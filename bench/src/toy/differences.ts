import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, PACKAGES, root } from "../tree-copy.ts";
import { toyFiles } from "./copied-tree.ts";
import { REGISTRY_LINES } from "./recipe.ts";

/** How a copy differs from the tree. */
export interface Differences {
  added: string[];
  /** The lines that each changed file has more than the tree's; null where it has fewer, or others. */
  changed: Record<string, string[] | null>;
  removed: string[];
}

/** Compares the packages of a copy with those of the tree, byte by byte. */
export function differences(tree: string): Differences {
  const files = (from: string) =>
    PACKAGES.flatMap((name) => filesIn(join(from, name)).map((file) => join(name, file)));
  const [before, after] = [new Set(files(root)), new Set(files(tree))];
  const isSame = (file: string) => readFileSync(join(root, file)).equals(readFileSync(join(tree, file)));
  const changed = [...after].filter((file) => before.has(file) && !isSame(file));
  return {
    added: [...after].filter((file) => !before.has(file)).sort(),
    changed: Object.fromEntries(changed.map((file) => [file, addedLines(tree, file)])),
    removed: [...before].filter((file) => !after.has(file)).sort(),
  };
}

/** How a copy differs where exactly the recipes were followed: new files, and lines in the registries. */
export function recipeDifferences(): Differences {
  const changed = Object.groupBy(REGISTRY_LINES, ({ file }) => file);
  const linesOf = Object.entries(changed).map(([file, lines = []]) => [file, lines.map(({ line }) => line)]);
  return { added: toyFiles(), changed: Object.fromEntries(linesOf), removed: [] };
}

/** The lines that a file of a copy has more than the tree's; null where it has fewer, or others. */
function addedLines(tree: string, file: string): string[] | null {
  const [before, after] = [root, tree].map((from) => readFileSync(join(from, file), "utf8").split("\n"));
  const added: string[] = [];
  let next = 0;
  for (const line of after ?? []) {
    if (line === before?.[next]) next += 1;
    else added.push(line);
  }
  return next === before?.length ? added : null;
}
