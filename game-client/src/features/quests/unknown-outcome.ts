import { ApiProblem } from "@diamond-valley/web-kit/problem.ts";

/** Refusals that may hide something that was done. */
const UNKNOWN: ReadonlySet<string> = new Set(["generic", "unavailable", "too-many-requests"]);

/** Whether what was asked for may have been done although it failed: then it goes again under the same name. */
export function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiProblem) || UNKNOWN.has(error.code);
}
