import { partOf } from "../places/parts.ts";
import type { PlaceName } from "../places/registry.ts";
import { PARTS } from "./parts.ts";
import type { Progress } from "./progress.ts";

/** Begins what a visit keeps about how long its steps take: nobody would miss it. */
const CLOCK = "session.since.";

/**
 * Whether a player who goes from place to place leaves a part of the story unfinished and loses something by it, so that it
 * is to be asked first (spec 2 §4): what was done in the visit ends with it. Never within a part, and never out of one that is done.
 */
export function losesProgress(
  { facts }: Pick<Progress, "facts">,
  from: PlaceName,
  to: PlaceName,
  parts: Pick<typeof PARTS, "get"> = PARTS,
): boolean {
  const name = partOf(from);
  if (name === null || partOf(to) === name) return false;
  const part = parts.get(name);
  if (!part || (facts[part.done] ?? 0) > 0) return false;
  return Object.keys(facts).some((fact) => fact.startsWith("session.") && !fact.startsWith(CLOCK));
}
