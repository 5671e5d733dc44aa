import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { Page } from "playwright-core";

const project = resolve(import.meta.dirname, "../../..");

/** The longest that it may take, ms. */
const KNOW_MAX = 90_000;

/** Lets whoever is signed in on the page have done what the facts say, in the product whose data are in `dataDir`. */
export async function know(page: Page, dataDir: string, ...facts: string[]): Promise<void> {
  const { data } = await page.evaluate(
    async () => (await (await fetch("/api/kr/user_data")).json()) as UserAnswer,
  );
  await promisify(execFile)(
    process.execPath,
    ["game-server/src/story/testing/know.ts", dataDir, data?.account_email ?? "", ...facts],
    { cwd: project, env: { ...process.env, NODE_ENV: "test" }, timeout: KNOW_MAX, killSignal: "SIGKILL" },
  );
}
