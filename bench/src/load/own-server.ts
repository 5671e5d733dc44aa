import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Journal } from "../bots/journal.ts";
import { freePort } from "../free-port.ts";
import { NO_LIMITS, productEnvironment, WEEK_2 } from "../product-environment.ts";
import type { PlazaAudit } from "./plaza-audit.ts";
import { createTrainer } from "./trainer.ts";

const SERVER = new URL(import.meta.resolve("@diamond-valley/game-server/main.ts")).pathname;
/** What of the server's log is shown when it fails, lines. */
const LAST_WORDS = 15;

/** A server of the load test's own, on an empty database that is removed with it. */
export interface OwnServer {
  url: string;
  /** Where its database and its mails are. */
  directory: string;
  /** What it was started with. */
  env: NodeJS.ProcessEnv;
  /** Set where the server exited on its own: its last output. */
  readonly failure: string | undefined;
  /** Gives an account what weeks of play bring, so that it may fight the golem of the story and of the week. */
  grow(loginHint: string): Promise<void>;
  /** Gives an account all diamonds of the acts, and a place in the arena of Diamond Hero. */
  gather(loginHint: string): Promise<void>;
  /** Gives an account fish to deliver. */
  supply(loginHint: string): Promise<void>;
  /** Holds what bots were told, and what the boards show, against the database. Call it while nobody plays. */
  audit(journals: readonly Journal[]): Promise<PlazaAudit>;
  /** Ends it. Its log is kept where it failed. */
  stop(): Promise<void>;
}

/**
 * Starts a server on embedded parts, without limits but for those of `environment`.
 * @throws Error with the server's last words where it does not start
 */
export async function startOwnServer(environment: NodeJS.ProcessEnv = {}): Promise<OwnServer> {
  const directory = mkdtempSync(join(tmpdir(), "diamond-valley-load-"));
  const file = join(directory, "server.log");
  const log = openSync(file, "w");
  const port = await freePort();
  const clock = { SEASON_CLOCK: new Date(WEEK_2).toISOString() };
  const env = {
    ...process.env,
    ...productEnvironment(port, directory),
    ...clock,
    ...NO_LIMITS,
    ...environment,
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ["ignore", log, log, "ipc"] });
  closeSync(log);
  let failure: string | undefined;
  let stopping = false;
  child.once("exit", (code, signal) => {
    if (stopping) return;
    const words = readFileSync(file, "utf8").trimEnd().split("\n").slice(-LAST_WORDS).join("\n");
    failure = `${words}\nThe server ended with ${signal ?? code} (its log: ${file}).`;
  });
  const trainer = createTrainer(directory);
  const url = await untilReady(child).catch(() => undefined);
  if (!url) throw new Error(failure ?? "the server did not start");
  return {
    url,
    directory,
    env,
    get failure() {
      return failure;
    },
    grow: trainer.grow,
    gather: trainer.gather,
    supply: trainer.supply,
    audit: (journals) => trainer.audit(url, journals),
    async stop() {
      stopping = true;
      await trainer.close();
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      if (failure === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}

function untilReady(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on("message", (message: { ready?: boolean; url: string }) => message.ready && resolve(message.url));
    child.once("exit", () => reject(new Error("ended")));
  });
}
