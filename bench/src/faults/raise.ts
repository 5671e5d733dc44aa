import { createWalletStore } from "@diamond-valley/game-server/wallet/store.ts";
import { walletDeps } from "@diamond-valley/game-server/wallet/testing/deps.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import type { Connection } from "mongoose";
import { WEEK_2 } from "../product-environment.ts";
import { accountOf } from "./evidence.ts";

/** Raises an account to a level, as a gift of the story would, beside the servers that run. */
export async function raise(connection: Connection, loginHint: string, level: number): Promise<void> {
  const account = await accountOf(connection, loginHint);
  if (!account) return;
  const wallets = createWalletStore(walletDeps(connection, { now: () => WEEK_2 }));
  const gift = { kind: "grant", key: `faults:level-${level}`, diamonds: 0, items: {} } as const;
  await wallets.apply(account, { ...gift, experience: experienceAt(level) });
}
