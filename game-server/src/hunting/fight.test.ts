import { createWorld } from "@diamond-valley/schemas/arena/world.ts";
import { ENDS, logHerb, OWN } from "@diamond-valley/schemas/hunting/own.ts";
import { huntingRules } from "@diamond-valley/schemas/hunting/rules.ts";
import { huntingSetup } from "@diamond-valley/schemas/hunting/setup.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { statsOf } from "@diamond-valley/schemas/wallet/stats.ts";
import { expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { afterOutages } from "../testing/outages.ts";
import { freshAttempts } from "../wallet/testing/fresh-attempts.ts";
import { createPayout } from "./fight.ts";

const fresh = freshAttempts();
const failures: unknown[] = [];

/** A slime was beaten, and two of its herbs were taken. */
function beatenSlime() {
  const rules = huntingRules(MAPS.forest);
  const world = createWorld(rules, huntingSetup(statsOf(1, NO_MEMBERSHIP), 1, false, { x: 100, y: 100 }));
  world.own[OWN.end] = ENDS.won;
  for (const number of [1, 2]) logHerb(world, { number, failed: false });
  return world;
}
function pay(account: string, outages: number) {
  const payout = createPayout(
    { commit: afterOutages(outages, fresh.attempts.commit) },
    (error) => void failures.push(error),
    1,
  );
  const slime = { number: 1, colour: "blue", king: false } as const;
  return payout.pay(
    account,
    { ...slime, attempt: fresh.attempts.mint(), seed: 7, free: 10, from: 0 },
    beatenSlime(),
  );
}
const herbsOf = async (account: string) => (await fresh.wallets.view(account)).bag.herbs.used;

test.each([0, 1, 2, 5])(
  "herbs are paid once over %i outages, before and behind the write",
  async (outages) => {
    const account = `hunter-${outages}`;
    const { lost, items } = await pay(account, outages);
    expect(lost).toBeNull();
    expect(items).toHaveLength(2);
    expect(await herbsOf(account)).toBe(2);
  },
);

test("an outage that does not end is told as lost", async () => {
  expect(await pay("unlucky", 99)).toMatchObject({ lost: "unavailable", items: [] });
  expect(failures).toEqual([]);
});
