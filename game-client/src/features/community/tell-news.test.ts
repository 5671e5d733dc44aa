import type { SeasonView } from "@diamond-valley/schemas/season/season.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { readStored } from "@diamond-valley/web-kit/storage.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStores } from "../../core/app/stores.ts";
import { type AnnouncedGame, announceWeek } from "./announce.ts";
import { tellNews } from "./tell-news.ts";

/** A browser's storage. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

function listening(experience = 850) {
  const stores = createStores();
  stores.$wallet.set({ ...walletView(new Map(), 0), experience });
  const heard: unknown[] = [];
  const game: AnnouncedGame = {
    more: { file: async () => {} } as never,
    sounds: { play: (_effect, caption) => void heard.push(caption) },
    stores,
  };
  return {
    game,
    heard,
    stores,
    shown: () => stores.toasts.$toasts.get().map(({ key, values }) => [key, values]),
  };
}
const NEWS = { week: 1, given: 0, challenge: 0, goal: 0 };

describe("a change of the wallet", () => {
  test("that only gives something is told by whoever took it", async () => {
    const { game, heard, shown } = listening();
    await tellNews(game, { ...NEWS, given: 1 });
    expect([shown(), heard]).toEqual([[], []]);
  });
  test("tells what counted double, and steps that paid, with the way to the goal", async () => {
    const { game, heard, stores, shown } = listening();
    await tellNews(game, { ...NEWS, given: 2, challenge: 10 });
    await tellNews(game, { ...NEWS, goal: 25 });
    expect(shown()).toEqual([
      ["community:toast.double", { given: 2 }],
      ["community:toast.challenge", { diamonds: 10 }],
      ["community:toast.goal", { diamonds: 25 }],
    ]);
    expect(heard).toEqual(["caption.diamonds", "caption.diamonds"]);
    stores.toasts.$toasts.get().at(-1)!.actions![0]!.run();
    expect(stores.$dialog.get()).toEqual({ kind: "community" });
    await tellNews(game, { ...NEWS, goal: 25 });
    expect(stores.toasts.$toasts.get().at(-1)).not.toHaveProperty("actions");
  });
});

describe("the way to the goal", () => {
  // A dialog that asks before it closes, as the customiser with changes does.
  beforeEach(() => {
    vi.stubGlobal("document", new EventTarget());
    vi.stubGlobal("KeyboardEvent", Event);
  });
  test.each([
    ["steps that paid", (game: AnnouncedGame) => tellNews(game, { ...NEWS, goal: 25 })],
    ["a new week", (game: AnnouncedGame) => announceWeek(game, { week: 1, phase: "live" })],
  ])("in the toast of %s tears no open dialog away, and is shown behind it", async (_, tell) => {
    const { game, stores } = listening();
    stores.$dialog.set({ kind: "wardrobe" });
    await tell(game);
    stores.toasts.$toasts.get().at(-1)!.actions![0]!.run();
    expect(stores.$dialog.get()).toEqual({ kind: "wardrobe" });
    stores.$dialog.set(null);
    expect(stores.$dialog.get()).toEqual({ kind: "community" });
  });
});

describe("a week of the season", () => {
  const season = (week: SeasonView["week"], phase: SeasonView["phase"] = "live") => ({ week, phase });
  test.each([
    [season(1), "community:toast.week.fish"],
    [season(3), "community:toast.week.ore"],
    [season(4), "community:toast.week.golem"],
    [season(0, "post-event"), "community:toast.over"],
  ] as const)("%j is announced, and noted", async (view, key) => {
    const { game, heard, shown } = listening();
    await announceWeek(game, view);
    expect(shown()).toEqual([[key, { week: view.week }]]);
    expect(heard).toEqual(["caption.week"]);
    expect(readStored("gameWeekSeen")).toBe(String(view.week));
  });
  test("before the first one there is nothing to tell", async () => {
    const { game, shown } = listening();
    await announceWeek(game, season(0));
    expect(shown()).toEqual([]);
  });
  test("to a newcomer the first one is just how it is", async () => {
    const { game, shown } = listening(0);
    await announceWeek(game, season(2));
    expect([shown(), readStored("gameWeekSeen")]).toEqual([[], "2"]);
  });
});
