import { performance } from "node:perf_hooks";
import type { RequestHandler } from "express";
import { Gauge, type Registry } from "prom-client";

/** Calls that a busy process works on at a time: more would not end sooner, as they divide the same time among them. */
export const AT_A_TIME = 16;
/** A call that takes longer than this (ms) waits for something else. */
const COUNTED_MAX = 3_000;

/** How often (ms) it is measured how busy the process is, and from which share of its time on it counts as busy. */
const MEASURING_INTERVAL = 500;
const BUSY_FROM = 0.9;

/**
 * Has calls wait in order while the process is busy and works on AT_A_TIME of them. Node accepts one connection in each turn of its
 * event loop, and a turn works on everything that has come in meanwhile: hundreds of calls at a time make turns so long that seats
 * run out before their players' connections were accepted. Whoever has hung up is passed over, and a call that has taken longer than
 * `countedMax` ms keeps others waiting no longer.
 */
export function inTurn(isBusy: () => boolean, registry: Registry, countedMax = COUNTED_MAX): RequestHandler {
  /** In the order in which they came: what lets a call go on. */
  const line = new Set<() => void>();
  let counted = 0;
  new Gauge({
    name: "http_waiting_calls",
    help: "Calls that wait for their turn while the process is busy",
    registers: [registry],
    collect() {
      this.set(line.size);
    },
  });

  const isOpen = (): boolean => counted < AT_A_TIME || !isBusy();

  function callNext(): void {
    for (const goOn of line) {
      if (!isOpen()) return;
      line.delete(goOn);
      goOn();
    }
  }

  return (_request, response, next) => {
    const goOn = (): void => {
      response.off("close", hangUp);
      counted += 1;
      const end = (): void => {
        response.off("close", end);
        clearTimeout(late);
        counted -= 1;
        callNext();
      };
      const late = setTimeout(end, countedMax).unref();
      response.on("close", end);
      next();
    };
    const hangUp = (): void => void line.delete(goOn);
    response.on("close", hangUp);
    if (line.size === 0 && isOpen()) goOn();
    else line.add(goOn);
  };
}

/** Measures how much of its time the event loop works; the answered function says whether that was nearly all of late. */
export function createBusyMeter(): () => boolean {
  let before = performance.eventLoopUtilization();
  let isBusy = false;
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    isBusy = performance.eventLoopUtilization(now, before).utilization >= BUSY_FROM;
    before = now;
  }, MEASURING_INTERVAL).unref();
  return () => isBusy;
}
