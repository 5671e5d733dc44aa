import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { atom } from "nanostores";
import { expect, test } from "vitest";
import { createWalletUpdates } from "./wallet-updates.ts";

const update = (seq: number, levelUp: number | null = null): WalletUpdate => ({
  wallet: walletView(new Map([["diamonds", seq]]), 0, seq),
  levelUp,
  milestoneDiamonds: 0,
});

test("a change that was overtaken by a newer one is told, but takes nothing back", () => {
  const $wallet = atom<WalletView | null>(null);
  const { apply, listen } = createWalletUpdates($wallet);
  const told: (number | null)[] = [];
  const stop = listen(({ levelUp }) => told.push(levelUp));
  apply(update(4));
  apply(update(3, 2));
  expect([$wallet.get()?.diamonds, told]).toEqual([4, [null, 2]]);
  apply(update(5));
  stop();
  apply(update(6));
  expect([$wallet.get()?.diamonds, told]).toEqual([6, [null, 2, null]]);
});
