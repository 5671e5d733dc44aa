import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ended, runQuietly, startChild } from "../start/children.mjs";
import { log } from "../start/log.mjs";
import { root } from "../start/root.mjs";
import { filesUnder } from "../start/stamp.mjs";
import { reasonIn } from "./reason.mjs";

/** @typedef {import("../start/toolchain.mjs").Toolchain} Toolchain */
/** @typedef {import("../commands/test.mjs").Result} Result */

/**
 * Runs the vitest of a package and counts from its report. A file that does not load or an error outside every test
 * counts as one failure.
 * @param {Toolchain} tools
 * @param {string} name of the report
 * @param {string} directory of the package
 * @param {string[]} [more] arguments
 * @param {boolean} [held] the output back until the end
 * @returns {Promise<Result>}
 */
export async function vitest(tools, name, directory, more = [], held = false) {
  const report = join(root, ".cache/test", `${name}.json`);
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [join(root, "node_modules/vitest/vitest.mjs"), "run", ...more, ...reporters];
  if (!held) log(`Tests of ${directory}`);
  const options = { cwd: join(root, directory), env: tools.env };
  const { code, printed } = await runShown(tools, args, held, options);
  if (held) log(`Tests of ${directory}\n${printed}`);
  if (!existsSync(report)) return { passed: 0, failures: [`tests of ${directory}: ended with ${code}`] };
  /** @type {{ numPassedTests: number, testResults: TestFile[] }} */
  const { numPassedTests: passed, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failures = testResults.flatMap((file) => failuresIn(file));
  const late = testResults.flatMap((file) => passedLate(file));
  if (late.length > 0) log(`Passed at the second try only:\n${late.join("\n")}`);
  if (code !== 0 && failures.length === 0)
    failures.push(`tests of ${directory}: an error outside every test`);
  return { passed, failures };
}

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestRun
 * @typedef {{ name: string, status: string, assertionResults: TestRun[] }} TestFile
 */

/** A file that did not load has no tests. @param {TestFile} file of vitest's report */
function failuresIn({ name, status, assertionResults }) {
  const path = relative(root, name);
  if (status === "failed" && assertionResults.length === 0) return [`${path}: did not load`];
  return assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages: [why = ""] }) => `${path}: ${fullName}: ${reasonIn(why, root)}`);
}

/** Tests that passed after a try that failed, each with what went wrong. @param {TestFile} file */
function passedLate({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why = ""] }) => {
      return `  ${relative(root, name)}: ${fullName}: ${reasonIn(why, root)}`;
    });
}

/**
 * Runs a program that prints a line `FAILED: …` for each failure and ends with `N passed, N failed`. Shows its output as it
 * comes, or whole at its end.
 * @param {Toolchain} tools
 * @param {string[]} args of Node
 * @param {boolean} held back until the end
 * @returns {Promise<Result>}
 */
export async function counted(tools, args, held) {
  const { code, printed } = await runShown(tools, args, held, { env: tools.env });
  if (held) process.stdout.write(printed);
  const passed = Number(/(\d+) passed, \d+ failed\s*$/.exec(printed)?.[1] ?? 0);
  const failures = [...printed.matchAll(/^FAILED: (.*)$/gm)].map(([, what]) => `${args[0]}: ${what}`);
  if (code !== 0 && failures.length === 0) failures.push(`${args[0]}: ended with ${code}`);
  return { passed, failures };
}

/**
 * Runs Node and shows what it prints as it comes, or not at all where it is held back; answers all of it.
 * @param {Toolchain} tools
 * @param {string[]} args of Node
 * @param {boolean} held
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, printed: string }>}
 */
async function runShown(tools, args, held, options) {
  const child = startChild(tools.node, args, { ...options, output: "pipe" });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      if (!held) process.stdout.write(chunk);
      printed += chunk;
    });
  }
  return { code: await ended(child), printed };
}

/** Runs the tests of the start scripts, which Node itself can do. @param {Toolchain} tools @returns {Promise<Result>} */
export async function nodeTests(tools) {
  const tests = filesUnder(join(root, "scripts")).filter((file) => file.endsWith(".test.mjs"));
  const args = ["--test", "--test-reporter=tap", ...tests];
  log("Tests of scripts");
  const { code, output } = await runQuietly("scripts-test", tools.node, args, { env: tools.env });
  const passed = Number(/^# pass (\d+)$/m.exec(output)?.[1] ?? 0);
  const failures = [...output.matchAll(/^not ok \d+ - (.*)$/gm)].map(
    ([, name]) => `tests of scripts: ${name}`,
  );
  if (code !== 0) log(output);
  if (code !== 0 && failures.length === 0) failures.push(`tests of scripts: ended with ${code}`);
  return { passed, failures };
}

/** What came of all of these. @param {Result[]} results @returns {Result} */
export function sum(results) {
  return {
    passed: results.reduce((all, { passed }) => all + passed, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}
