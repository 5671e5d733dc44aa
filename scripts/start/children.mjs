import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartProblem } from "./log.mjs";
import { root } from "./root.mjs";

/** @typedef {import("node:child_process").ChildProcess} ChildProcess */

/** How long a child may take to end in good order (ms). The server gives itself 15 s. */
const patience = 20_000;

/** Each living child with what ends it at once. @type {Map<ChildProcess, () => void>} */
const living = new Map();
let stopping = false;

/**
 * Starts a program that ends when this process does, however it ends: by its own watch over the channel to its
 * parent (`endsItself`), or under a supervisor that has one.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: "inherit" | "pipe" | number, endsItself?: boolean }} [options]
 * @returns {ChildProcess}
 */
export function startChild(
  program,
  args,
  { cwd = root, env = process.env, output = "inherit", endsItself } = {},
) {
  if (stopping) throw new StartProblem("Stopped.");
  const supervisor = join(root, "scripts/start/supervisor.mjs");
  const line = endsItself ? [program, ...args] : [process.execPath, supervisor, program, ...args];
  const [first, ...rest] = /** @type {[string, ...string[]]} */ (line);
  const child = spawn(first, rest, { cwd, env, stdio: ["ignore", output, output, "ipc"] });
  // Killing the supervisor would leave its program running: it gets a message instead.
  living.set(child, () => (endsItself ? child.kill("SIGKILL") : child.connected && child.send("kill")));
  child.once("exit", () => living.delete(child));
  child.once("error", () => living.delete(child));
  return child;
}

/**
 * Waits for the end of a child. Answers its exit code; a signal counts as 1.
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  if (hasEnded(child)) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a program to its end with its output in a file.
 * @param {string} name of the file, under `.cache/log`
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, output: string, file: string }>}
 */
export async function runQuietly(name, program, args, options = {}) {
  const file = join(root, ".cache/log", `${name}.log`);
  mkdirSync(dirname(file), { recursive: true });
  const output = openSync(file, "w");
  try {
    const code = await ended(startChild(program, args, { ...options, output }));
    return { code, output: readFileSync(file, "utf8"), file };
  } finally {
    closeSync(output);
  }
}

/**
 * Asks one child to end, and kills it if it does not.
 * @param {ChildProcess} child
 */
export async function stopChild(child) {
  if (hasEnded(child)) return;
  const timer = setTimeout(() => living.get(child)?.(), patience);
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
  clearTimeout(timer);
}

/** Asks all children to end and waits for them. None is started from now on. */
export async function stopAll() {
  stopping = true;
  await Promise.all([...living.keys()].map(stopChild));
}

/** Ends all children at once. */
export function killAll() {
  for (const kill of living.values()) kill();
}

/** @param {ChildProcess} child */
function hasEnded(child) {
  return child.exitCode !== null || child.signalCode !== null;
}
