import { build } from "../start/build.mjs";
import { ended } from "../start/children.mjs";
import { elapsed, log, step } from "../start/log.mjs";
import { refuseBusyPort, wantedPort } from "../start/port.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";
import { startServer } from "../start/server.mjs";

/** A server that dies this often in a minute is not started again. */
const mostDeaths = 5;

/** `npm start`: everything, from a plain clone to a page that plays. Answers the exit code. */
export async function start() {
  loadSettings();
  await refuseBusyPort(wantedPort());
  const tools = await prepare();
  await build(tools);
  let { child, ready } = await step("Starting the server", () => startServer(tools));
  if (!ready) return 1;
  log(`\nDiamond Valley is ready after ${elapsed()}: open ${ready.url}`);
  log(`Season clock: ${ready.seasonClock}`);
  log("Stop with Ctrl-C.\n");

  /** @type {number[]} */
  const deaths = [];
  for (;;) {
    const code = await ended(child);
    if (code === 0) return 0;
    deaths.push(performance.now());
    if (deaths.filter((at) => at > performance.now() - 60_000).length >= mostDeaths) return code;
    log("The server died: starting it again. What was acknowledged is in the database.");
    ({ child, ready } = await startServer(tools));
    if (ready) log(`The server is back at ${ready.url}`);
  }
}
