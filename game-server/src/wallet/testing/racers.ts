import { type ChildProcess, fork } from "node:child_process";
import type { RaceOrder, RaceReport } from "./order.ts";

/** A process that applies operations. */
export interface Racer {
  /** Resolves with the reports that came before it was done, or died. */
  run(order: RaceOrder): Promise<RaceReport[]>;
  readonly alive: boolean;
  /** kill -9; resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts one on the database at `url`. */
export async function startRacer(url: string): Promise<Racer> {
  const watched = new URL(url);
  watched.searchParams.set("monitorCommands", "true");
  const child = fork(new URL("./racer.ts", import.meta.url), [watched.href], { execArgv: [] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await reportsOf(child, gone);
  return {
    async run(order) {
      const reports = reportsOf(child, gone);
      child.send(order);
      return reports;
    },
    get alive() {
      return child.exitCode === null && child.signalCode === null;
    },
    async kill() {
      child.kill("SIGKILL");
      await gone;
    },
  };
}

function reportsOf(child: ChildProcess, gone: Promise<void>): Promise<RaceReport[]> {
  const reports: RaceReport[] = [];
  return new Promise((resolve) => {
    const end = () => {
      child.off("message", hear);
      resolve(reports);
    };
    const hear = (message: RaceReport | { done: true }) => {
      if ("done" in message) end();
      else reports.push(message);
    };
    child.on("message", hear);
    void gone.then(end);
  });
}
