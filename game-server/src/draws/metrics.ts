import { Gauge, type Registry } from "prom-client";

/** What an operator has left undone of the draws, and can't do any more before long. */
export interface DrawsOverdue {
  /** Entries are taken, and the draws were not committed to. */
  readonly uncommitted: boolean;
  /** Entries are locked, and were not frozen. */
  readonly unfrozen: boolean;
}

/** Shows what is overdue: what nobody notices before it is too late. */
export function createOverdueGauges(registry: Registry): (overdue: DrawsOverdue) => void {
  const registers = [registry];
  const uncommitted = new Gauge({
    name: "draws_uncommitted",
    help: "Whether entries are taken (1) though the draws were not committed to",
    registers,
  });
  const unfrozen = new Gauge({
    name: "draws_unfrozen",
    help: "Whether the entries of committed draws are locked (1) and were not frozen",
    registers,
  });
  return (overdue) => {
    uncommitted.set(overdue.uncommitted ? 1 : 0);
    unfrozen.set(overdue.unfrozen ? 1 : 0);
  };
}
