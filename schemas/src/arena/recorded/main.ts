// Records the runs of runs.json anew: `node src/arena/recorded/main.ts`. Only for a change that is meant to change worlds.
import { writeFileSync } from "node:fs";
import { seededRandom } from "../../random.ts";
import { joinInput } from "../input.ts";
import { emptyRecording, recordInput, ticksIn } from "../recording.ts";
import type { ArenaSetup } from "../rules.ts";
import { TOY_FIELDS, TOY_RULES, toySetup } from "../toy-rules.fixture.ts";
import { recordRun } from "./record-run.ts";
import type { RecordedRun } from "./replay-run.ts";

const TICKS = 4_000;
const EVERY = 250;

function record(name: string, seed: number, setup: ArenaSetup): RecordedRun {
  const random = seededRandom(seed);
  const below = (end: number): number => Math.floor(random() * end);
  const recording = emptyRecording();
  while (ticksIn(recording) < TICKS)
    recordInput(recording, joinInput(below(256), below(256), below(256)), 1 + below(16));
  for (let second = 0; second * 20 < ticksIn(recording); second += 1) recording.words.push(below(2 ** 32));
  for (let tick = 300; tick < TICKS; tick += 300)
    recording.orders.push({ tick, code: 1 + below(2), value: below(40) });
  return recordRun(TOY_RULES, name, { setup, recording }, EVERY);
}

const runs = [
  record("a crowd in the open", 11, toySetup(TOY_FIELDS.open, 6, { hp: 20_000 })),
  record("few between walls", 22, toySetup(TOY_FIELDS.room, 60, { hp: 20_000, dash: 20 })),
  record(
    "many between walls, by a fast player",
    33,
    toySetup(TOY_FIELDS.room, 9, { hp: 20_000, speed: 236 }),
  ),
];
writeFileSync(new URL("runs.json", import.meta.url), `${JSON.stringify(runs, null, 2)}\n`);
