// The one way in: `npm start`, `npm run dev`, `npm test`, `npm run load`, `npm run bench`, `npm run faults`,
// `npm run soak`, `npm run containers`, `npm run ops`.
// Plain JavaScript for Node 20 with nothing installed: it brings everything else.
import { bench, faults, soak } from "./commands/bench.mjs";
import { containers } from "./commands/containers.mjs";
import { dev } from "./commands/dev.mjs";
import { load } from "./commands/load.mjs";
import { ops } from "./commands/ops.mjs";
import { start } from "./commands/start.mjs";
import { test } from "./commands/test.mjs";
import { stopAll } from "./start/children.mjs";
import { log, logProblem, StartProblem } from "./start/log.mjs";
import { stopRequest } from "./start/stop-request.mjs";

/** @type {Record<string, (args: string[]) => Promise<number>>} Each answers its exit code. */
const commands = { start, dev, test, load, bench, faults, soak, containers, ops };

/** Stopping these is how they end well. */
const endless = ["start", "dev"];

/** Stopping these lets them come to their own end: they still have something to say, and their exit code counts. */
const concluding = ["load", "containers", "soak"];

const [name = "start", ...args] = process.argv.slice(2);

async function work() {
  const command = commands[name];
  if (!command)
    throw new StartProblem(`There is no "${name}". Use one of ${Object.keys(commands).join(", ")}.`);
  return command(args);
}

/** Resolves when somebody asks for the end, before the work notices that its children go. */
async function end() {
  const signal = await stopRequest();
  log("Stopping …");
  if (concluding.includes(name)) {
    void stopAll();
    return new Promise(() => {});
  }
  return endless.includes(name) ? 0 : signal;
}

try {
  process.exitCode = await Promise.race([work(), end()]);
} catch (error) {
  logProblem(error);
  process.exitCode = 1;
}
await stopAll();
process.exit();
