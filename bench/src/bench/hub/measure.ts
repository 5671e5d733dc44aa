import { setTimeout as sleep } from "node:timers/promises";
import { median, percentile } from "../../statistics.ts";
import type { MeasuredProcess } from "../measured-process.ts";
import { createCrowd, type InputStyle } from "./crowd.ts";
import { RUNS, type Run, WINDOW } from "./section.ts";

/** How long a crowd is there before it is measured, and how long servers rest between crowds, ms. */
const SETTLE = 3_000;

export interface Seat {
  processId: string;
  roomId: string;
  sessionId: string;
}

/** A server under measurement: how its rooms are joined, and how its clients say where they walk. */
export interface Contender {
  name: string;
  server: MeasuredProcess;
  style: InputStyle;
  seat(index: number): Promise<Seat>;
}

interface Window {
  cpu: number;
  botCpu: number;
  bytes: number;
  inputs: number;
  pings: number[];
  lateness: number[];
  memory: number;
}

/** Lets a crowd in, of which the share `walking` walks, measures it several times, and sends it away. */
export async function measure(
  { name, server, style, seat }: Contender,
  size: number,
  walking: number,
): Promise<Run> {
  const crowd = createCrowd(style);
  for (let index = 0; index < size; index += 1) {
    const { processId, roomId, sessionId } = await seat(index);
    const url = new URL(`${server.greeting.url}/${processId}/${roomId}?sessionId=${sessionId}`);
    await crowd.join(url, (index + 1) * walking >= Math.floor(index * walking) + 1);
  }
  await sleep(SETTLE);
  const windows: Window[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const before = await server.read();
    const [bytes, inputs] = [crowd.received(), crowd.inputs()];
    const own = process.cpuUsage();
    crowd.takePings();
    await sleep(WINDOW);
    const after = await server.read();
    const { user, system } = process.cpuUsage(own);
    const span = after.at - before.at;
    windows.push({
      cpu: ((after.cpu - before.cpu) / span) * 100,
      botCpu: (user + system) / 10 / span,
      bytes: ((crowd.received() - bytes) * 1000) / span / size,
      inputs: ((crowd.inputs() - inputs) * 1000) / span / (size * walking),
      pings: crowd.takePings(),
      lateness: after.lateness,
      memory: after.rss,
    });
  }
  const lost = crowd.lost();
  await crowd.leave();
  // Rooms of the crowd before must not be paid for by the next.
  await sleep(SETTLE);
  const of = (figure: "cpu" | "botCpu" | "bytes" | "inputs"): number =>
    median(windows.map((window) => window[figure]));
  const pings = windows.flatMap((window) => window.pings);
  const lateness = windows.flatMap((window) => window.lateness);
  return {
    name,
    size,
    walking,
    cpu: of("cpu"),
    botCpu: of("botCpu"),
    bytes: of("bytes"),
    inputs: of("inputs"),
    pingP50: percentile(pings, 0.5),
    pingP99: percentile(pings, 0.99),
    lateP99: percentile(lateness, 0.99),
    memory: Math.max(...windows.map((window) => window.memory)),
    lost,
  };
}
