import { build } from "../start/build.mjs";
import { ended, startChild } from "../start/children.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";
import { needRedis } from "../test/programs.mjs";

/** `npm run bench [-- part]`: measures against the budgets. @param {string[]} args */
export async function bench(args) {
  loadSettings();
  const tools = await prepare();
  await build(tools);
  // Mutants run the tests, also those of several processes.
  const redis = args.length === 0 || args.includes("mutants") ? await needRedis() : undefined;
  const env = { ...tools.env, ...(redis && { REDIS_SERVER_PATH: redis }) };
  return ended(startChild(tools.node, ["bench/src/bench/main.ts", ...args], { env }));
}

/** `npm run faults`: kills servers and databases under players. @param {string[]} args */
export async function faults(args) {
  loadSettings();
  const tools = await prepare();
  const rounds = args.length > 0 ? args : ["--server", "200", "--database", "50"];
  return ended(startChild(tools.node, ["bench/src/faults/main.ts", ...rounds], { env: tools.env }));
}
