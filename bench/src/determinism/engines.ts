import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReplayedRun } from "@diamond-valley/schemas/games/recorded.ts";
import { serveSources } from "./source-server.ts";

/** What an engine made of the recorded runs, and how long it took, ms. */
export interface EngineResult {
  readonly ms: number;
  readonly runs: ReplayedRun[];
}

/** The longest that a browser may take to start and to play all runs, ms. */
const MAX = 120_000;

/** What a browser is started with: a profile of its own, no window, and the page's address. */
export interface Engine {
  readonly program: string;
  arguments(profile: string, url: string): string[];
}

export const chromium = (program: string): Engine => ({
  program,
  arguments: (profile, url) => [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    `--user-data-dir=${profile}`,
    // Without it the program without windows ends at once.
    "--remote-debugging-port=0",
    url,
  ],
});

export const firefox = (program: string): Engine => ({
  program,
  arguments: (profile, url) => ["--headless", "--no-remote", "--profile", profile, url],
});

/** Lets a browser play the recorded runs. Throws where it ends, fails, or takes longer than two minutes. */
export async function replayIn({ program, arguments: with_ }: Engine): Promise<EngineResult> {
  const profile = mkdtempSync(join(tmpdir(), "diamond-valley-engine-"));
  const server = await serveSources();
  const env = { ...process.env, HOME: profile };
  const browser = spawn(program, with_(profile, server.url), { stdio: "ignore", env });
  const gone = new Promise((ended) => browser.once("exit", ended));
  const { promise: over, reject } = Promise.withResolvers<never>();
  browser.once("error", reject);
  browser.once("exit", (code) => reject(new Error(`${program} ended with ${code}`)));
  const timer = setTimeout(reject, MAX, new Error(`${program} took longer than ${MAX / 1_000} s`));
  try {
    return JSON.parse(await Promise.race([server.result, over])) as EngineResult;
  } finally {
    clearTimeout(timer);
    over.catch(() => {});
    browser.kill("SIGKILL");
    await gone;
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}
