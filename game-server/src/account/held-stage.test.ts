import { DEMO_START, type Stage } from "@diamond-valley/schemas/season/season.ts";
import type { EntriesAnswer, VaultAnswer } from "@diamond-valley/schemas/vault/vault.ts";
import { experienceAt } from "@diamond-valley/schemas/wallet/levels.ts";
import { expect, test } from "vitest";
import { createSeasonStore } from "../season/store.ts";
import { accountStoreOf, formerAccountsOf } from "../testing/accounts.ts";
import { until } from "../testing/rooms.ts";
import { testServer } from "../testing/server.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { registeredPlayer } from "../wallet/testing/player.ts";
import { createTierChanges } from "./tier-changes.ts";

const server = testServer();

/** Has an operator set a stage over the timetable's, or take it back, and waits until the server has seen it. */
async function hold(stage?: Stage): Promise<void> {
  await createSeasonStore(server.deps.connection).setStageOverride(stage);
  await until(() => server.deps.season().stage === (stage ?? "event"));
}

test("a change of the tier while an operator has locked entries early is made up for when they are open again", async () => {
  server.clock.set(DEMO_START);
  const { deps } = server;
  const accounts = accountStoreOf(deps);
  const wallets = createWalletStore(deps);
  const changes = createTierChanges({ deps, accounts, wallets, former: formerAccountsOf(deps) });
  const player = await registeredPlayer(server, "held+gold");
  await player.fish(["failed"], experienceAt(3));
  const look = async () => (await player.call<VaultAnswer>("GET", "/sweepstakes")).body;
  const entered = async () => (await look()).prizes.reduce((sum, { entries }) => sum + entries, 0);
  const enter = () => player.call<EntriesAnswer>("PUT", "/sweepstakes/robot-plush", { entries: 1 });
  const before = (await look()).balance ?? 0;
  await enter();

  await hold("sweepstake");
  await accounts.takeTiers("snapshot", [{ sub: "held", tier: "platinum" }]);
  const held = (await accounts.byId(player.id))!;
  expect(await changes.reconcile(held)).toEqual({ returned: 0, extra: 25 });
  expect(await changes.sweep()).toBe(0);
  expect(await entered()).toBe(1);
  await hold();
  await changes.sweep();
  expect([await entered(), (await look()).balance]).toEqual([0, before + 25]);
  expect(await accounts.byId(player.id)).toMatchObject({ unreconciled: false, tierShifted: true });
  expect(await auditWallets(deps.connection)).toEqual([]);

  // Behind the end of the event nothing is made up for any more.
  await enter();
  await hold("sweepstake");
  await accounts.takeTiers("snapshot", [{ sub: "held", tier: "diamond" }]);
  server.clock.set("2025-11-10T00:00:00Z");
  await changes.sweep();
  expect(await entered()).toBe(1);
  expect(await accounts.byId(player.id)).toMatchObject({ unreconciled: false });
});
