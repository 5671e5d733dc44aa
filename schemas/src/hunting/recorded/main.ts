// Records the runs of runs.json anew: `node src/hunting/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { toText } from "../../arena/bytes.ts";
import { type RecordedRun, replayRun } from "../../arena/recorded/replay-run.ts";
import { encodeRecording } from "../../arena/recording-codec.ts";
import { type Fighting, playFight, SKILLS } from "../bots.fixture.ts";
import { RULES } from "../play.fixture.ts";

const EVERY = 50;

function record(name: string, how: Fighting): RecordedRun {
  const { setup, recording } = playFight(how);
  const run = { setup, recording: toText(encodeRecording(recording)), every: EVERY };
  return { name, ...run, sums: replayRun(RULES, run) };
}

const runs = [
  record("a rookie's fight", { seed: 24, skill: SKILLS.rookie }),
  record("a steady hunter and a king", { seed: 5, skill: SKILLS.steady, king: true }),
  record("a master in calm mode", { seed: 9, skill: SKILLS.ace, mastery: 10, calm: true }),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
