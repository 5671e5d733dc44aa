import { MINING } from "@diamond-valley/schemas/mining/tuning.ts";
import type { VeinInputs } from "@diamond-valley/schemas/mining/vein.ts";
import { expect, test } from "vitest";
import { afterOutages } from "../testing/outages.ts";
import { freshAttempts } from "../wallet/testing/fresh-attempts.ts";
import { createPayout } from "./payout.ts";

const fresh = freshAttempts();

/** Every ring was let pass until the vein burst: it brings one failed ore. */
const INPUTS: VeinInputs = {
  ...{ rules: MINING.rules, colour: "blue", depth: 1, mastery: 1, free: 5, perfect: 1 },
  strikes: Array.from({ length: MINING.strike.needed }, () => null),
};
const payoutAfter = (outages: number) => {
  const { mint, commit } = fresh.attempts;
  const breaking = { mint, commit: afterOutages(outages, commit) };
  return createPayout({ seed: () => 7 }, fresh.wallets, breaking, 1);
};
const oreOf = async (account: string) => (await fresh.wallets.view(account)).bag.ore.used;

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
