import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import type { GameEvent } from "../../core/app/events.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import { createSettings } from "../../core/settings/settings.ts";
import { celebrateUpdate, celebrationsOf, levelsBetween, type UpdateGame } from "./updates.ts";

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
    stores: { toasts, settings: createSettings(null) },
    onEvent: (event) => void events.push(event),
  };
  return { game, events, shown: () => toasts.$toasts.get().map(({ key }) => key) };
}

const at = (level: number) => ({ ...walletView(new Map(), 0), level });
const celebratedIn = (game: UpdateGame) => celebrationsOf(game as Parameters<typeof celebrationsOf>[0]);

test("a level is celebrated once, though the answer and the live room both bring it", () => {
  const { game, events, shown } = celebrations();
  celebrateUpdate(game, update(2), at(1));
  celebrateUpdate(game, update(2), at(2));
  expect(events).toEqual([{ kind: "level-up", level: 2, experience: 850 }]);
  expect(shown()).toEqual([]);
  const { $level, $waiting } = celebratedIn(game);
  expect([$level.get(), $waiting.get().map(({ level }) => level)]).toEqual([2, [2]]);
});

test("every level that was gained is shown, with what it opened", () => {
  const { game } = celebrations();
  celebrateUpdate(game, update(5, 30), at(2));
  const waiting = celebratedIn(game).$waiting.get();
  expect(waiting.map(({ level }) => level)).toEqual([3, 4, 5]);
  expect(waiting.at(-1)?.unlock?.diamonds).toBeGreaterThan(0);
  expect(levelsBetween(29, 30)[0]?.unlock).toMatchObject({ bag: { fish: 60 } });
});

test("of a leap over many levels those are shown that opened something, and the last one", () => {
  const shown = levelsBetween(40, 100);
  expect(shown.length).toBeLessThan(20);
  expect(shown.slice(0, -1).every(({ unlock }) => unlock !== null)).toBe(true);
  expect(shown.at(-1)?.level).toBe(100);
});

test("where it is not known what was before, the level that was reached is shown", () => {
  const { game } = celebrations();
  celebrateUpdate(game, update(7), null);
  expect(celebratedIn(game).$waiting.get()).toHaveLength(1);
});

test("diamonds of a milestone are said, and fly to the counter", () => {
  const { game, shown } = celebrations();
  celebrateUpdate(game, update(5, 20), at(4));
  expect(shown()).toEqual(["toast.diamonds"]);
  expect(celebratedIn(game).$diamonds.get()).toEqual({ count: 20, seq: 1 });
});

test("what the week pays flies to the counter with a burst, once; its words come from elsewhere", () => {
  const { game, shown } = celebrations();
  const community = { week: 1, given: 1, challenge: 5, goal: 0 };
  const paid = { ...update(null), wallet: { ...at(1), seq: 9 }, community };
  celebrateUpdate(game, paid, at(1));
  celebrateUpdate(game, paid, at(1));
  const { $diamonds, $paid } = celebratedIn(game);
  expect([$diamonds.get(), $paid.get(), shown()]).toEqual([{ count: 5, seq: 1 }, 9, []]);
});

test("a gift is said once, with a sound, and flies to the counter, whatever level it came with", () => {
  const { game, shown } = celebrations();
  const played = vi.spyOn(game.sounds, "play");
  const given = { ...update(null), wallet: { ...at(100), seq: 9 }, gift: 50 };
  celebrateUpdate(game, given, at(100));
  celebrateUpdate(game, given, at(100));
  expect([shown(), celebratedIn(game).$diamonds.get()]).toEqual([
    ["toast.granted-diamonds"],
    { count: 50, seq: 1 },
  ]);
  expect(played).toHaveBeenCalledOnce();
});

test("a level and paid diamonds are felt once each", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { game } = celebrations();
  const given = { ...update(null), wallet: { ...at(2), seq: 9 }, gift: 50 };
  for (const each of [update(2), update(2), given, given, update(null)]) celebrateUpdate(game, each, at(2));
  expect(vibrate.mock.calls).toEqual([[30], [30]]);
});

test("a change without a level is only taken over", () => {
  const { game, events, shown } = celebrations();
  celebrateUpdate(game, update(null), at(1));
  expect([events, shown(), celebratedIn(game).$waiting.get()]).toEqual([[], [], []]);
});
