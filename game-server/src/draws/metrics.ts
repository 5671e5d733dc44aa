import { Gauge, type Registry } from "prom-client";

/** Tells whether entries are taken though nothing was committed to: what nobody notices before it is too late. */
export function createUncommittedGauge(registry: Registry): (uncommitted: boolean) => void {
  const gauge = new Gauge({
    name: "draws_uncommitted",
    help: "Whether entries are taken (1) though the draws were not committed to",
    registers: [registry],
  });
  return (uncommitted) => gauge.set(uncommitted ? 1 : 0);
}
