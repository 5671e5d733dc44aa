import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tree-copy.ts";
import { onAllCores } from "../measured-process.ts";

const VITEST = join(root, "node_modules/vitest/vitest.mjs");
/** The longest that one run may take, ms: several times what the slowest takes on a busy machine. */
const RUN_MAX = 240_000;
/** How long a vitest that is asked to end may take to close its database, ms. */
const END_MAX = 5_000;

/** What the tests said of a tree. `by` names the first test that failed. */
export type Verdict = { what: "survived" | "timed out" } | { what: "killed"; by: string };

interface Report {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** The package of a file: the folder that has its vitest configuration. */
export function packageOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}

/** Runs test files of one package in a tree until one fails. Files relative to the tree. */
export async function runTests(tree: string, files: readonly string[], bail = true): Promise<Verdict> {
  const name = packageOf(files[0]!);
  const report = join(tree, "report.json");
  rmSync(report, { force: true });
  const args = [VITEST, "run", ...files.map((file) => file.slice(name.length + 1))];
  args.push("--reporter=json", `--outputFile=${report}`);
  if (bail) args.push("--bail=1");
  // Rules keep nothing from file to file; starting each in a process of its own takes most of the time.
  if (name === "schemas") args.push("--no-isolate");
  const [program, all] = onAllCores(process.execPath, args);
  const child = spawn(program, all, { cwd: join(tree, name), stdio: "ignore", detached: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    end(child.pid!);
  }, RUN_MAX);
  const [code] = (await once(child, "exit")) as [number | null];
  clearTimeout(timer);
  if (late) return { what: "timed out" };
  if (code === 0) return { what: "survived" };
  return { what: "killed", by: failureIn(report, tree) };
}

/** Ends a run with all that it started. */
function end(group: number): void {
  const send = (signal: NodeJS.Signals) => {
    try {
      process.kill(-group, signal);
    } catch {
      // All of it is gone.
    }
  };
  send("SIGTERM");
  setTimeout(() => send("SIGKILL"), END_MAX).unref();
}

function failureIn(report: string, tree: string): string {
  if (!existsSync(report)) return "no report";
  const { testResults } = JSON.parse(readFileSync(report, "utf8")) as Report;
  for (const { name, status, message, assertionResults } of testResults) {
    const file = name.slice(tree.length + 1);
    const failed = assertionResults.find((test) => test.status === "failed");
    if (failed) return `${file}: ${failed.fullName}`;
    if (status === "failed") return `${file}: ${message.split("\n", 1)[0]}`;
  }
  return "an error outside of the tests";
}

/** Writes a mutant into the tree, runs the tests step by step until some fail, and restores the file. */
export async function tryMutant(
  tree: string,
  { file, text }: { file: string; text: string },
  steps: readonly (readonly string[])[],
): Promise<Verdict> {
  const path = join(tree, file);
  const before = readFileSync(path, "utf8");
  writeFileSync(path, text);
  try {
    for (const files of steps) {
      const verdict = await runTests(tree, files);
      if (verdict.what !== "survived") return verdict;
    }
    return { what: "survived" };
  } finally {
    writeFileSync(path, before);
  }
}
