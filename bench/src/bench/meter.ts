// Loaded into a measured server process with --import: answers its parent's questions about what it used.

/** What a measured process has used since it started, and how late its 20 Hz timers were since the last question. */
export interface Reading {
  meter: true;
  /** Processor time, user and system, ms. */
  cpu: number;
  /** Clock of the process, ms. */
  at: number;
  /** Resident memory, bytes. */
  rss: number;
  heapUsed: number;
  /** How late each timer came, ms. */
  lateness: number[];
}

/** Steps of the rooms, ms: a tick is as late as a timer that is due with it. */
const STEP = 50;
/** Timers, their due times spread over a step: each costs a wake-up, which is part of what is measured. */
const TIMERS = 1;

let lateness: number[] = [];

function watch(due: number): void {
  setTimeout(
    () => {
      const now = performance.now();
      lateness.push(Math.max(0, now - due));
      watch(due + STEP * Math.max(1, Math.ceil((now - due) / STEP)));
    },
    Math.max(0, due - performance.now()),
  ).unref();
}

for (let timer = 0; timer < TIMERS; timer += 1) watch(performance.now() + (STEP * timer) / TIMERS);

process.on("message", (message) => {
  if (message !== "meter") return;
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const reading: Reading = {
    meter: true,
    cpu: (user + system) / 1000,
    at: performance.now(),
    rss,
    heapUsed,
    lateness,
  };
  lateness = [];
  process.send?.(reading);
});
