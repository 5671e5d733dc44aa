import type { GameState } from "@diamond-valley/schemas/quests/game-state.ts";
import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import { PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { CATEGORIES } from "@diamond-valley/schemas/wallet/wallet.ts";
import type { Api } from "@diamond-valley/web-kit/api.ts";
import { expect, test } from "vitest";
import { createStores } from "../../core/app/stores.ts";
import { createGuide } from "./guide.ts";

const WALLET = walletView(new Map(), 0);

function guided(wallet = WALLET, quantity = 10) {
  const state: Partial<GameState> = {
    now: Date.now(),
    wallet,
    quantity,
    progress: NO_PROGRESS,
    membership: NO_MEMBERSHIP,
    season: { stage: "playing", phase: "event", week: 1, eventEnd: 0 } as unknown as GameState["season"],
  };
  const calls: string[] = [];
  const onItsWay = { answer: async () => {} };
  const api = {
    call: async (method: string, path: string) => {
      calls.push(`${method} ${path}`);
      await onItsWay.answer();
      return state;
    },
  } as unknown as Api;
  const stores = createStores();
  return { stores, calls, onItsWay, guide: createGuide({ api, stores }) };
}

test("nothing is pointed at before the server has said how the player stands", () => {
  const { guide, stores } = guided();
  const stop = guide.follow();
  expect([guide.$objective.get(), stores.$goal.get(), stores.$marks.get()]).toEqual([null, null, {}]);
  stop();
});

test("what a room tells while the answer is on its way is not undone by it", async () => {
  const { guide, stores, onItsWay } = guided();
  await guide.load();
  const walked = { ...NO_PROGRESS, facts: { "met.mayor": 1 } };
  onItsWay.answer = async () => {
    stores.$season.set({ ...stores.$season.get()!, closed: ["mining"] });
    stores.$progress.set(walked);
  };
  await guide.load();
  expect([stores.$season.get()?.closed, stores.$progress.get()]).toEqual([["mining"], walked]);
  onItsWay.answer = async () => {};
  await guide.load();
  expect(stores.$season.get()).not.toHaveProperty("closed");
});

test("a newcomer is led to the mayor, then to Marlin, as the story goes on", async () => {
  const { guide, stores, calls } = guided();
  const stop = guide.follow();
  await guide.load();
  expect(calls).toEqual(["GET /game_rpg/frontend-game-state"]);
  expect(stores.$goal.get()).toEqual({ place: "village", object: "mayor" });
  // A newcomer sees the mark of the one to talk to, and no other.
  expect(stores.$marks.get()).toEqual({ mayor: "?" });
  stores.$progress.set({ ...NO_PROGRESS, facts: { "met.mayor": 1 } });
  expect(stores.$goal.get()).toEqual({ place: "village", object: "fisher" });
  expect(stores.$marks.get().mayor).toBeUndefined();
  stores.$progress.set({ ...NO_PROGRESS, facts: { "met.mayor": 1, "met.fisher": 1 } });
  expect(stores.$goal.get()).toEqual({ place: "lake", object: "spot" });
  stop();
});

test("a newcomer who has a letter to fetch is led to who brings it: others let it wait for him", async () => {
  const { guide, stores } = guided();
  const stop = guide.follow();
  await guide.load();
  stores.$progress.set({ ...NO_PROGRESS, facts: { "met.mayor": 1, "done.bronze": 1, "done.silver": 1 } });
  expect(stores.$marks.get()).toEqual({ tock: "!" });
  expect(stores.$goal.get()).toEqual({ place: "village", object: "tock" });
  stop();
});

test("the marks of a day of the week follow season time, whatever this machine's clock says", async () => {
  const { guide, stores } = guided();
  const stop = guide.follow();
  await guide.load();
  const facts = Object.fromEntries(["mayor", "fisher", "trader"].map((slug) => [`met.${slug}`, 1]));
  stores.$progress.set({ ...NO_PROGRESS, facts });
  stores.$wallet.set({ ...WALLET, experience: 500 });
  const on = (instant: string) => {
    stores.$seasonAhead.set(Date.parse(instant) - Date.now());
    return stores.$marks.get().trader;
  };
  expect([on("2025-10-07T12:00:00+09:00"), on("2025-10-08T12:00:00+09:00")]).toEqual(["?", undefined]);
  stop();
});

test("what the wallet holds decides the objective at once, with the player's own delivery size", async () => {
  const { guide, stores } = guided(WALLET, 8);
  const stop = guide.follow();
  await guide.load();
  stores.$progress.set({ ...NO_PROGRESS, facts: { "met.mayor": 1, "met.fisher": 1 } });
  const { fish } = WALLET.bag;
  const rich = {
    ...WALLET,
    experience: 100,
    bag: { ...WALLET.bag, fish: { ...fish, stock: { ...fish.stock, red: 8 }, used: 8 } },
  };
  stores.$wallet.set(rich);
  expect(guide.$objective.get()).toMatchObject({ step: "deliver", colour: "red", count: 8, needed: 8 });
  expect(stores.$marks.get().fisher).toBe("!");
  stop();
  stores.$wallet.set(WALLET);
  expect(stores.$marks.get().fisher).toBe("!");
});

test("who may face the golem may make today's deliveries instead, and is led to them", async () => {
  const { guide, stores } = guided();
  const stop = guide.follow();
  await guide.load();
  stores.$place.set("village");
  const helped = CATEGORIES.flatMap((category) =>
    COLOURS.map((colour) => [`helped.${category}.${colour}`, 1] as const),
  );
  const acts = [...PARTS.values()].map(({ done }) => [done, 1] as const);
  const facts = { "met.mayor": 1, "met.fisher": 1, "guild.shown": 1, "golem.called": 1 };
  const letters = { "letter.silver": 1, "letter.platinum": 1 };
  stores.$progress.set({ ...NO_PROGRESS, facts: { ...facts, ...letters, ...Object.fromEntries(acts) } });
  const holds = (...more: [string, number][]) =>
    walletView(new Map([["experience", 500], ...helped, ...more] as never), 0);
  stores.$wallet.set(holds(["bag.fish.red", 10]));
  expect(guide.$objective.get()).toMatchObject({ step: "fight-golem" });
  expect(guide.$instead.get()).toMatchObject({
    step: "deliver",
    words: "quests:objective.deliver",
    count: 10,
  });
  guide.turn();
  expect(guide.$instead.get()).toMatchObject({ step: "fight-golem" });
  expect(stores.$goal.get()).toEqual({ place: "village", object: "fisher" });
  // It is chosen anew beside the golem: who chose an act before it is led to the golem first.
  guide.turn();
  const withoutLast = { ...stores.$progress.get()!.facts, "done.diamond": 0 };
  const all = stores.$progress.get()!;
  stores.$progress.set({ ...all, facts: withoutLast });
  expect(guide.$instead.get()).toMatchObject({ step: "story-next", part: "diamond" });
  guide.turn();
  expect(guide.$objective.get()).toMatchObject({ step: "story-next" });
  stores.$progress.set(all);
  expect(guide.$objective.get()).toMatchObject({ step: "fight-golem" });
  // Deliveries that are made for today are nothing to do instead.
  const made = CATEGORIES.map((category): [string, number] => [`deliveries.${category}.19700101`, 99]);
  stores.$wallet.set(holds(...made));
  expect([guide.$objective.get()?.step, guide.$instead.get()]).toEqual(["fight-golem", null]);
  stop();
});

test("in a place where ore is found the goal is its nearest vein", async () => {
  const { guide, stores } = guided();
  const stop = guide.follow();
  await guide.load();
  stores.$place.set("mine");
  expect(stores.$goal.get()).toEqual({ place: "mine", object: "vein" });
  stores.$place.set("village");
  expect(stores.$goal.get()).toEqual({ place: "village", object: "mayor" });
  stop();
});

test("the same goal is not set anew with each change", async () => {
  const { guide, stores } = guided();
  const stop = guide.follow();
  await guide.load();
  let told = 0;
  const unlisten = stores.$goal.listen(() => {
    told += 1;
  });
  stores.$wallet.set({ ...WALLET, coins: 5 });
  expect(told).toBe(0);
  unlisten();
  stop();
});

test("the next level that opens something is known", async () => {
  const { guide, stores } = guided();
  stores.$wallet.set(WALLET);
  expect(guide.$unlock.get()).toMatchObject({ level: 2, diamonds: 5 });
});
