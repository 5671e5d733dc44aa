import { DAY, koreanDay, koreanMidnight } from "@diamond-valley/schemas/clock.ts";
import { FAVOURS } from "@diamond-valley/schemas/favours/content.ts";
import { favoursNow, favoursOn, STATE, withFavours } from "@diamond-valley/schemas/favours/favours.ts";
import { INTERACT, type InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { changed } from "@diamond-valley/schemas/story/progress.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createInteractions } from "./interactions.ts";
import { createProgressStore } from "./progress.ts";
import { levelDiamonds, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const VILLAGERS = [...new Set(FAVOURS.favours.flatMap(({ who, targets }) => [who, ...targets]))];
const MET = Object.fromEntries(VILLAGERS.map((slug) => [`met.${slug}`, 1]));

const experienceOf = async (account: string) => (await game.wallets.view(account)).experience;
const favoursOf = async (account: string) => favoursNow(await createProgressStore(game.deps).read(account));

/** Somebody who has caught something already, and knows everybody. */
async function villager(account: string) {
  const grant = { kind: "grant", key: "test:begun", diamonds: 0, experience: 10, items: {} } as const;
  await game.wallets.apply(account, grant);
  return visitorAt(game, account, "village", MET);
}

/** Does one favour of today, and answers what paying for it gave. */
async function doOne(player: Awaited<ReturnType<typeof villager>>): Promise<InteractAnswer["granted"]> {
  const next = (await favoursOf(player.account)).find(({ state }) => state !== STATE.done)!;
  const { who, targets, back } = next.favour;
  await player.touch(who, "yes");
  const answers: InteractAnswer[] = [];
  for (const target of back ? [...targets, who] : targets) answers.push(await player.touch(target));
  expect(answers.slice(0, -1).every(({ granted }) => granted === null)).toBe(true);
  return answers.at(-1)!.granted;
}

test("nobody is asked for a favour before the first catch", async () => {
  const newcomer = await visitorAt(game, "newcomer", "village", MET);
  for (const { who } of FAVOURS.favours) expect((await newcomer.touch(who)).choices).toEqual([]);
  expect(await favoursOf("newcomer")).toEqual([]);
  await newcomer.leave();
});

test("three a day, each paid once with experience and no diamonds; midnight in Korea brings three more", async () => {
  const player = await villager("mia");
  await player.touch("gardener");
  const drawn = favoursOn("mia", koreanDay(game.deps.clock.now()));
  expect((await favoursOf("mia")).map(({ favour }) => favour.slug).sort()).toEqual(
    drawn.map(({ slug }) => slug).sort(),
  );
  for (let done = 1; done <= 3; done += 1) {
    expect(await doOne(player)).toEqual({ experience: FAVOURS.experience });
    expect(await experienceOf("mia")).toBe(10 + done * FAVOURS.experience);
  }
  // All of the village, asked again and told yes: nothing more today.
  for (const name of VILLAGERS) {
    expect(await player.refusal(name, "yes"), name).toBe("not-found");
    await player.refusal(name);
  }
  expect(await experienceOf("mia")).toBe(10 + 3 * FAVOURS.experience);

  const midnight = koreanMidnight(game.deps.clock.now()) + DAY;
  game.skip(midnight - game.deps.clock.now());
  await player.touch("gardener");
  expect((await favoursOf("mia")).map(({ state }) => state)).toEqual([1, 1, 1]);
  expect(await doOne(player)).toEqual({ experience: FAVOURS.experience });
  expect(await experienceOf("mia")).toBe(10 + 4 * FAVOURS.experience);
  expect((await game.wallets.view("mia")).diamonds).toBe(levelDiamonds(await experienceOf("mia")));
  await player.leave();
});

/** Somebody who has agreed to a favour and done it, but for hearing thanks; who says them. */
async function aboutToBeThanked(account: string): Promise<string> {
  const player = await villager(account);
  await player.touch("gardener");
  const next = (await favoursOf(account))[0]!;
  const { who, targets, back } = next.favour;
  await player.touch(who, "yes");
  if (back) for (const target of targets) await player.touch(target);
  await player.leave();
  return back ? who : targets[0]!;
}

test("two presses at once, and two processes, pay once", async () => {
  const name = await aboutToBeThanked("twice");
  const placed = targetIn("village", MAPS.village, name)!;
  await game.stand("twice", { place: "village", area: 1, x: placed.at.x, y: placed.at.y + 60 });
  const room = await game.join("twice", "village");
  const other = createInteractions({
    deps: game.deps,
    wallets: game.wallets,
    accounts: { byId: async () => null },
    progress: createProgressStore(game.deps),
  });
  await Promise.allSettled([
    room.request<unknown, InteractAnswer>(INTERACT.name, { target: name }),
    room.request<unknown, InteractAnswer>(INTERACT.name, { target: name }),
    other.interact("twice", placed, undefined),
    other.interact("twice", placed, undefined),
  ]);
  expect(await experienceOf("twice")).toBe(10 + FAVOURS.experience);
  await room.leave();
});

test("what ends between the payment and its note is mended by talking again, and not paid again", async () => {
  const name = await aboutToBeThanked("killed");
  const placed = targetIn("village", MAPS.village, name)!;
  const progress = createProgressStore(game.deps);
  const parts = { deps: game.deps, wallets: game.wallets, accounts: { byId: async () => null } };
  const killed = createInteractions({
    ...parts,
    progress: { ...progress, change: () => Promise.reject(new Error("killed")) },
  });
  await expect(killed.interact("killed", placed, undefined)).rejects.toThrow("killed");
  expect(await experienceOf("killed")).toBe(10 + FAVOURS.experience);
  expect((await favoursOf("killed"))[0]?.state).toBe(STATE.agreed);
  await createInteractions({ ...parts, progress }).interact("killed", placed, undefined);
  expect(await experienceOf("killed")).toBe(10 + FAVOURS.experience);
  expect((await favoursOf("killed")).at(-1)?.state).toBe(STATE.done);
});

test("a day that turns between two answers leaves nothing of the day before", async () => {
  const name = await aboutToBeThanked("late");
  game.skip(koreanMidnight(game.deps.clock.now()) + DAY - game.deps.clock.now());
  const player = await visitorAt(game, "late", "village");
  const before = await experienceOf("late");
  expect((await player.touch(name)).granted).toBeNull();
  expect(await experienceOf("late")).toBe(before);
  await player.leave();
});

test("two writes of a new day are one", async () => {
  const store = createProgressStore(game.deps);
  const now = game.deps.clock.now();
  await store.change("both", (known) => changed(known, { set: { "met.mayor": 1 }, add: {} }));
  await Promise.all([1, 2, 3].map(() => store.change("both", (known) => withFavours(known, "both", now))));
  expect(favoursNow(await store.read("both"))).toHaveLength(3);
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
