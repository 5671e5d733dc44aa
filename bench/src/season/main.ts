// Plays a whole season in fast time: `node bench/src/season/main.ts --players 500 --seconds 30 --json report.json`.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { playSeason } from "./season.ts";

// The SDK prints each lost connection; the report counts them.
for (const method of ["info", "warn", "error"] as const) Object.assign(console, { [method]: () => {} });

const { values } = parseArgs({
  options: {
    players: { type: "string", default: "500" },
    seconds: { type: "string", default: "30" },
    json: { type: "string" },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const report = await playSeason(Number(values.players), Number(values.seconds), say);
if (values.json) writeFileSync(values.json, JSON.stringify(report));
const faults = report.steps.reduce((sum, step) => sum + step.faults.length, 0);
say(`${report.took.toFixed(0)} s, ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
