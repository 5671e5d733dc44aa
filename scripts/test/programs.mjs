import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runQuietly } from "../start/children.mjs";
import { StartProblem, step } from "../start/log.mjs";

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, the system's, or one from the system's packages. Best is the one
 * without windows: those take an eighth of the time of the tests.
 */
export function needChromium() {
  const headless = "chromium-headless-shell";
  const names = [headless, "chromium", "chromium-browser", "google-chrome"];
  return need([headless, "chromium"], names, "CHROMIUM_PATH");
}

/** A Redis server for the tests of several processes. */
export function needRedis() {
  return need(["redis-server"], ["redis-server"], "REDIS_SERVER_PATH");
}

/** A Firefox, for what is measured in a second engine. */
export function needFirefox() {
  return need(["firefox-esr", "firefox"], ["firefox", "firefox-esr"], "FIREFOX_PATH");
}

/** Whether this machine shows Korean. Other systems than Linux come with a face for it. */
const showsKorean = () =>
  process.platform !== "linux" || (spawnSync("fc-list", [":lang=ko"]).stdout?.length ?? 0) > 0;

/**
 * A Korean typeface, for what is measured of pages as they load: every device of a visitor has one, and without it lines break
 * elsewhere until our own fonts are there.
 */
export async function needKoreanFace() {
  if (showsKorean()) return;
  const name = "fonts-noto-cjk";
  await step(`Installing ${name} for the measurements, once`, () => aptInstall(name));
  if (!showsKorean())
    throw new StartProblem(
      `Pages can't be measured without a Korean typeface. Install ${name}, or another one.`,
    );
}

/**
 * The path of a program, installed from the system's packages where it is missing.
 * @param {[string, ...string[]]} packages that have it, the best one first
 * @param {string[]} names that the program may have
 * @param {string} variable that names another one
 * @returns {Promise<string>}
 */
async function need(packages, names, variable) {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen))
    throw new StartProblem(`${variable} names ${chosen}, which is not there.`);
  const found = chosen ?? findProgram(names);
  if (found) return found;
  for (const name of packages) {
    await step(`Installing ${name} for the tests, once`, () => aptInstall(name));
    const installed = findProgram(names);
    if (installed) return installed;
  }
  const wanted = packages.join(" or ");
  const wayOut = `Install it, or set ${variable} to its program.`;
  throw new StartProblem(`These tests need ${wanted}, and it could not be installed here. ${wayOut}`);
}

/** @param {string[]} names @returns {string | undefined} */
function findProgram(names) {
  const directories = (process.env.PATH ?? "").split(delimiter);
  for (const name of names) {
    const directory = directories.find((path) => existsSync(join(path, name)));
    if (directory) return join(directory, name);
  }
  return undefined;
}

/** Leaves it to the caller to see whether it worked. @param {string} package_ */
async function aptInstall(package_) {
  const apt = findProgram(["apt-get"]);
  const sudo = findProgram(["sudo"]);
  const isRoot = process.getuid?.() === 0;
  if (!apt || (!isRoot && !sudo)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", package_]]) {
    const [program, ...rest] = /** @type {[string, ...string[]]} */ (
      isRoot ? [apt, ...args] : [sudo, "-n", apt, ...args]
    );
    const { code } = await runQuietly(`apt-${package_}-${args[0]}`, program, rest, { env });
    if (code !== 0 && args[0] !== "update") return;
  }
}
