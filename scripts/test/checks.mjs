import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { astro } from "../start/build.mjs";
import { runQuietly } from "../start/children.mjs";
import { log } from "../start/log.mjs";
import { root } from "../start/root.mjs";
import { filesUnder } from "../start/stamp.mjs";
import { sum } from "./runners.mjs";

/** @typedef {import("../start/toolchain.mjs").Toolchain} Toolchain */
/** @typedef {import("../commands/test.mjs").Result} Result */

/** The longest file that still tells one story (lines). */
const longest = 300;

const typescript = "node_modules/typescript-native/bin/tsc";
const packages = ["scripts", "schemas", "game-server", "game-client", "site", "bench"];
/** Astro's own check types all of the site. */
const typed = packages.filter((name) => name !== "site");

/** So many checks run at once: each is busy with one core. */
const together = Math.min(4, availableParallelism());

/** What needs no running system: form, types, directions of imports, lengths. @param {Toolchain} tools */
export async function checks(tools) {
  const waiting = [
    () => told("lengths", tooLong()),
    () => check(tools, "astro", [astro, "check"], "site"),
    () =>
      check(tools, "biome", ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]),
    () =>
      check(tools, "imports", [
        "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
        ...["--config", ".dependency-cruiser.cjs", "schemas", "game-server", "game-client", "site", "bench"],
      ]),
    () => check(tools, "dependencies", ["node_modules/knip/bin/knip.js", "--dependencies", "--no-progress"]),
    ...typed.map((name) => () => check(tools, `types-${name}`, [typescript, "-p", name, "--noEmit"])),
  ];
  /** @type {Result[]} */
  const results = [];
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await next());
  }
  await Promise.all(Array.from({ length: together }, work));
  return sum(results);
}

/**
 * @param {Toolchain} tools
 * @param {string} name
 * @param {string[]} args of Node
 * @param {string} [directory]
 * @returns {Promise<Result>}
 */
async function check(tools, name, args, directory = ".") {
  const env = { ...tools.env, CI: "1", ASTRO_TELEMETRY_DISABLED: "1" };
  const { code, output } = await runQuietly(`check-${name}`, tools.node, args, {
    cwd: join(root, directory),
    env,
  });
  return told(name, code === 0 ? "" : output);
}

/** @param {string} name @param {string} complaint empty where all is well @returns {Result} */
function told(name, complaint) {
  const passed = complaint === "";
  log(passed ? `  ${name}: passed` : `  ${name}: failed\n${complaint.trimEnd()}`);
  return passed ? { passed: 1, failures: [] } : { passed: 0, failures: [`check of ${name}`] };
}

/** One line for each file that is too long. */
function tooLong() {
  const directories = [...packages, ".ci"].map((name) => join(root, name));
  const sources = directories.flatMap(filesUnder).filter((file) => /\.(ts|tsx|mjs|astro|css)$/.test(file));
  return sources
    .map((file) => ({ file: relative(root, file), lines: readFileSync(file, "utf8").split("\n").length - 1 }))
    .filter(({ lines }) => lines > longest)
    .map(({ file, lines }) => `${file} has ${lines} lines: the most is ${longest}`)
    .join("\n");
}
