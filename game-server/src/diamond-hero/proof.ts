import type { RunResult } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import type { RunDocument } from "./run-model.ts";

/** What is stored and paid of a run, in words. */
function inWords(run: Omit<RunDocument, "evidence" | "account">): string {
  const { character, cleared, seconds, kills, coins, prisms, score, ranked } = run;
  return `${ranked ? "ranked" : "unranked"} ${character} ${cleared ? "cleared" : "not cleared"} in ${seconds} s: ${kills} kills, ${coins} coins, ${prisms} prisms, ${score} points`;
}

/** What is stored of a run with this result. */
export function storedOf(result: RunResult) {
  const { character, outcome, seconds, kills, coins, prisms, score, calm } = result;
  return { character, cleared: outcome === "success", seconds, kills, coins, prisms, score, ranked: !calm };
}

/** In which way a stored run is not what its evidence decides; null where it is. */
export function faultOf(run: RunDocument, decided: RunResult): string | null {
  if (decided.reason === null) return "its evidence ends before the run does";
  const [stored, played] = [inWords(run), inWords({ ...run, ...storedOf(decided) })];
  return stored === played ? null : `stored as ${stored}; its evidence decides ${played}`;
}
