import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { StartProblem } from "./log.mjs";
import { root } from "./root.mjs";

/** Where the development servers of this clone are noted: Astro runs only one of them. */
const standardNote = join(root, ".cache/dev.json");

/**
 * Refuses a second development server in this clone.
 * @param {string} [note]
 * @throws {StartProblem} that names the other and its address
 */
export function refuseSecondDev(note = standardNote) {
  if (!existsSync(note)) return;
  const { pid, url } = readNote(note);
  if (!pid || !isAlive(pid)) return;
  throw new StartProblem(
    `npm run dev already runs in this clone, at ${url} (process ${pid}). Use that one, or end it first.`,
  );
}

/**
 * Notes that this process runs the development servers, until it ends.
 * @param {string} url
 * @param {string} [note]
 */
export function noteDev(url, note = standardNote) {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, JSON.stringify({ pid: process.pid, url }));
  process.once("exit", () => rmSync(note, { force: true }));
}

/** A note that was cut short counts as none. @param {string} note @returns {{ pid?: number, url?: string }} */
function readNote(note) {
  try {
    return JSON.parse(readFileSync(note, "utf8"));
  } catch {
    return {};
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
