import { SECOND } from "@diamond-valley/schemas/clock.ts";
import { type Finding, look, mend, ok } from "./finding.ts";

/** By how much (ms) two clocks may differ. Sessions, closes and limits go by the one of the process that asks. */
const FINE = SECOND;
const HARMFUL = 5 * SECOND;

/** How another machine's clock stands to this one's, by what it said within a call. All epoch ms. */
export function skewOf({ asked, answered, told }: { asked: number; answered: number; told: number }): number {
  // It looked at its clock somewhere in between: what lies within is no difference.
  if (told < asked) return told - asked;
  return told > answered ? told - answered : 0;
}

/** What a difference of clocks means. `whose` is the other machine, in a word. */
export function skewFinding(whose: string, skew: number): Finding {
  const by = `${Math.abs(skew / SECOND).toFixed(1)} s ${skew > 0 ? "behind" : "ahead of"} ${whose}'s`;
  const wayOut = "Let both machines follow a time server (chrony, systemd-timesyncd)";
  if (Math.abs(skew) <= FINE) return ok("clock", `this machine's agrees with ${whose}'s`);
  if (Math.abs(skew) <= HARMFUL) return look("clock", `this machine's is ${by}. ${wayOut}.`);
  return mend("clock", `this machine's is ${by}: entries would close at another moment. ${wayOut}.`);
}
