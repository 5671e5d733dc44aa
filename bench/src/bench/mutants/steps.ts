import { packageOf } from "./trial.ts";

/** Test files that run first: most mutants end there. */
const FIRST = 3;
/** Test files of one package at most. Whoever lives with those is no longer the business of the others. */
const MOST = 12;
/** Test files of each other package, for rules that are tested where they are used. */
const ELSEWHERE = 6;

/**
 * The test files that a mutant of `file` meets, in the runs in which it does: the nearest first. All of a rule's own
 * package are asked, since they take no time, and then those that use it in the server, the client and the site.
 */
export function stepsOf(file: string, tests: readonly string[]): string[][] {
  const own = packageOf(file);
  const byPackage = Map.groupBy(tests, packageOf);
  const mine = byPackage.get(own) ?? [];
  const others = [...byPackage].filter(([name]) => name !== own);
  return [
    mine.slice(0, FIRST),
    mine.slice(FIRST, own === "schemas" ? undefined : MOST),
    ...others.map(([, files]) => files.slice(0, ELSEWHERE)),
  ].filter(({ length }) => length > 0);
}
