import { spawnSync } from "node:child_process";
import { runQuietly } from "./children.mjs";
import { isNetworkFailure } from "./explain.mjs";
import { StartProblem } from "./log.mjs";

/** Options that let a fetch try thrice within seconds: the default makes somebody offline wait for minutes. */
const patience = ["--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=4000"];

/**
 * Runs npm with its output in a file.
 * @param {string} name of the file
 * @param {string[]} args
 */
export function runNpm(name, args) {
  const [program, ...first] = npm();
  return runQuietly(name, program, [...first, ...args, ...patience]);
}

/** Whether the package registry answers, as npm is set up to reach it. */
export async function registryAnswers() {
  const { code, output } = await runNpm("ping", ["ping"]);
  return code === 0 || !isNetworkFailure(output);
}

/** npm as it called this script, or the one on the path. @returns {[string, ...string[]]} */
function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith("npm-cli.js")) return [process.execPath, script];
  const program = process.platform === "win32" ? "npm.cmd" : "npm";
  if (spawnSync(program, ["--version"], { shell: process.platform === "win32" }).status === 0)
    return [program];
  throw new StartProblem("npm is missing. Install it with Node.js 20 or newer, then try again.");
}
