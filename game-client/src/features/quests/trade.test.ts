import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { ApiProblem } from "@diamond-valley/web-kit/problem.ts";
import { atom } from "nanostores";
import { expect, test } from "vitest";
import type { GameEvent } from "../../core/app/events.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import type { Calls } from "../../core/net/calls.ts";
import { createNewsDesk } from "../wallet/updates.ts";
import { createTrade } from "./trade.ts";

const WANTED = { category: "fish", colour: "red" } as const;
const NEWS: WalletUpdate = {
  wallet: { ...walletView(new Map(), 0), level: 2, experience: 850 },
  levelUp: 2,
  milestoneDiamonds: 0,
};

/** The delivery desk and the desk of news, over calls that answer so. */
function desks(submit: Calls["submit"]) {
  const events: GameEvent[] = [];
  const parts = {
    stores: { $wallet: atom<WalletUpdate["wallet"] | null>(null), toasts: createToasts() },
    sounds: { play: () => {} },
    onEvent: (event: GameEvent) => void events.push(event),
  };
  const tell = createNewsDesk({ ...parts, onLevel: () => {} });
  const calls = {
    createSubmission: () => Promise.resolve({ id: "1" }),
    submit,
    exchange: () => Promise.resolve(NEWS),
    wallet: () => Promise.resolve(NEWS.wallet),
  };
  return { ...createTrade({ ...parts, calls, text: (key) => key, tell }), tell, events };
}

test("a delivery and its level are told to the page once, though the live room tells the level again", async () => {
  const { deliver, tell, events } = desks((id) =>
    Promise.resolve({ id, quantity: 10, experience_rewarded: 850, ...NEWS }),
  );
  expect(await deliver(WANTED)).toBe(true);
  tell(NEWS);
  expect(events).toEqual([
    { kind: "level-up", level: 2, experience: 850 },
    { kind: "quest-complete", category: "fish", colour: "red", quantity: 10, experience: 850, level: 2 },
  ]);
});

test("a delivery that is refused, and an exchange, complete no quest", async () => {
  const { deliver, exchange, events } = desks(() => Promise.reject(new ApiProblem("insufficient-inventory")));
  expect(await deliver(WANTED)).toBe(false);
  expect(await exchange({ category: "fish", from: "blue", to: "red" })).toBe(true);
  expect(events.map(({ kind }) => kind)).toEqual(["level-up"]);
});
