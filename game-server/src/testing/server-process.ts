import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What a server process says as soon as it answers. */
export interface Ready {
  ready: true;
  url: string;
  seasonClock: string;
}

/** Starts a server process as the start-up script does. Whoever starts it ends it. */
export function forkServer(environment: Record<string, string>): ChildProcess {
  return fork(join(import.meta.dirname, "../main.ts"), {
    env: { ...process.env, NODE_ENV: "test", PORT: "0", LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

/** @throws Error where the process ends instead */
export async function untilReady(child: ChildProcess): Promise<Ready> {
  const ended = exitOf(child).then((code) => Promise.reject(new Error(`the server ended with ${code}`)));
  const [message] = (await Promise.race([once(child, "message"), ended])) as [Ready];
  ended.catch(() => {});
  return message;
}

/** The exit code; null where a signal ended the process. */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return (await once(child, "exit"))[0] as number | null;
}
