// A server process in miniature, for tests that race several: applies operations with a connection of its own, and
// says of each what became of it. Its parent may end it with kill -9 at any moment, or have it end so by itself just
// before a chosen command to the database.
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { connect } from "../../database/connect.ts";
import { Problem } from "../../http/problem.ts";
import { createAttempts } from "../attempts.ts";
import { createWalletStore } from "../store.ts";
import { walletDeps } from "./deps.ts";
import { type RaceOrder, type RaceReport, settled } from "./order.ts";

let now = 0;
let commandsLeft = Number.POSITIVE_INFINITY;
const connection = await connect(process.argv[2] ?? "");
connection.getClient().on("commandStarted", ({ databaseName }) => {
  if (databaseName !== "admin" && --commandsLeft < 0) process.kill(process.pid, "SIGKILL");
});
const deps = walletDeps(connection, { now: () => now });
const wallets = createWalletStore(deps);
const attempts = createAttempts(deps, wallets);

function applyOne(player: string, operation: WalletOperation) {
  if (operation.kind === "catch") return attempts.settle(settled(player, operation));
  return wallets.apply(player, operation);
}

async function reportOn(player: string, operation: WalletOperation): Promise<RaceReport> {
  const { key } = operation;
  try {
    const { entry, repeated } = await applyOne(player, operation);
    return { player, key, entry, repeated };
  } catch (error) {
    if (error instanceof Problem) return { player, key, refused: error.code };
    return { player, key, failed: String(error) };
  }
}

async function lane(work: RaceOrder["work"]): Promise<void> {
  for (let next = work.shift(); next; next = work.shift()) {
    process.send?.(await reportOn(...next));
  }
}

process.on("message", async (order: RaceOrder) => {
  now = order.now;
  commandsLeft = order.dieAfter ?? Number.POSITIVE_INFINITY;
  const work = [...order.work];
  await Promise.all(Array.from({ length: order.lanes ?? 4 }, () => lane(work)));
  process.send?.({ done: true });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ done: true });
