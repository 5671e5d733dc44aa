import { HOUR } from "@diamond-valley/schemas/clock.ts";
import { between, seededRandom } from "@diamond-valley/schemas/random.ts";
import { expect, test } from "vitest";
import { operatorOf } from "../draws/testing/ops.ts";
import { pressed } from "../fair-play/testing/pressed.ts";
import { testServer } from "../testing/server.ts";
import { createWalletStore } from "../wallet/store.ts";

const server = testServer();

const list = () => operatorOf(server)("fair-play", "list");

/** Fifty catches by somebody whose presses spread by at most `even` ms on either side, as the lake pays them. */
async function fish(player: string, even: number): Promise<void> {
  const wallets = createWalletStore(server.deps);
  const experience = {
    kind: "grant",
    key: `level:${player}`,
    diamonds: 0,
    experience: 1e6,
    items: {},
  } as const;
  await wallets.apply(player, experience);
  const random = seededRandom(3);
  for (let seed = 0; seed < 50; seed += 1) {
    const key = `quest:fishing:${player}-${seed}`;
    await wallets.apply(player, pressed(key, seed, between(random, -even, even)));
  }
}

test("players who may play by machine or share an account are listed, and nobody else", async () => {
  await fish("hands", 60);
  expect(await list()).toEqual(["Nobody stands out."]);

  await fish("macro", 3);
  const wallets = createWalletStore(server.deps);
  const midnight = Date.parse("2025-10-12T00:00:00+09:00");
  for (let hour = 0; hour < 16; hour += 1) {
    server.clock.set(midnight + hour * HOUR);
    await wallets.apply("shared", pressed(`quest:fishing:shared-${hour}`, hour, 0));
  }
  // What waits in the wallets and what has come to the ledger count alike.
  const before = await list();
  expect(before).toEqual([
    expect.stringMatching(/^macro {2}50 presses within [\d.]+ ms until macro-49$/),
    "shared  earned in 16 hours of 20251012",
  ]);
  server.clock.set(server.clock.now() + HOUR);
  await wallets.sweep();
  expect(await list()).toEqual(before);
});
