import { build } from "../start/build.mjs";
import { log, logProblem } from "../start/log.mjs";
import { checks } from "./checks.mjs";
import { needChromium, needRedis } from "./programs.mjs";
import { counted, nodeTests, sum, vitest } from "./runners.mjs";

/** @typedef {import("../start/toolchain.mjs").Toolchain} Toolchain */
/** @typedef {import("../commands/test.mjs").Result} Result */

/**
 * The parts of `npm test`, the fast ones first. Each is told whether it runs beside another, which prints.
 * @type {Map<string, (tools: Toolchain, beside: boolean) => Promise<Result>>}
 */
export const parts = new Map([
  ["check", checks],
  ["unit", unit],
  ["server", server],
  ["faults", faults],
  ["load", load],
  ["browser", browser],
]);

/**
 * Which parts run side by side: each round has lanes, and a lane takes one part after the other. The tests of servers
 * mostly wait for a server, which leaves a processor to the other lane. Browsers need all of the machine.
 */
export const rounds = [
  [
    ["check", "server"],
    ["unit", "faults", "load"],
  ],
  [["browser"]],
];

/** Rules, and what else needs neither server nor browser. @param {Toolchain} tools @param {boolean} beside */
async function unit(tools, beside) {
  // Rules keep nothing from one file to the next: one worker reads each module once, which halves the time.
  const run = (/** @type {string} */ name, held = beside) =>
    vitest(tools, name, name, ["--no-isolate"], held);
  // The toy game's tree is tested by one process after the other, which leaves a processor to the rest.
  const bench = run("bench", true);
  const results = [await nodeTests(tools)];
  for (const name of ["schemas", "game-client", "site"]) results.push(await run(name));
  return sum([...results, await bench]);
}

/** Rooms, HTTP, stores, the database process. @param {Toolchain} tools */
async function server(tools) {
  // Without Redis the tests of several processes fail, and all others still run.
  const redis = await needRedis().catch(logProblem);
  const env = redis ? { ...tools.env, REDIS_SERVER_PATH: redis } : tools.env;
  // As rules do, what serves keeps nothing outside of the servers that a test starts: a third of the time was imports.
  return vitest({ ...tools, env }, "server", "game-server", ["--no-isolate"]);
}

/** Examples of driving rooms, and short load tests. @param {Toolchain} tools @param {boolean} beside */
function load(tools, beside) {
  return vitest(tools, "load", "bench", ["--config", "vitest.server.config.ts"], beside);
}

/** Ten times kill -9 of the server and of the database, and 1,500 malformed messages, under players. @param {Toolchain} tools @param {boolean} beside */
function faults(tools, beside) {
  const times = ["--server", "10", "--database", "10", "--messages", "1500"];
  return counted(tools, ["bench/src/faults/main.ts", ...times], beside);
}

/** The journey of a player in headless Chromium, on the built site. @param {Toolchain} tools */
async function browser(tools) {
  const chromium = await needChromium();
  log(`In ${chromium}`);
  await build(tools);
  const env = { ...tools.env, CHROMIUM_PATH: chromium };
  return vitest({ ...tools, env }, "browser", "site", ["--config", "vitest.e2e.config.ts"]);
}
