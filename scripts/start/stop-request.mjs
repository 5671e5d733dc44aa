import { readFileSync } from "node:fs";
import { killAll } from "./children.mjs";

/** How often to look whether whoever started this is still there (ms). */
const lookAtParent = 1_000;

/**
 * Resolves with an exit code when this process is asked to end: by Ctrl-C, SIGTERM, SIGHUP, or when npm above was
 * killed. A second Ctrl-C kills the children that have not ended yet.
 * @returns {Promise<number>}
 */
export function stopRequest() {
  return new Promise((resolve) => {
    let asked = false;
    /** @param {number} exitCode */
    const ask = (exitCode) => {
      if (asked) killAll();
      asked = true;
      resolve(exitCode);
    };
    process.on("SIGINT", () => ask(130));
    process.on("SIGTERM", () => ask(143));
    process.on("SIGHUP", () => ask(129));
    if (process.env.npm_lifecycle_event) watchParent(() => asked || ask(137));
  });
}

/**
 * npm that is killed outright can pass nothing on: its end shows in another parent, here or at the shell between.
 * @param {() => void} gone
 */
function watchParent(gone) {
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    gone();
  }, lookAtParent);
  timer.unref();
}

/** The parent and, where the system shows it, the parent's parent. */
function ancestors() {
  try {
    // Fields: number, (name), state, parent. A name may hold anything, so count from its closing bracket.
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(")")).split(" ")[2]}`;
  } catch {
    return String(process.ppid);
  }
}
