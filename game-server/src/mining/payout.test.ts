import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import type { VeinInputs } from "@diamond-valley/schemas/mining/vein.ts";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { type Attempts, createAttempts } from "../wallet/attempts.ts";
import { createWalletStore, type WalletStore } from "../wallet/store.ts";
import { walletDeps } from "../wallet/testing/deps.ts";
import { commitAfterOutages } from "../wallet/testing/outages.ts";
import { createPayout } from "./payout.ts";

const database = freshDatabase();
let wallets: WalletStore;
let attempts: Attempts;
beforeAll(async () => {
  const deps = walletDeps(database.connection);
  wallets = createWalletStore(deps);
  attempts = createAttempts(deps, wallets);
  await wallets.prepare();
});

/** Every ring was let pass until the vein burst: it brings one failed ore. */
const INPUTS: VeinInputs = {
  ...{ rules: MINING.rules, colour: "blue", depth: 1, mastery: 1, free: 5, perfect: 1 },
  strikes: Array.from({ length: MINING.strike.needed }, () => null),
};
const payoutAfter = (outages: number) => {
  const { mint, commit } = attempts;
  const breaking = { mint, commit: commitAfterOutages(commit, outages) };
  return createPayout({ seed: () => 7 }, wallets, breaking, 1);
};
const oreOf = async (account: string) => (await wallets.view(account)).bag.ore.used;

test.each([0, 1, 2, 5])(
  "a vein is paid once over %i outages, before and behind the write",
  async (outages) => {
    const account = `miner-${outages}`;
    expect(await payoutAfter(outages).pay(account, INPUTS)).toMatchObject({ items: ["failed"] });
    expect(await oreOf(account)).toBe(1);
  },
);

test("an outage that does not end is told", async () => {
  await expect(payoutAfter(99).pay("unlucky", INPUTS)).rejects.toMatchObject({ code: "unavailable" });
});
