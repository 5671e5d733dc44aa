import { killAll } from "../start/children.mjs";
import { elapsed, log, logProblem, StartProblem } from "../start/log.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";
import { parts, rounds } from "../test/parts.mjs";

/** @typedef {import("../start/toolchain.mjs").Toolchain} Toolchain */
/** @typedef {{ passed: number, failed: number }} Result */

/** A part that takes longer (ms) hangs. */
const longestPart = 30 * 60_000;

/** `npm test [-- part ...]`: all parts, the fast ones first. Answers 1 if anything failed. @param {string[]} args */
export async function test(args) {
  const unknown = args.find((name) => !parts.has(name));
  if (unknown) throw new StartProblem(`There is no part "${unknown}". Use ${[...parts.keys()].join(", ")}.`);
  loadSettings();
  const tools = await prepare();
  const total = { passed: 0, failed: 0 };
  for (const round of rounds) {
    const wanted = round.filter((name) => args.length === 0 || args.includes(name));
    const results = await Promise.all(wanted.map((name, place) => runPart(name, tools, place > 0)));
    for (const { passed, failed } of results) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  log(`\n${sentence(total)}`);
  return total.failed > 0 ? 1 : 0;
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
    return { passed: 0, failed: 1 };
  });
  clearTimeout(limit);
  log(`[${elapsed()}] Part ${name}: ${sentence(result)}`);
  return result;
}

/** @param {Result} result */
function sentence({ passed, failed }) {
  return `${passed} passed, ${failed} failed`;
}
