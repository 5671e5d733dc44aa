import { watch } from "node:fs";
import { join } from "node:path";
import { astro } from "../start/build.mjs";
import { ended, startChild, stopChild } from "../start/children.mjs";
import { openDevProxy } from "../start/dev-proxy.mjs";
import { elapsed, log, step } from "../start/log.mjs";
import { freePort, refuseBusyPort, untilItListens, wantedPort } from "../start/port.mjs";
import { loadSettings, prepare } from "../start/prepare.mjs";
import { root } from "../start/root.mjs";
import { noteDev, refuseSecondDev } from "../start/running-dev.mjs";
import { startServer } from "../start/server.mjs";

/** Editors write a file in several steps: wait until it is quiet (ms). */
const quiet = 200;

/** What the server is made of. Astro watches the rest itself. */
const serverSources = ["game-server/src", "schemas/src", "schemas/content"];

/** `npm run dev`: pages and client with hot reload, and the server again at every change. Answers the exit code. */
export async function dev() {
  loadSettings();
  const port = wantedPort();
  refuseSecondDev();
  await refuseBusyPort(port);
  noteDev(`http://localhost:${port}`);
  const tools = await prepare();
  const serverPort = await freePort();
  const pagePort = await freePort();
  const environment = {
    PORT: String(serverPort),
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://localhost:${port}`,
  };
  let { child, ready } = await step("Starting the server", () => startServer(tools, environment));
  if (!ready) return 1;
  const pages = startChild(tools.node, [astro, "dev", "--host", "127.0.0.1", "--port", String(pagePort)], {
    cwd: join(root, "site"),
    env: {
      ...tools.env,
      ASTRO_TELEMETRY_DISABLED: "1",
      SEASON_URL: `http://127.0.0.1:${serverPort}/api/kr/season`,
    },
  });
  await step("Starting Astro's server", () => untilItListens(pagePort, pages));
  if (pages.exitCode !== null) {
    log("Astro's server ended before it was ready: the lines above say why.");
    return pages.exitCode || 1;
  }
  await openDevProxy({ port, pagePort, serverPort });
  log(`\nReady after ${elapsed()}: open http://localhost:${port}`);
  log(`Season clock: ${ready.seasonClock}`);
  log("Pages and client reload as you save, the server starts again. Stop with Ctrl-C.\n");

  onChange(serverSources, async (file) => {
    log(`${file} changed: the server starts again`);
    await stopChild(child);
    ({ child, ready } = await startServer(tools, environment));
    log(ready ? "The server is back" : "The server did not start: it tries again at the next change");
  });
  return ended(pages);
}

/**
 * Calls `act` with a changed file when all is quiet again, one call after the other.
 * @param {string[]} directories
 * @param {(file: string) => Promise<void>} act
 */
function onChange(directories, act) {
  let acting = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  for (const directory of directories) {
    watch(join(root, directory), { recursive: true }, (_event, file) => {
      if (!file || file.includes(".test.")) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        acting = acting.then(() => act(join(directory, file)));
      }, quiet);
    });
  }
}
