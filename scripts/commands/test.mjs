import { killAll } from "../start/children.mjs";
import { elapsed, log, logProblem, StartProblem } from "../start/log.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";
import { parts, rounds } from "../test/parts.mjs";
import { sum } from "../test/runners.mjs";

/** @typedef {import("../start/toolchain.mjs").Toolchain} Toolchain */
/**
 * How many tests passed, and what failed: each by a name that it can be found with.
 * @typedef {{ passed: number, failures: string[] }} Result
 */

/** A part that takes longer (ms) hangs: three times as long as the longest takes, as other programs may share the machine. */
const longestPart = 90 * 60_000;

/** `npm test [-- part ...]`: all parts, the fast ones first. Answers 1 if anything failed. @param {string[]} args */
export async function test(args) {
  const unknown = args.find((name) => !parts.has(name));
  if (unknown) throw new StartProblem(`There is no part "${unknown}". Use ${[...parts.keys()].join(", ")}.`);
  loadSettings();
  const tools = await prepare();
  /** @type {Result[]} */
  const results = [];
  for (const round of rounds) {
    const lanes = round.map((lane) => lane.filter((name) => args.length === 0 || args.includes(name)));
    await Promise.all(
      lanes
        .filter((lane) => lane.length > 0)
        .map(async (lane, place) => {
          for (const name of lane) results.push(await runPart(name, tools, place > 0));
        }),
    );
  }
  const total = sum(results);
  if (total.failures.length > 0) log(`\nFailed:\n${total.failures.map((name) => `  ${name}`).join("\n")}`);
  log(`\n${sentence(total)}`);
  return total.failures.length > 0 ? 1 : 0;
}

/**
 * Runs one part, and says how it went. What it prints comes at its end if it runs beside another.
 * @param {string} name
 * @param {Toolchain} tools
 * @param {boolean} beside
 * @returns {Promise<Result>}
 */
async function runPart(name, tools, beside) {
  const run = parts.get(name);
  if (!run) throw new Error(`no part ${name}`);
  log(`\n[${elapsed()}] Part ${name}`);
  const limit = setTimeout(() => {
    log(`Part ${name} takes longer than ${longestPart / 60_000} minutes: it is stopped`);
    killAll();
  }, longestPart);
  const result = await run(tools, beside).catch((error) => {
    logProblem(error);
    return { passed: 0, failures: [`part ${name}: ${error.message}`] };
  });
  clearTimeout(limit);
  log(`[${elapsed()}] Part ${name}: ${sentence(result)}`);
  return result;
}

/** @param {Result} result */
function sentence({ passed, failures }) {
  return `${passed} passed, ${failures.length} failed`;
}
