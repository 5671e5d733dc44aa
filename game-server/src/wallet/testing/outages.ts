import { Problem } from "../../http/problem.ts";
import type { Attempts } from "../attempts.ts";

/**
 * Commits through `commit`, but the first so many times that it is called an outage is all that comes of it: every other one of them
 * breaks off behind the write, and the rest before it.
 */
export function commitAfterOutages(commit: Attempts["commit"], outages: number): Attempts["commit"] {
  let calls = 0;
  return async (...decided) => {
    calls += 1;
    if (calls > outages) return commit(...decided);
    if (calls % 2 === 1) await commit(...decided);
    throw new Problem("unavailable");
  };
}
