import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { Page } from "playwright-core";

const project = resolve(import.meta.dirname, "../../..");

/** The longest that a script may take, ms. */
const SCRIPT_MAX = 90_000;

/**
 * Runs a script of the server's tests beside the product whose data are in `dataDir`: for whoever is signed in on the page.
 * @param script its path in `game-server/src`
 * @param more what it wants to know after the data directory and the player
 */
export async function runBeside(
  page: Page,
  script: string,
  dataDir: string,
  ...more: string[]
): Promise<void> {
  const { data } = await page.evaluate(
    async () => (await (await fetch("/api/kr/user_data")).json()) as UserAnswer,
  );
  await promisify(execFile)(
    process.execPath,
    [`game-server/src/${script}`, dataDir, data?.account_email ?? "", ...more],
    { cwd: project, env: { ...process.env, NODE_ENV: "test" }, timeout: SCRIPT_MAX, killSignal: "SIGKILL" },
  );
}
