import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTests, type Verdict } from "./trial.ts";

/** Says whether a test file passes in the tree as it is. */
export type PassesUnchanged = (file: string) => Promise<boolean>;

/** Test files in a tree without mutants, each run once and only when it is asked for. */
export function passesIn(tree: string): PassesUnchanged {
  const known = new Map<string, Promise<boolean>>();
  return (file) => {
    const run = known.get(file) ?? runTests(tree, [file]).then(({ what }) => what === "passed");
    known.set(file, run);
    return run;
  };
}

/** Writes a mutant into the tree, runs the tests step by step until some kill it, and restores the file. */
export async function tryMutant(
  tree: string,
  { file, text }: { file: string; text: string },
  steps: readonly (readonly string[])[],
  passesUnchanged: PassesUnchanged,
): Promise<Verdict> {
  const path = join(tree, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, text);
  try {
    for (const files of steps) {
      const verdict = await runUntilKilled(tree, files, passesUnchanged);
      if (verdict.what !== "survived") return verdict;
    }
    return { what: "survived" };
  } finally {
    writeFileSync(path, before);
  }
}

/**
 * A test that fails now and then on a busy machine kills nothing: a file must fail once more by itself, and pass without
 * the mutant. One that does not is left out, and the others are run again.
 */
async function runUntilKilled(
  tree: string,
  files: readonly string[],
  passesUnchanged: PassesUnchanged,
): Promise<Verdict> {
  let left = files;
  while (left.length > 0) {
    const run = await runTests(tree, left);
    if (run.what === "passed") return { what: "survived" };
    if (run.what === "timed out") return { what: "timed out" };
    const suspects = run.file === undefined ? left : [run.file];
    const again = await runTests(tree, suspects);
    if (again.what !== "passed" && (await all(suspects, passesUnchanged)))
      return { what: "killed", by: run.by };
    left = left.filter((file) => !suspects.includes(file));
  }
  return { what: "survived" };
}

async function all(files: readonly string[], passes: PassesUnchanged): Promise<boolean> {
  for (const file of files) if (!(await passes(file))) return false;
  return true;
}
