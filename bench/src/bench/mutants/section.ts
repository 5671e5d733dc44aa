import type { Section } from "../report.ts";
import type { Verdict } from "./trial.ts";

/** The least share of mutants that the tests must kill. */
const SCORE_MIN = 0.85;

/** A mutant and what became of it. */
export type Tried = {
  part: string;
  /** Of the fixed list: what the mutant does wrong. */
  name?: string;
  file: string;
  line: number;
  before: string;
  after: string;
} & Verdict;

/** What was found, as a section of the results. `uncompilable`: by part, those that were passed over. */
export function sectionOf(
  seed: number,
  tried: readonly Tried[],
  uncompilable: ReadonlyMap<string, number>,
): Section {
  const parts = [...Map.groupBy(tried, ({ part }) => part)];
  const chosen = tried.filter(({ part }) => part !== "named");
  const named = tried.filter(({ part }) => part === "named");
  const survivors = tried.filter(({ what }) => what === "survived");
  return {
    name: "mutants",
    title: "Mutants",
    method: `Small wrong changes of the product, each in a copy of the tree against the unit and server tests that reach the changed file: the nearest ones first, and at most a dozen of a package (of rules all). \`named\` is a fixed list; the others were chosen by the seed ${seed} among all sites of the part. A test file kills a mutant when it fails twice with it and passes without it. Mutants that do not compile count for nothing. One under which a run does not end is noticed like a killed one. Score: noticed ones of all.`,
    head: ["part", "mutants", "killed", "timed out", "survived", "score", "did not compile"],
    rows: [
      ...parts.map(([part, mutants]) => row(part, mutants, String(uncompilable.get(part) ?? "-"))),
      row("all but named", chosen, "-"),
    ],
    verdicts: [
      {
        what: "score of the chosen ones",
        budget: `>= ${percent(SCORE_MIN)}`,
        measured: percent(scoreOf(chosen)),
        kept: scoreOf(chosen) >= SCORE_MIN,
      },
      {
        what: "named ones that survive",
        budget: "0",
        measured: String(survivors.filter(({ part }) => part === "named").length),
        kept: scoreOf(named) === 1,
      },
    ],
    notes: survivors.map(survivorNote),
  };
}

/** The share of mutants that were noticed, 0 to 1; 1 of none. */
export function scoreOf(tried: readonly Tried[]): number {
  return tried.length === 0 ? 1 : 1 - count(tried, "survived") / tried.length;
}

function row(part: string, tried: readonly Tried[], uncompilable: string): string[] {
  const counts = (["killed", "timed out", "survived"] as const).map((what) => String(count(tried, what)));
  return [part, String(tried.length), ...counts, percent(scoreOf(tried)), uncompilable];
}

function count(tried: readonly Tried[], what: Verdict["what"]): number {
  return tried.filter((each) => each.what === what).length;
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

function survivorNote({ file, line, before, after }: Tried): string {
  const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 80);
  return `survived: ${file}:${line} \`${short(before)}\` -> \`${short(after)}\``;
}
