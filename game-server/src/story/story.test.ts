import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import { changed, NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { Reactions } from "@diamond-valley/schemas/story/reaction.ts";
import type { PlacedTarget } from "@diamond-valley/schemas/story/targets.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MAPS } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createInteractions } from "./interactions.ts";
import { createProgressStore, type ProgressStore } from "./progress.ts";
import { progressModel } from "./progress-model.ts";

const database = freshDatabase();
let game: TestGame;
let progress: ProgressStore;
beforeAll(async () => {
  game = await startGame(database.connection);
  progress = createProgressStore(game.deps);
});
afterAll(() => game?.close());

const met = (who: string) => (before: Parameters<typeof changed>[0]) =>
  changed(before, { set: {}, add: { [`met.${who}`]: 1 } });

test("changes that come at once are all kept", async () => {
  await Promise.all(Array.from({ length: 12 }, () => progress.change("busy", met("mayor"))));
  expect(await progress.read("busy")).toEqual({ facts: { "met.mayor": 12 }, session: null });
  expect(await progressModel.check(database.connection)).toMatchObject({ problems: [] });
});

test("a rule that changes nothing writes nothing, and a deleted account leaves nothing", async () => {
  await progress.change("idle", (same) => same);
  await progress.change("gone", met("elder"));
  await progress.erase("gone");
  const kept = await progressModel
    .collection(database.connection)
    .find({ _id: { $in: ["idle", "gone"] } })
    .toArray();
  expect(kept).toEqual([]);
  expect(await progress.read("gone")).toEqual(NO_PROGRESS);
});

const fisher = MAPS.village.characters.find(({ slug }) => slug === "fisher")!;
const near = { x: Math.round(fisher.x), y: Math.round(fisher.y + fisher.radius / 2) };

test("a first talk introduces, and one press opens the delivery for somebody who is known", async () => {
  await game.stand("carl", { place: "village", area: 1, ...near });
  const carl = await game.join("carl", "village");
  const first = await carl.request(INTERACT.name, { target: "fisher" });
  expect(first).toMatchObject({
    target: "fisher",
    offers: ["deliver-fish", "exchange-fish"],
    values: { quantity: 10 },
    open: null,
    progress: { facts: { "met.fisher": 1 } },
  });
  const items = Array.from({ length: 10 }, () => COLOURS[0]);
  await game.wallets.apply("carl", { kind: "gift", key: "gift:1", category: "fish", items });
  expect(await carl.request(INTERACT.name, { target: "fisher" })).toMatchObject({
    say: [],
    open: { dialog: "deliver", category: "fish" },
  });
  await carl.leave();
});

test("is refused out of reach, for a target from elsewhere and for a bad message", async () => {
  await game.stand("dora", { place: "village", area: 1, ...near });
  const dora = await game.join("dora", "village");
  const refusalOf = (content: unknown) =>
    dora.request(INTERACT.name, content).then(
      () => null,
      (error: { reason?: { code?: string } }) => error.reason?.code,
    );
  expect(await refusalOf({ target: "elder" })).toBe("too-far");
  expect(await refusalOf({ target: "angler" })).toBe("not-found");
  expect(await refusalOf({ target: "constructor" })).toBe("not-found");
  expect(await refusalOf({ target: "fisher", choice: "take-everything" })).toBe("not-found");
  expect(await refusalOf({ target: { $ne: null } })).toBe("bad-request");
  await dora.leave();
});

const CHEST: PlacedTarget = {
  name: "test/chest",
  requires: "",
  otherwise: null,
  at: near,
  reach: 80,
  reactions: Reactions.parse([
    { id: "empty", when: "session.opened", say: ["hub:talk.mayor.1"] },
    { id: "open", add: { "session.opened": 1 }, grant: { diamonds: 4, experience: 10, items: { badge: 1 } } },
  ]),
};

test("what has value is given once, however often and from however many sides it is touched", async () => {
  const { deps, wallets } = game;
  const story = createInteractions({ deps, wallets, progress, accounts: { byId: async () => null } });
  await Promise.all(Array.from({ length: 6 }, () => story.interact("eve", CHEST, undefined)));
  expect(await wallets.view("eve")).toMatchObject({ diamonds: 4, experience: 10, items: { badge: 1 } });
  expect((await progress.read("eve")).facts).toMatchObject({ "session.opened": 1 });
});

test("a crash between the grant and the progress is mended by touching the target again", async () => {
  const { deps, wallets } = game;
  const accounts = { byId: async () => null };
  const lost = { ...progress, change: () => Promise.reject(new Error("killed here")) };
  await expect(
    createInteractions({ deps, wallets, accounts, progress: lost }).interact("finn", CHEST, undefined),
  ).rejects.toThrow("killed here");
  expect(await wallets.view("finn")).toMatchObject({ diamonds: 4 });
  await createInteractions({ deps, wallets, accounts, progress }).interact("finn", CHEST, undefined);
  expect(await wallets.view("finn")).toMatchObject({ diamonds: 4, items: { badge: 1 } });
  expect((await progress.read("finn")).facts).toMatchObject({ "session.opened": 1 });
});

test("doors and stories may ask for who the player is at the store", async () => {
  const { deps, wallets } = game;
  const lookup = {
    id: "finn",
    tier: "gold",
    vip: true,
    vvip: false,
    invited: true,
    email: "finn@example.com",
  } as const;
  const known = createInteractions({ deps, wallets, progress, accounts: { byId: async () => lookup } });
  const { membership } = await known.situation("finn");
  expect(membership).toEqual({ tier: "gold", vip: true, vvip: false, invited: true });
});
