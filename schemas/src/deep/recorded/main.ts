// Records the runs of runs.json anew: `node src/deep/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { recordRun } from "../../arena/recorded/record-run.ts";
import { type Flying, fly, SKILLS } from "../bots.fixture.ts";
import { DEEP_RULES } from "../rules.ts";

const EVERY = 60;

const record = (name: string, how: Flying) => recordRun(DEEP_RULES, name, fly(how), EVERY);

const runs = [
  record("a steady first flight", { seed: 11, skill: SKILLS.steady }),
  record("a master for the last five diamonds", {
    seed: 5,
    skill: SKILLS.ace,
    how: { open: true, missing: 0b1_0100_0010_0000_0010_01 },
  }),
  record("a rookie in calm mode after five losses", {
    seed: 9,
    skill: SKILLS.rookie,
    how: { calm: true, ease: 3 },
  }),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
