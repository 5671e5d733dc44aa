import { build } from "../start/build.mjs";
import { ended, startChild } from "../start/children.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";
import { needChromium, needFirefox, needKoreanFace, needRedis } from "../test/programs.mjs";

/** What is measured in Chromium. */
const IN_A_BROWSER = [
  "determinism",
  "entries",
  "first-step",
  "frames",
  "hero-frames",
  "lighthouse",
  "paths",
  "season",
];

/** What is measured over Redis; mutants run the tests, also those of several processes. */
const OVER_REDIS = ["mutants", "rooms", "scale"];

/** `npm run bench [-- part]`: measures against the budgets. @param {string[]} args */
export async function bench(args) {
  loadSettings();
  const tools = await prepare();
  await build(tools);
  const measures = (/** @type {string} */ name) => args.length === 0 || args.includes(name);
  const env = { ...tools.env };
  if (OVER_REDIS.some(measures)) env.REDIS_SERVER_PATH = await needRedis();
  if (IN_A_BROWSER.some(measures)) env.CHROMIUM_PATH = await needChromium();
  if (measures("lighthouse")) await needKoreanFace();
  if (measures("determinism")) env.FIREFOX_PATH = await needFirefox();
  return ended(startChild(tools.node, ["bench/src/bench/main.ts", ...args], { env }));
}

/** `npm run faults`: kills servers and databases under players. @param {string[]} args */
export async function faults(args) {
  loadSettings();
  const tools = await prepare();
  const rounds = args.length > 0 ? args : ["--server", "200", "--database", "50"];
  return ended(startChild(tools.node, ["bench/src/faults/main.ts", ...rounds], { env: tools.env }));
}

/** `npm run soak`: a long time under players, with kills and cut ways. @param {string[]} args */
export async function soak(args) {
  loadSettings();
  const tools = await prepare();
  const env = { ...tools.env, REDIS_SERVER_PATH: await needRedis() };
  return ended(startChild(tools.node, ["bench/src/soak/main.ts", ...args], { env, endsItself: true }));
}
