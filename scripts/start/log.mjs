const began = performance.now();

/** A reason to stop that a person can mend: printed as the one line that it is. */
export class StartProblem extends Error {}

// A reader that went away, such as `| head`, is no reason to leave children behind.
process.stdout.on("error", () => {});

/** Seconds since the command was typed, as `12 s`. */
export function elapsed() {
  return `${Math.round((performance.now() - began) / 1000)} s`;
}

/** @param {string} line */
export function log(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * The one line of a problem, or everything about a mistake of the scripts.
 * @param {unknown} error
 */
export function logProblem(error) {
  const text =
    error instanceof StartProblem ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}

/** How often a step that takes its time says that it is still at work (ms). */
const pulse = 5_000;

/**
 * Does one step and says so: what, and every 5 s that it goes on.
 * @template T
 * @param {string} title what is being done, such as "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  log(`[${elapsed()}] ${title} …`);
  const timer = setInterval(() => log(`[${elapsed()}] ${title} goes on`), pulse);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
