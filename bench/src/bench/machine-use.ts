import { cpus } from "node:os";

/** Time that the processors spent, ms: all of it, and idle. */
function spent(): { all: number; idle: number } {
  const times = cpus().map((each) => each.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  const all = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle);
  return { all, idle };
}

/** Begins to measure how much of all cores the machine uses, whoever it is; the answered function says how much since then, %. */
export function machineUse(): () => number {
  const before = spent();
  return () => {
    const now = spent();
    const all = now.all - before.all;
    return all === 0 ? 0 : 100 * (1 - (now.idle - before.idle) / all);
  };
}
