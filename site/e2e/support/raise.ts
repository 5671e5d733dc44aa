import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { UserAnswer } from "@diamond-valley/schemas/account/user.ts";
import type { Page } from "playwright-core";

const project = resolve(import.meta.dirname, "../../..");

/** The longest that it may take, ms. */
const RAISE_MAX = 90_000;

/** Gives whoever is signed in on the page experience, in the product whose data are in `dataDir`. */
export async function raise(page: Page, dataDir: string, experience: number): Promise<void> {
  const { data } = await page.evaluate(
    async () => (await (await fetch("/api/kr/user_data")).json()) as UserAnswer,
  );
  const script = "game-server/src/wallet/testing/raise.ts";
  await promisify(execFile)(
    process.execPath,
    [script, dataDir, data?.account_email ?? "", String(experience)],
    { cwd: project, env: { ...process.env, NODE_ENV: "test" }, timeout: RAISE_MAX, killSignal: "SIGKILL" },
  );
}
