import { ended, startChild } from "../start/children.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";

/** `npm run ops -- <command>`: what an operator does beside the running servers. @param {string[]} args */
export async function ops(args) {
  loadSettings();
  const tools = await prepare();
  return ended(startChild(tools.node, ["game-server/src/operator/main.ts", ...args], { env: tools.env }));
}
