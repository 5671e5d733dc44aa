import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const DEBIAN = resolve(import.meta.dirname, "../../containers/debian.sh");

/** A container engine that takes commands. */
export interface Engine {
  /** Where it comes from, in words. */
  readonly what: string;
  /** What `docker` needs in its environment. */
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/**
 * The Docker engine of this machine, or one of our own on a Debian that has none (as root), with stand-ins for the public images.
 * @throws Error where neither can be had
 */
export async function openEngine(directory: string): Promise<Engine> {
  const isThere = await run("docker", ["compose", "version"])
    .then(
      () => run("docker", ["info"]).then(() => true),
      () => false,
    )
    .catch(() => false);
  if (isThere) return { what: "the Docker engine of this machine", env: process.env, stop: async () => {} };
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0)
    throw new Error(
      "No Docker engine answers. Start one, or run this as root on Debian, where one is set up.",
    );
  return ownEngine(directory);
}

async function ownEngine(directory: string): Promise<Engine> {
  const child = spawn("bash", [DEBIAN, directory], { stdio: ["ignore", "pipe", "inherit"] });
  await untilReady(child);
  const env = {
    ...process.env,
    DOCKER_CONFIG: join(directory, "docker"),
    DOCKER_HOST: `unix://${join(directory, "sock")}`,
  };
  return {
    what: "an engine of its own on Debian, whose public images are stand-ins; that of MongoDB is the embedded engine, and no replica set",
    env,
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    child.stdout?.on("data", (said: Buffer) => String(said).includes("ready") && done());
    child.once("exit", (code) => fail(new Error(`the engine could not be set up (${code})`)));
  });
}
