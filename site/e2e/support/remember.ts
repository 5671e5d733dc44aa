import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { Page } from "playwright-core";

const project = resolve(import.meta.dirname, "../../..");

/** The longest that it may take, ms. */
const REMEMBER_MAX = 90_000;

/** Lets whoever is signed in on the page have done something in the story, in the product whose data are in `dataDir`. */
export async function remember(page: Page, dataDir: string, ...facts: string[]): Promise<void> {
  const { data } = await page.evaluate(
    async () => (await (await fetch("/api/kr/user_data")).json()) as UserAnswer,
  );
  const script = "game-server/src/story/testing/remember.ts";
  await promisify(execFile)(process.execPath, [script, dataDir, data?.account_email ?? "", facts.join(",")], {
    cwd: project,
    env: { ...process.env, NODE_ENV: "test" },
    timeout: REMEMBER_MAX,
    killSignal: "SIGKILL",
  });
}
