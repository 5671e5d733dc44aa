import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tree-copy.ts";
import { onAllCores } from "../measured-process.ts";

const VITEST = join(root, "node_modules/vitest/vitest.mjs");
/** The longest that one run may take, ms: several times what the slowest takes on a busy machine. */
const RUN_MAX = 240_000;
/** How long a vitest that is asked to end may take to close its database, ms. */
const END_MAX = 5_000;

/** What the tests said of a mutant. `by` names the first test that failed. */
export type Verdict = { what: "survived" | "timed out" } | { what: "killed"; by: string };

/** What a run of test files said; `file` is the first that failed, undefined where that can't be told. */
export type Run =
  | { what: "passed" }
  | { what: "timed out" }
  | { what: "failed"; file: string | undefined; by: string };

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

let runs = 0;

/** The package of a file: the folder that has its vitest configuration. */
export function packageOf(file: string): string {
  return file.slice(0, file.indexOf("/"));
}

/** Runs test files of one package in a tree until one fails. Files relative to the tree. */
export async function runTests(tree: string, files: readonly string[]): Promise<Run> {
  const name = packageOf(files[0]!);
  runs += 1;
  const report = join(tree, `report-${runs}.json`);
  const args = [VITEST, "run", ...files.map((file) => file.slice(name.length + 1))];
  args.push("--bail=1", "--reporter=json", `--outputFile=${report}`);
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
  if (code === 0) return { what: "passed" };
  return { what: "failed", ...failureIn(report, tree) };
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

/** The first failure of a report: of a test, or else of a file that did not load. Files that a failure cut off say nothing. */
function failureIn(report: string, tree: string): { file: string | undefined; by: string } {
  const results = existsSync(report) ? (JSON.parse(readFileSync(report, "utf8")) as Report).testResults : [];
  const failures = results.flatMap(({ name, message, assertionResults }) => {
    const file = name.slice(tree.length + 1);
    const test = assertionResults.find(({ status }) => status === "failed");
    if (test) return [{ file, by: `${file}: ${test.fullName}`, order: 0 }];
    return message === "" ? [] : [{ file, by: `${file}: ${message.split("\n", 1)[0]}`, order: 1 }];
  });
  const [first] = failures.sort((a, b) => a.order - b.order);
  return first ?? { file: undefined, by: "an error outside of the tests" };
}
