import { IdempotencyKey } from "@diamond-valley/schemas/quests/delivery.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import type { GameEvent } from "../../core/app/events.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import { createTrade, type TradeGame } from "./trade.ts";

const WANTED = { category: "fish", colour: "red" } as const;
const UPDATE: WalletUpdate = {
  wallet: { ...walletView(new Map(), 0), level: 2, experience: 850 },
  levelUp: 2,
  milestoneDiamonds: 0,
};

/** A trade with a server that answers so, and what it was told. */
function tradeWith(answer: (path: string) => Promise<unknown>) {
  const events: GameEvent[] = [];
  const applied: WalletUpdate[] = [];
  const sent: { path: string; key: string | undefined }[] = [];
  const toasts = createToasts();
  const game: TradeGame = {
    api: {
      call<Answer>(_: string, path: string, _body?: unknown, key?: string) {
        sent.push({ path, key });
        return answer(path) as Promise<Answer>;
      },
    },
    text: (key) => key,
    wallet: { apply: (update) => void applied.push(update) },
    sounds: { play: () => {} },
    stores: { toasts },
    onEvent: (event) => void events.push(event),
  };
  const shown = () => toasts.$toasts.get().map(({ key }) => key);
  return { ...createTrade(game), events, applied, sent, shown };
}

test("a delivery changes the wallet, and is told to the page once", async () => {
  const { deliver, events, applied } = tradeWith(async (path) =>
    path.endsWith("create") ? { id: "1" } : { id: "1", quantity: 10, experience_rewarded: 850, ...UPDATE },
  );
  expect(await deliver(WANTED)).toBe(true);
  expect(applied).toHaveLength(1);
  expect(events).toEqual([
    { kind: "quest-complete", category: "fish", colour: "red", quantity: 10, experience: 850, level: 2 },
  ]);
});

test("a refused delivery changes nothing and says why", async () => {
  const { deliver, events, applied, shown } = tradeWith(() =>
    Promise.reject(new ApiProblem("insufficient-inventory")),
  );
  expect(await deliver(WANTED)).toBe(false);
  expect([events, applied, shown()]).toEqual([[], [], ["refusal.insufficient-inventory"]]);
});

test("an exchange whose answer was lost goes again under its name", async () => {
  const ends = [new Unreachable(), null, null];
  const { exchange, sent } = tradeWith(() => {
    const end = ends.shift();
    return end ? Promise.reject(end) : Promise.resolve(UPDATE);
  });
  const wanted = { category: "fish", from: "blue", to: "red" } as const;
  expect([await exchange(wanted), await exchange(wanted), await exchange(wanted)]).toEqual([
    false,
    true,
    true,
  ]);
  const [first, second, third] = sent.map(({ key }) => key);
  expect(IdempotencyKey.safeParse(first).success).toBe(true);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
