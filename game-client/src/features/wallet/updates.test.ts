import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { expect, test } from "vitest";
import type { GameEvent } from "../../core/app/events.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import { celebrateUpdate, levelOf, type UpdateGame } from "./updates.ts";

const update = (levelUp: number | null, milestoneDiamonds = 0): WalletUpdate => ({
  wallet: { ...walletView(new Map(), 0), level: levelUp ?? 1, experience: 850 },
  levelUp,
  milestoneDiamonds,
});

function celebrations() {
  const events: GameEvent[] = [];
  const toasts = createToasts();
  const game: UpdateGame = {
    sounds: { play: () => {} },
    stores: { toasts },
    onEvent: (event) => void events.push(event),
  };
  return { game, events, shown: () => toasts.$toasts.get().map(({ key }) => key) };
}

test("a level is celebrated once, though the answer and the live room both bring it", () => {
  const { game, events, shown } = celebrations();
  celebrateUpdate(game, update(2));
  celebrateUpdate(game, update(2));
  expect(events).toEqual([{ kind: "level-up", level: 2, experience: 850 }]);
  expect(shown()).toEqual(["toast.level"]);
  expect(levelOf(game as Parameters<typeof levelOf>[0]).get()).toBe(2);
});

test("a milestone shows its diamonds after its level", () => {
  const { game, shown } = celebrations();
  celebrateUpdate(game, update(5, 20));
  expect(shown()).toEqual(["toast.level", "toast.diamonds"]);
});

test("a change without a level is only taken over", () => {
  const { game, events, shown } = celebrations();
  celebrateUpdate(game, update(null));
  expect([events, shown()]).toEqual([[], []]);
});
