// Records the runs of runs.json anew: `node src/mining/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { toText } from "../../arena/bytes.ts";
import { type RecordedRun, replayRun } from "../../arena/recorded/replay-run.ts";
import { encodeRecording } from "../../arena/recording-codec.ts";
import { type Playing, playExpedition, SKILLS } from "../bots.fixture.ts";
import { RULES } from "../play.fixture.ts";

const EVERY = 250;

function record(name: string, how: Playing): RecordedRun {
  const { setup, recording } = playExpedition(how);
  const run = { setup, recording: toText(encodeRecording(recording)), every: EVERY };
  return { name, ...run, sums: replayRun(RULES, run) };
}

const runs = [
  record("a rookie who falls in the depth", { seed: 24, skill: SKILLS.rookie, depth: 3 }),
  record("a steady miner all over the mine", { seed: 5, skill: SKILLS.steady, depth: 0, wanted: "red" }),
  record("a master in calm mode", { seed: 9, skill: SKILLS.ace, depth: 2, mastery: 10, calm: true }),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
