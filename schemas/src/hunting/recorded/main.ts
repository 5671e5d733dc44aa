// Records the runs of runs.json anew: `node src/hunting/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { recordRun } from "../../arena/recorded/record-run.ts";
import { type Fighting, playFight, SKILLS } from "../bots.fixture.ts";
import { RULES } from "../play.fixture.ts";

const EVERY = 50;

const record = (name: string, how: Fighting) => recordRun(RULES, name, playFight(how), EVERY);

const runs = [
  record("a rookie's fight", { seed: 24, skill: SKILLS.rookie }),
  record("a steady hunter and a king", { seed: 5, skill: SKILLS.steady, king: true }),
  record("a master in calm mode", { seed: 9, skill: SKILLS.ace, mastery: 10, calm: true }),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
