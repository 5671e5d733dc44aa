import * as z from "zod/mini";

/**
 * What is known of a player as numbers by name: 0 for whatever has not happened. Names that come from elsewhere than the
 * player's progress are listed in `facts.ts`.
 */
export type Facts = (name: string) => number;

/** A name of a fact, such as `met.fisher` or `session.panel`. */
export const FactName = z.string().check(z.regex(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)*$/));

const TERM = /^(!?)([a-z][a-z0-9-]*(?:\.[a-z0-9-]+)*)(?:>=(\d+))?$/;

/**
 * What must be so, in words that maps and content share: terms between spaces, all of which must hold. `met.fisher` asks
 * for a fact of at least 1, `level>=5` for at least 5, and `!` before a term for its opposite; `a|b` asks for one of the
 * two at least. Empty asks for nothing.
 */
export const Requirement = z.string().check(
  z.refine(
    (text) =>
      termsOf(text)
        .flat()
        .every((term) => TERM.test(term)),
    "not a requirement",
  ),
);

interface Term {
  wanted: boolean;
  name: string;
  least: number;
}

/** The terms of a requirement, each with what may stand in for it. */
function termsOf(requirement: string): string[][] {
  return requirement
    .split(" ")
    .filter((term) => term !== "")
    .map((term) => term.split("|"));
}

function read(term: string): Term {
  const [, not, name, least] = TERM.exec(term) ?? [];
  if (name === undefined) throw new RangeError(`"${term}" is not a requirement`);
  return { wanted: not === "", name, least: Number(least ?? 1) };
}

/** Whether a requirement is fulfilled. Throws a RangeError for a text that is no requirement. */
export function holds(requirement: string, facts: Facts): boolean {
  return termsOf(requirement)
    .map((either) => either.map(read))
    .every((either) => either.some(({ wanted, name, least }) => facts(name) >= least === wanted));
}

/** The names that a requirement asks for. */
export function namesIn(requirement: string): string[] {
  return termsOf(requirement)
    .flat()
    .map((term) => read(term).name);
}
