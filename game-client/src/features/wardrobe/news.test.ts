import { NOTHING } from "@diamond-valley/schemas/wallet/holdings.ts";
import { LEVELS } from "@diamond-valley/schemas/wallet/levels.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { Skill, WalletView } from "@diamond-valley/schemas/wallet/wallet.ts";
import { expect, test, vi } from "vitest";
import { createStores } from "../../core/app/stores.ts";
import { announceUnlocks } from "./closet.ts";
import { mayOpenPieces } from "./index.ts";

/** A wallet with mastery levels and items. */
function walletOf(levels: Partial<Record<Skill, number>>, items: Record<string, number> = {}): WalletView {
  const skills = Object.entries(levels).map(([skill, level]) => {
    const experience = LEVELS.mastery[skill as Skill]
      .slice(0, level - 1)
      .reduce((sum, each) => sum + each, 0);
    return [`skills.${skill as Skill}`, experience] as const;
  });
  const held = Object.entries(items).map(([item, count]) => [`items.${item}`, count] as const);
  return walletView(new Map([...NOTHING, ...skills, ...held]), 0);
}

/** What a game says of a change. */
async function said(before: WalletView, after: WalletView) {
  const stores = createStores();
  const game = {
    stores,
    sounds: { play: vi.fn() },
    text: (key: string) => key.replace("wardrobe:piece.", ""),
    more: { file: vi.fn(async () => {}), story: vi.fn(async () => {}) },
  };
  await announceUnlocks(game as never, before, after);
  return { toasts: stores.toasts.$toasts.get(), ...game };
}

test("mastery and items that grow may open pieces, and nothing else", () => {
  const before = walletOf({ fishing: 2 }, { wrench: 1 });
  expect(mayOpenPieces(before, walletOf({ fishing: 3 }, { wrench: 1 }))).toBe(true);
  expect(mayOpenPieces(before, walletOf({ fishing: 2 }, { wrench: 1, "outfit-game": 1 }))).toBe(true);
  expect(mayOpenPieces(before, { ...before, diamonds: 50, level: 9 })).toBe(false);
  // An answer that was overtaken.
  expect(mayOpenPieces(before, walletOf({ fishing: 1 }))).toBe(false);
});

test("a piece that was unlocked is told with its picture, by its name", async () => {
  const { toasts, sounds, stores } = await said(walletOf({ fishing: 2 }), walletOf({ fishing: 3 }));
  expect(toasts).toMatchObject([
    { key: "wardrobe:toast.unlocked", values: { piece: "bucket-hat", count: 1 } },
  ]);
  expect(toasts[0]?.picture).toMatchObject({ piece: { svg: expect.stringContaining("<svg") } });
  expect(sounds.play).toHaveBeenCalledOnce();
  expect(stores.$dialog.get()).toBeNull();
  toasts[0]?.actions?.[0]?.run();
  expect(stores.$dialog.get()).toEqual({ kind: "wardrobe" });
});

test("many at once are counted", async () => {
  const all = { fishing: 7, mining: 7, combat: 7 };
  const { toasts } = await said(walletOf({ fishing: 1 }), walletOf(all));
  // Six of each skill, five of each pair, and three suits.
  expect(toasts).toMatchObject([{ key: "wardrobe:toast.more", values: { count: 3 * 6 + 3 * 5 + 3 } }]);
});

test("a change that opens nothing is no news, and fetches nothing", async () => {
  const { toasts, more } = await said(walletOf({}), walletOf({}, { wrench: 1 }));
  expect(toasts).toEqual([]);
  expect(more.file).not.toHaveBeenCalled();
});
