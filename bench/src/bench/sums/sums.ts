import { addUp } from "@diamond-valley/schemas/diamond-hero/sums.fixture.ts";
import type { Section } from "../report.ts";

/** Short runs, unless `--seeds` says otherwise. */
const RUNS = 10_000;

/** Short runs of Diamond Hero from any moment of one: what each has of kills, coins and experience must be what its events add up to. */
export async function benchSums(runs = RUNS): Promise<Section> {
  const began = process.cpuUsage();
  const wrong: number[] = [];
  const sums = { kills: 0, coins: 0, experience: 0 };
  for (let seed = 1; seed <= runs; seed += 1) {
    const { has, told } = addUp(seed);
    for (const what of ["kills", "coins", "experience"] as const) {
      sums[what] += has[what];
      if (has[what] !== told[what] && wrong.at(-1) !== seed) wrong.push(seed);
    }
  }
  const { user, system } = process.cpuUsage(began);
  return {
    name: "sums",
    title: "Diamond Hero adds up",
    method: `${runs.toLocaleString("en")} runs (seeds) of up to 13 s by bots, each from a second, a character, power-ups and weapons of its own. What a run has of kills, coins and experience is compared with the sum of its events.`,
    head: ["Runs", "kills", "coins", "experience", "CPU s"],
    rows: [
      [runs, sums.kills, sums.coins, sums.experience, Math.round((user + system) / 1_000_000)].map((value) =>
        value.toLocaleString("en"),
      ),
    ],
    verdicts: [
      {
        what: "runs that do not add up",
        budget: "0",
        measured: wrong.length === 0 ? "0" : `${wrong.length}, first seeds ${wrong.slice(0, 5).join(", ")}`,
        kept: wrong.length === 0,
      },
    ],
    notes: [],
  };
}
