// Records the runs of runs.json anew: `node src/diamond-hero/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { recordRun } from "../../arena/recorded/record-run.ts";
import { type Playing, playRun, SKILLS } from "../bots.fixture.ts";
import { bought } from "../play.fixture.ts";
import { HERO_RULES } from "../rules.ts";

/** Ticks from one checksum to the next: half a minute. */
const EVERY = 600;

const record = (name: string, how: Playing) => recordRun(HERO_RULES, name, playRun(how), EVERY);

const runs = [
  record("a rookie's first run", { seed: 10, skill: SKILLS.rookie }),
  record("a Super Bot with all power-ups, to the end", {
    seed: 5,
    skill: SKILLS.steady,
    how: { character: "super-bot", powerUps: bought(10) },
  }),
  record("an Android bot in calm mode", {
    seed: 9,
    skill: SKILLS.rookie,
    how: { character: "android-bot", calm: true },
  }),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
