import { Counter, type Registry } from "prom-client";
import type { Watch } from "./store.ts";

/** Counts what wallets are paid and spend, by kind of operation and never by player. */
export function createWalletMetrics(registry: Registry): Watch {
  const registers = [registry];
  const operations = new Counter({
    name: "wallet_operations_total",
    help: "Changes of wallets, by kind",
    labelNames: ["kind"],
    registers,
  });
  const diamonds = new Counter({
    name: "wallet_diamonds_total",
    help: "Diamonds that were paid or spent, by kind of operation",
    labelNames: ["way", "kind"],
    registers,
  });
  return (entries) => {
    for (const { kind, changes } of entries) {
      operations.inc({ kind });
      const moved = changes.reduce((sum, { path, by }) => (path === "diamonds" ? sum + by : sum), 0);
      if (moved > 0) diamonds.inc({ way: "paid", kind }, moved);
      if (moved < 0) diamonds.inc({ way: "spent", kind }, -moved);
    }
  };
}
