import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const project = resolve(import.meta.dirname, "../../..");

/** The longest that a command may take, ms. */
const COMMAND_MAX = 90_000;

/**
 * Does something as an operator to the product whose data are in `dataDir`, with `settings` as environment; answers what
 * was printed. A command that does not end is ended, and fails with its name.
 */
export async function operate(
  dataDir: string,
  command: readonly string[],
  settings: Record<string, string> = {},
): Promise<string> {
  const done = promisify(execFile)(process.execPath, ["game-server/src/operator/main.ts", ...command], {
    cwd: project,
    env: { ...process.env, NODE_ENV: "test", DATA_DIR: dataDir, ...settings },
    timeout: COMMAND_MAX,
    killSignal: "SIGKILL",
  });
  return (await done).stdout;
}
