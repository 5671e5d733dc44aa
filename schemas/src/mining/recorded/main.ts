// Records the runs of runs.json anew: `node src/mining/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { recordRun } from "../../arena/recorded/record-run.ts";
import { type Playing, playExpedition, SKILLS } from "../bots.fixture.ts";
import { RULES } from "../play.fixture.ts";

const EVERY = 250;

const record = (name: string, how: Playing) => recordRun(RULES, name, playExpedition(how), EVERY);

const runs = [
  record("a rookie who falls in the depth", { seed: 24, skill: SKILLS.rookie, depth: 3 }),
  record("a steady miner all over the mine", { seed: 5, skill: SKILLS.steady, depth: 0, wanted: "red" }),
  record("a master in calm mode", { seed: 9, skill: SKILLS.ace, depth: 2, mastery: 10, calm: true }),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
