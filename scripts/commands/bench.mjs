import { build } from "../start/build.mjs";
import { ended, startChild } from "../start/children.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";

/** `npm run bench [-- part]`: measures against the budgets. @param {string[]} args */
export async function bench(args) {
  loadSettings();
  const tools = await prepare();
  await build(tools);
  return ended(startChild(tools.node, ["bench/src/bench/main.ts", ...args], { env: tools.env }));
}

/** `npm run faults`: kills servers and databases under players. @param {string[]} args */
export async function faults(args) {
  loadSettings();
  const tools = await prepare();
  const rounds = args.length > 0 ? args : ["--server", "200", "--database", "50"];
  return ended(startChild(tools.node, ["bench/src/faults/main.ts", ...rounds], { env: tools.env }));
}
