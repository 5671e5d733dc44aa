import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Directories whose content is made, not written. */
const made = new Set(["node_modules", "dist", ".astro", ".cache", "coverage", "shots"]);

/**
 * All files below `directory` that somebody wrote, in a fixed order.
 * @param {string} directory
 * @returns {string[]}
 */
export function filesUnder(directory) {
  const entries = readdirSync(directory, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return made.has(entry.name) ? [] : filesUnder(path);
    return entry.isFile() ? [path] : [];
  });
}

/**
 * A hash of the names and contents of `files`, and of `facts` that matter as much. An absent file counts as such.
 * @param {string[]} files
 * @param {string[]} facts
 */
export function fingerprint(files, facts = []) {
  const hash = createHash("sha256").update(JSON.stringify(facts));
  for (const file of files) {
    const content = existsSync(file) ? readFileSync(file) : "absent";
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * Whether the work that `stampFile` stands for was last done with this fingerprint.
 * @param {string} stampFile
 * @param {string} print
 */
export function isDone(stampFile, print) {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === print;
}

/**
 * @param {string} stampFile
 * @param {string} print
 */
export function markDone(stampFile, print) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, print);
}
