// Records the runs of runs.json anew: `node src/boss/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { recordRun } from "../../arena/recorded/record-run.ts";
import { type Fighting, playGolem, SKILLS } from "../bots.fixture.ts";
import { weekly } from "../play.fixture.ts";
import { BOSS_RULES } from "../rules.ts";

const EVERY = 100;

const record = (name: string, how: Fighting) => recordRun(BOSS_RULES, name, playGolem(how), EVERY);

const runs = [
  record("a steady fight of the story after a loss", { seed: 11, skill: SKILLS.steady, how: { ease: 1 } }),
  record("a master and the shadow of the last week", { seed: 5, skill: SKILLS.ace, how: weekly(4) }),
  record("a rookie in calm mode", { seed: 9, skill: SKILLS.rookie, how: { calm: true } }),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
