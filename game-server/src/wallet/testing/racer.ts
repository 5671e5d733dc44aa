// A server process in miniature, for tests that race several: applies operations with a connection of its own, and
// says of each what became of it. Its parent may end it with kill -9 at any moment, or have it end so by itself just
// before a chosen command to the database.
import type { WalletOperation } from "@diamond-valley/schemas/wallet/operations.ts";
import { connect } from "../../database/connect.ts";
import { Problem } from "../../http/problem.ts";
import { createAttempts } from "../attempts.ts";
import { createWalletStore } from "../store.ts";
import { walletDeps } from "./deps.ts";
import { fished } from "./operations.ts";
import { decided, type MintedCatch, type RaceOrder, type RaceReport } from "./order.ts";

/** What the key of a minted attempt begins with. */
const MINTED = "quest:fishing:";

let now = 0;
let commandsLeft = Number.POSITIVE_INFINITY;
const connection = await connect(process.argv[2] ?? "");
connection.getClient().on("commandStarted", ({ databaseName }) => {
  if (databaseName !== "admin" && --commandsLeft < 0) process.kill(process.pid, "SIGKILL");
});
const deps = walletDeps(connection, { now: () => now });
const wallets = createWalletStore(deps);
const attempts = createAttempts(deps, wallets);

function applyOne(player: string, key: string, operation: WalletOperation | MintedCatch) {
  if (operation.kind === "minted") {
    return attempts.commit(decided(player, key.slice(MINTED.length), fished(key, operation.seed)));
  }
  const { evidence, ...rest } = operation.kind === "catch" ? operation : {};
  if (!evidence) return wallets.apply(player, operation as WalletOperation);
  return attempts.commit(decided(player, key, { ...rest, evidence } as ReturnType<typeof fished>));
}

async function reportOn(player: string, operation: WalletOperation | MintedCatch): Promise<RaceReport> {
  const key = operation.kind === "minted" ? `${MINTED}${attempts.mint()}` : operation.key;
  try {
    const { entry, repeated } = await applyOne(player, key, operation);
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
  await Promise.all(Array.from({ length: order.lanes ?? 8 }, () => lane(work)));
  process.send?.({ done: true });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ done: true });
