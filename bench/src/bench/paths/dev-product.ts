import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../free-port.ts";
import { productEnvironment } from "../../product-environment.ts";
import { onAllCores } from "../measured-process.ts";
import { type Called, type CoveredScript, calledFunctions, ownFunctions } from "./coverage.ts";

/** The project's directory. */
export const ROOT = resolve(import.meta.dirname, "../../../..");

/** How long `npm run dev` may take to be ready on a busy machine, ms. */
const READY_WITHIN = 180_000;

/** The product as `npm run dev` runs it: every module under its own address, and a recorder in the server's process. */
export interface DevProduct {
  url: string;
  /** The server's calls since the last question. */
  called(): Promise<Called>;
  stop(): Promise<void>;
}

/** @throws Error with what was printed where it does not become ready */
export async function startDevProduct(): Promise<DevProduct> {
  const [port, recorder] = [await freePort(), await freePort()];
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-paths-"));
  const [program, args] = onAllCores(process.execPath, ["scripts/run.mjs", "dev"]);
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      ...productEnvironment(port, directory),
      NODE_OPTIONS: `--import=${new URL("./recorder.ts", import.meta.url).href}`,
      RECORDER_PORT: String(recorder),
    },
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, "exit");
      child.kill("SIGINT");
      await ended;
    }
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await untilReady(child);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    async called() {
      const answer = await fetch(`http://127.0.0.1:${recorder}`);
      return calledFunctions(ownFunctions((await answer.json()) as CoveredScript[], ROOT));
    },
    stop,
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((ready, failed) => {
    let printed = "";
    const fail = () => failed(new Error(`npm run dev did not become ready:\n${printed}`));
    const late = setTimeout(fail, READY_WITHIN);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        printed += chunk;
        if (!printed.includes("Ready after")) return;
        clearTimeout(late);
        ready();
      });
    }
    child.once("exit", fail);
  });
}
