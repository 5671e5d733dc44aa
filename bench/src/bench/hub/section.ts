import type { Section, Verdict } from "../report.ts";

/** What one crowd on one server came to. */
export interface Run {
  name: string;
  size: number;
  /** Of one core, %. */
  cpu: number;
  botCpu: number;
  /** Down, for each client, in a second. */
  bytes: number;
  pingP50: number;
  pingP99: number;
  /** How late a 20 Hz timer of the server process is, ms. */
  lateP99: number;
  /** Resident, bytes. */
  memory: number;
  lost: number;
}

const CPU_BUDGET = 1.25;
const BYTES_BUDGET = 5_000;
const LATE_BUDGET = 10;
const PING_BUDGET = 50;

/** The table and the budgets of the village. */
export function sectionOf(runs: readonly Run[], window: number, times: number): Section {
  return {
    name: "hub",
    title: "The village",
    method: `Each client sends one move for each of 20 steps a second, and all of them walk all the time; patches go out at 20 Hz; ${times} windows of ${window / 1000} s, medians (percentiles over all). The bare rooms hold the same state, 50 clients each, and move without walls: one by messages \`{dx, dy}\`, one by Colyseus's own inputs, which a predicting client needs. Bots are sockets in another process that only count bytes. CPU in % of one core.`,
    head: [
      "clients",
      "server",
      "CPU %",
      "CPU % per client",
      "KB/s down per client",
      "ping p50/p99 ms",
      "late p99 ms",
      "memory MB",
      "lost",
      "bots' CPU %",
    ],
    rows: runs.map((run) => [
      String(run.size),
      run.name,
      run.cpu.toFixed(1),
      (run.cpu / run.size).toFixed(4),
      (run.bytes / 1000).toFixed(2),
      `${run.pingP50.toFixed(1)} / ${run.pingP99.toFixed(1)}`,
      run.lateP99.toFixed(1),
      (run.memory / 1e6).toFixed(0),
      String(run.lost),
      run.botCpu.toFixed(1),
    ]),
    verdicts: verdictsOf(runs),
  };
}

function verdictsOf(runs: readonly Run[]): Verdict[] {
  const sizes = [...new Set(runs.map(({ size }) => size))];
  const find = (size: number, name: string) => runs.find((run) => run.size === size && run.name === name);
  const ratios = sizes.flatMap((size) => {
    const product = find(size, "product");
    return ["bare, messages", "bare, inputs"].flatMap((name) => {
      const bare = find(size, name);
      if (!product || !bare) return [];
      return verdict(
        `CPU per client, ${size} clients, against ${name}`,
        product.cpu / bare.cpu,
        CPU_BUDGET,
        "x",
        2,
      );
    });
  });
  const one = find(Math.min(...sizes), "product");
  const most = find(Math.max(...sizes), "product");
  return [
    ...ratios,
    ...(one
      ? [
          verdict(
            `bytes per client, ${one.size} walking in one room`,
            one.bytes / 1000,
            BYTES_BUDGET / 1000,
            " KB/s",
            2,
          ),
        ]
      : []),
    ...(most
      ? [
          verdict(`tick lateness p99, ${most.size} clients`, most.lateP99, LATE_BUDGET, " ms", 1),
          verdict(`ping p99, ${most.size} clients`, most.pingP99, PING_BUDGET, " ms", 1),
        ]
      : []),
  ];
}

function verdict(what: string, value: number, most: number, unit: string, digits: number): Verdict {
  return {
    what,
    budget: `<= ${most}${unit}`,
    measured: `${value.toFixed(digits)}${unit}`,
    kept: value <= most,
  };
}
