import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Engine } from "./engine.ts";

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, "../../..");

/** The project's compose.yaml on an engine. */
export interface Compose {
  /** Builds the image; prints how it goes where that fails. */
  build(): Promise<void>;
  /** Starts these services, or all, and waits until they are healthy. */
  up(...services: string[]): Promise<void>;
  /** kill -9. */
  kill(service: string): Promise<void>;
  /** As an operator stops it: SIGTERM, and time. */
  stop(service: string): Promise<void>;
  /** Starts what was stopped, and waits until it is healthy. */
  start(service: string): Promise<void>;
  /** What a service has logged, one JSON object a line; other lines are left out. */
  logged(service: string): Promise<{ level?: number; msg?: string }[]>;
  /** The address of a service within the engine's network. */
  addressOf(service: string): Promise<string>;
  /** What a command prints in a fresh container of the image. */
  inImage(...command: string[]): Promise<string>;
  /** Ends everything, and forgets its data. */
  down(): Promise<void>;
}

export function createCompose({ env: engine }: Engine, settings: Record<string, string>): Compose {
  const env = { ...engine, ...settings };
  const base = ["compose", "--project-directory", ROOT, "--project-name", "diamond-valley-trial"];

  async function docker(...args: string[]): Promise<string> {
    const { stdout } = await run("docker", args, { env, maxBuffer: 64 * 2 ** 20 });
    return stdout.trim();
  }
  /** Long work, of which the end is shown where it fails. */
  async function work(...args: string[]): Promise<void> {
    const child = spawn("docker", [...base, "--progress", "plain", ...args], {
      env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (more: Buffer) => {
        said = (said + String(more)).slice(-8_000);
      });
    const [code] = (await once(child, "close")) as [number];
    if (code !== 0) throw new Error(`docker compose ${args.join(" ")} ended with ${code}:\n${said}`);
  }

  const containerOf = (service: string) => docker(...base, "ps", "--all", "--quiet", service);

  return {
    build: () => work("build"),
    up: (...services) => work("up", "--detach", "--wait", "--no-build", ...services),
    kill: (service) => work("kill", service),
    stop: (service) => work("stop", service),
    start: (service) => work("up", "--detach", "--wait", "--no-build", "--no-deps", service),
    async logged(service) {
      const lines = (await docker(...base, "logs", "--no-log-prefix", service)).split("\n");
      return lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
    },
    async addressOf(service) {
      const format = "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}";
      return docker("inspect", "--format", format, await containerOf(service));
    },
    inImage: (...command) =>
      docker("run", "--rm", "--entrypoint", command[0]!, "diamond-valley", ...command.slice(1)),
    down: () => work("down", "--volumes", "--timeout", "5"),
  };
}
