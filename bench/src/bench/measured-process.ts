import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { cpus } from "node:os";
import { delimiter, join } from "node:path";
import type { Reading } from "./meter.ts";

/** A server in a process of its own, on a processor core of its own where there are two and `taskset`. */
export interface MeasuredProcess {
  /** What the process said when it was ready. */
  greeting: { url: string };
  read(): Promise<Reading>;
  /** Tells it to stop, and waits until it has. Answers its exit code. */
  stop(): Promise<number | null>;
}

const METER = new URL("./meter.ts", import.meta.url).href;
/** Whether measured servers have the first core to themselves. */
export const isPinned =
  cpus().length > 1 &&
  (process.env.PATH ?? "").split(delimiter).some((path) => existsSync(join(path, "taskset")));

/** Starts `script`, which sends `{ ready: true, url }` over IPC once it answers. Not `pinned`: it may use every core. */
export async function startMeasured(
  script: string,
  environment: NodeJS.ProcessEnv,
  pinned = isPinned,
): Promise<MeasuredProcess> {
  const node = ["--import", METER, ...profiling(), script];
  const [program, args] = pinned
    ? ["taskset", ["-c", "0", process.execPath, ...node]]
    : onAllCores(process.execPath, node);
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const greeting = await new Promise<{ url: string }>((resolve, reject) => {
    child.on("message", (message: { ready?: true; url: string }) => message.ready && resolve(message));
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code} before it was ready`)));
  });
  return { greeting, read: () => read(child), stop: () => stop(child) };
}

/** Moves this process off the core of the measured servers. */
export const stepAside = (): void => useCoresFrom(1);

/** Does `work`, which starts a program that may use every core, although this process stepped aside. */
export async function onEveryCore<Done>(work: () => Promise<Done>): Promise<Done> {
  useCoresFrom(0);
  try {
    return await work();
  } finally {
    stepAside();
  }
}

function useCoresFrom(first: number): void {
  if (isPinned) execFileSync("taskset", ["-pc", `${first}-${cpus().length - 1}`, String(process.pid)]);
}

/** A command that may use every core again, although this process stepped aside. */
export function onAllCores(program: string, args: readonly string[]): [string, string[]] {
  return isPinned ? ["taskset", ["-c", `0-${cpus().length - 1}`, program, ...args]] : [program, [...args]];
}

/** With BENCH_PROFILE set to a directory, each measured server leaves a CPU profile there when it stops. */
function profiling(): string[] {
  const directory = process.env.BENCH_PROFILE;
  return directory ? ["--cpu-prof", `--cpu-prof-dir=${directory}`] : [];
}

function read(child: ChildProcess): Promise<Reading> {
  return new Promise((resolve) => {
    const hear = (message: { meter?: true } & Reading) => {
      if (!message.meter) return;
      child.off("message", hear);
      resolve(message);
    };
    child.on("message", hear);
    child.send("meter");
  });
}

async function stop(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return child.exitCode;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  return ((await ended) as [number | null])[0];
}
