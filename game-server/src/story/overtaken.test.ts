import { matchMaker } from "@colyseus/core";
import { middleOf } from "@diamond-valley/schemas/maps/points.ts";
import { targetIn } from "@diamond-valley/schemas/story/targets.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Problem } from "../http/problem.ts";
import { MAPS, portalsBetween } from "../rooms/maps.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createInteractions, type InteractionParts } from "./interactions.ts";
import { createProgressStore } from "./progress.ts";
import { levelDiamonds, type Visitor, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const joy = targetIn("game-hall", MAPS["game-hall"], "joy")!;
const GIFT = { diamonds: 20 + levelDiamonds(300), experience: 300, items: { "outfit-game": 1 } };

/** Plays the next round of the console in Game Hall. */
async function playRound({ touch }: Visitor): Promise<void> {
  const { open } = await touch("console");
  const { sequence } = (open as unknown as { puzzle: { sequence: string[] } }).puzzle;
  await touch("console", `=${sequence.join(",")}`);
}

/** A guest of Game Hall who has played so many rounds. */
async function guestAt(account: string, rounds: number): Promise<Visitor> {
  const guest = await visitorAt(game, account, "village");
  await guest.go("game-hall");
  await guest.touch("cartridge");
  await guest.touch("console");
  for (let round = 0; round < rounds; round += 1) await playRound(guest);
  return guest;
}

/** Another page's way to the same story, of which `parts` are changed. */
function elsewhere(parts: Partial<InteractionParts>) {
  const { deps, wallets } = game;
  const progress = createProgressStore(deps);
  return createInteractions({ deps, wallets, progress, accounts: { byId: async () => null }, ...parts });
}

/** Does `before` ahead of the first of all calls. */
function first<Asked extends unknown[], Answer>(
  before: () => Promise<unknown>,
  call: (...asked: Asked) => Promise<Answer>,
) {
  let isDone = false;
  return async (...asked: Asked): Promise<Answer> => {
    const was = isDone;
    isDone = true;
    if (!was) await before();
    return call(...asked);
  };
}

test("a touch that another one overtakes pays what has become due meanwhile, and not only notes it", async () => {
  const guest = await guestAt("overtaken", 2);
  const store = createProgressStore(game.deps);
  const late = elsewhere({ progress: { ...store, change: first(() => playRound(guest), store.change) } });
  await late.interact(guest.account, joy, undefined);
  expect(await game.wallets.view(guest.account)).toMatchObject(GIFT);
  expect(await guest.touch("joy")).toMatchObject({ granted: null });
  await guest.leave();
});

test("what was paid has happened, although the player left the hall before it was noted", async () => {
  const guest = await guestAt("hasty", 3);
  const { wallets } = game;
  const hasty = elsewhere({
    wallets: {
      ...wallets,
      async apply(...asked) {
        const applied = await wallets.apply(...asked);
        await guest.go("village");
        return applied;
      },
    },
  });
  await hasty.interact(guest.account, joy, undefined);
  await guest.go("game-hall");
  expect((await guest.touch("joy")).say[0]).not.toBe("game-hall:talk.start.1");
  expect(await game.wallets.view(guest.account)).toMatchObject(GIFT);
  await guest.leave();
});

test("two touches at the same moment pay and note once", async () => {
  const guest = await guestAt("twice", 3);
  const { interact } = elsewhere({});
  await Promise.all([1, 2, 3].map(() => interact(guest.account, joy, undefined)));
  expect(await game.wallets.view(guest.account)).toMatchObject(GIFT);
  expect(await guest.facts()).toMatchObject({ "done.game-hall": 1 });
  await guest.leave();
});

test("whoever is let through a door and does not arrive keeps the visit when it goes through again", async () => {
  const guest = await visitorAt(game, "lost-answer", "village");
  await guest.go("phone-hall");
  await guest.touch("dial");
  const visit = visitIn(await guest.facts());
  expect(visit).not.toEqual({});
  const { x, y } = middleOf(portalsBetween("phone-hall", "phone-hall-2")[0]!);
  await guest.leave();
  await game.stand(guest.account, { place: "phone-hall", area: 1, x: Math.round(x), y: Math.round(y) });
  await game.seat(guest.account, "phone-hall-2");
  await guest.go("phone-hall-2");
  expect(visitIn(await guest.facts())).toEqual(visit);
  await guest.leave();
});

test("whoever is not let through a door keeps the visit that it wanted to leave", async () => {
  const guest = await guestAt("refused", 2);
  const query = vi.spyOn(matchMaker.driver, "query").mockRejectedValue(new Problem("unavailable"));
  await expect(game.seat(guest.account, "village", { takeover: true })).rejects.toMatchObject({
    code: "unavailable",
  });
  query.mockRestore();
  expect(visitIn(await guest.facts())).toMatchObject({ "session.round": 2 });
  await guest.go("village");
  expect(visitIn(await guest.facts())).toEqual({});
  await guest.leave();
});
