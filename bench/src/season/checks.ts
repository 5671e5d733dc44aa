import { isDeepStrictEqual } from "node:util";

/** What was found at one instant of the season, and what of it is not as it should be. */
export interface Step {
  name: string;
  /** Season time, ISO with its offset. */
  at: string;
  checks: number;
  faults: string[];
}

/** Notes what holds and what doesn't, step by step. */
export interface Checks {
  readonly steps: readonly Step[];
  begin(name: string, at: string): void;
  /** Compares what was found with what the specification wants. */
  check(what: string, found: unknown, wanted: unknown): void;
}

/** `say` is called with a line for each step that begins, and for each fault. */
export function createChecks(say: (line: string) => void): Checks {
  const steps: Step[] = [];
  return {
    steps,
    begin(name, at) {
      say(`${at}: ${name}`);
      steps.push({ name, at, checks: 0, faults: [] });
    },
    check(what, found, wanted) {
      const step = steps.at(-1);
      if (!step) throw new Error("no step has begun");
      step.checks += 1;
      if (isDeepStrictEqual(found, wanted)) return;
      const fault = `${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`;
      step.faults.push(fault);
      say(`  WRONG ${fault}`);
    },
  };
}
