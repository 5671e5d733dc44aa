import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { afterEach, expect, test, vi } from "vitest";
import type { Game } from "../../core/app/game.ts";
import { createStores } from "../../core/app/stores.ts";
import { COMMUNITY } from "./index.ts";

afterEach(() => void vi.unstubAllGlobals());

const season = (week: SeasonView["week"]) => ({ week, phase: "live" }) as SeasonView;

test("where the browser keeps nothing, a week is told of once a visit all the same", async () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full });
  const stores = createStores();
  stores.$wallet.set({ ...walletView(new Map(), 0), experience: 850 });
  const played: unknown[] = [];
  const stop = COMMUNITY.start!({
    stores,
    more: { file: async () => {} },
    sounds: { play: (_: unknown, caption: unknown) => void played.push(caption) },
    wallet: { listen: () => () => {} },
  } as unknown as Game);
  const enter = async (week: SeasonView["week"], times: number) => {
    stores.$season.set(season(week));
    await vi.waitFor(() => expect(played).toHaveLength(times));
    await new Promise((done) => setTimeout(done, 20));
  };
  await enter(1, 1);
  await enter(1, 1);
  await enter(2, 2);
  expect(played).toHaveLength(2);
  stop?.();
});
