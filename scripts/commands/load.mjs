import { ended, startChild } from "../start/children.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";

/** `npm run load -- --players 500 --seconds 60`: bots play, and a report says how the server fared. @param {string[]} args */
export async function load(args) {
  loadSettings();
  const tools = await prepare();
  const line = ["bench/src/load/main.ts", ...args];
  return ended(startChild(tools.node, line, { env: tools.env, endsItself: true }));
}
