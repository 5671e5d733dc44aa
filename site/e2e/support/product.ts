import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { within } from "./within.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the product answers, without a slash at its end. */
    url: string;
    /** Where its data are. */
    dataDir: string;
    /** Where the browser of the run is reached. */
    browser: string;
  }
}

const site = resolve(import.meta.dirname, "../..");
const project = resolve(site, "..");

/** The longest that a server may take to start or to end, ms: less than a hook may. */
const SERVER_MAX = 50_000;
/** The longest that the site may take to build, ms. */
const BUILD_MAX = 300_000;

/** How much faster than for players games wait. */
const TEMPO = 20;

const CHROMIUM_FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A port that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });
}

/** Starts a server of the product and answers where it is, once it is ready. Its log is shown where it ends too early. */
export async function startProduct(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<{ url: string; child: ChildProcess }> {
  const child = fork(join(project, "game-server/src/main.ts"), {
    cwd: project,
    silent: true,
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      DATA_DIR: dataDir,
      GAME_TEMPO: String(TEMPO),
      NODE_ENV: "test",
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  let told = "";
  child.stdout?.on("data", (chunk) => {
    told += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    told += chunk;
  });
  const started = new Promise<string>((ready, failed) => {
    child.once("message", (message: { url: string }) => ready(message.url));
    child.once("exit", (code) => failed(new Error(`the server ended with ${code}`)));
  });
  try {
    return { url: await within("the server's start", started, SERVER_MAX), child };
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`${(error as Error).message}\n${told}`, { cause: error });
  }
}

/** Ends a server and waits until it is gone. One that does not go is killed, and that is told. */
export async function stopProduct(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await within("the server's end", gone, SERVER_MAX).finally(() => child.kill("SIGKILL"));
}

/** A product of a test's own: where it answers and where its data are. */
export interface OwnProduct {
  url: string;
  child: ChildProcess;
  dataDir: string;
}

/** Starts a product on an empty data directory whose name says whose it is. */
export async function ownProduct(name: string, settings?: Record<string, string>): Promise<OwnProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), `diamond-valley-${name}-`));
  return { dataDir, ...(await startProduct(dataDir, await freePort(), settings)) };
}

/** Ends a product of a test's own, and removes its data. */
export async function endProduct({ child, dataDir }: Pick<OwnProduct, "child" | "dataDir">): Promise<void> {
  await stopProduct(child);
  await rm(dataDir, { recursive: true, force: true });
}

/** Builds the site where it is not, starts the whole product and one browser, and ends both after the run. */
export default async function openForTheRun(run: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(site, "dist/index.html"))) {
    execFileSync(process.execPath, ["node_modules/astro/bin/astro.mjs", "build"], {
      cwd: site,
      stdio: "inherit",
      timeout: BUILD_MAX,
      // Players get the pages of production, whatever mode the run of tests has set.
      env: { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
    });
  }
  const product = await ownProduct("browser");
  const browser: BrowserServer = await chromium.launchServer({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: CHROMIUM_FLAGS,
  });
  run.provide("url", product.url);
  run.provide("dataDir", product.dataDir);
  run.provide("browser", browser.wsEndpoint());
  return async () => {
    await within("the browser's end", browser.close());
    await endProduct(product);
  };
}
