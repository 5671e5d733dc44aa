import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ended, runQuietly, startChild } from "../start/children.mjs";
import { log } from "../start/log.mjs";
import { root } from "../start/root.mjs";
import { filesUnder } from "../start/stamp.mjs";

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
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = testResults;
  const unloaded = files.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + unloaded;
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Runs a program that ends its output with `N passed, N failed`, and shows the output as it comes, or whole at its end.
 * @param {Toolchain} tools
 * @param {string[]} args of Node
 * @param {boolean} held back until the end
 * @returns {Promise<Result>}
 */
export async function counted(tools, args, held) {
  const { code, printed } = await runShown(tools, args, held, { env: tools.env });
  if (held) process.stdout.write(printed);
  const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(printed)?.map(Number) ?? [];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
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
  const failed = Number(/^# fail (\d+)$/m.exec(output)?.[1] ?? 0);
  if (code !== 0) log(output);
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}
