import { catchOf } from "@diamond-valley/schemas/fishing/attempt.ts";
import { type Bite, type CastAnswer, FISHING_PHASES } from "@diamond-valley/schemas/fishing/fishing.ts";
import { LATENCY_CAP, outcomeAt, PRESS_ALLOWANCE } from "@diamond-valley/schemas/fishing/press.ts";
import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { COLOURS } from "@diamond-valley/schemas/wallet/colours.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { createPayout } from "./fishing-attempt.ts";
import { ask, codeOf, comeToLake, fish, leaveAll, momentFor } from "./testing/anglers.ts";

/** From this spot no other is in reach. */
const ALONE = 18;

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(async () => {
  await leaveAll(game);
  expect(game.errors).toEqual([]);
});
afterAll(() => game?.close());

test("a new player's first press lands a fish outside of the zones too, and brings level 2 and 5 diamonds", async () => {
  const angler = await comeToLake(game, { novice: true });
  let bitten: Bite | undefined;
  const answer = await fish(angler, (bite) => {
    bitten = bite;
    // Beside the green zone, and later than any other fish would stay.
    return momentFor(bite, "safe") + 2 * bite.arrow.sweep;
  });
  expect(bitten!.guided).toBe(true);
  expect(outcomeAt(bitten!.arrow, answer.position)).not.toBe("success");
  expect(answer.outcome).toBe("success");
  expect(COLOURS).toContain(answer.items[0]);
  const update = answer.update!;
  expect(update).toMatchObject({ levelUp: 2, milestoneDiamonds: 5 });
  expect(update.wallet).toMatchObject({ level: 2, levelProgress: { gained: 0 }, diamonds: 5 });
  await until(() => angler.me().spot === 0);
  expect((await ask<CastAnswer>(angler.room, "cast")).guided).toBe(false);
});

test("a newcomer who falls silent holds up nobody for long, and the fish comes again at the next cast", async () => {
  const [newcomer, waiting] = [
    await comeToLake(game, { novice: true, spot: ALONE }),
    await comeToLake(game, { spot: ALONE }),
  ];
  const { attempt, spot } = await ask<CastAnswer>(newcomer.room, "cast");
  await until(() => newcomer.bites.get(attempt));
  game.skip(FISHING.guided.window / 2);
  await until(() => newcomer.me().phase === FISHING_PHASES.bite);
  expect(await ask(waiting.room, "cast").catch(codeOf)).toBe("not-now");

  game.skip(FISHING.guided.window / 2 + LATENCY_CAP + PRESS_ALLOWANCE);
  await until(() => newcomer.me().spot === 0);
  expect(await ask(newcomer.room, "press", { attempt, elapsed: 5 }).catch(codeOf)).toBe("not-now");
  expect(await ask<CastAnswer>(waiting.room, "cast")).toMatchObject({ spot, guided: false });
  await ask(waiting.room, "reel-in");

  const answer = await fish(newcomer, (bite) => momentFor(bite, "safe"));
  expect(answer).toMatchObject({ outcome: "success", update: { levelUp: 2, milestoneDiamonds: 5 } });
});

test("two guided attempts of one player, from a dropped seat and a new one, pay once", async () => {
  const payout = createPayout(game.wallets, game.attempts);
  const seed = { shown: 1, hidden: 2 };
  const press = { claimed: 0, served: 0, least: 0, bite: 0, echo: 0 };
  const inputs = { rules: 2, spot: 1, calm: false, guided: true, mastery: 1, free: 40, press };
  expect((await payout.open("racer")).guided).toBe(true);
  const paid = await Promise.allSettled(
    ["one", "two", "three"].map((name) => {
      const attempt = `${name}-of-the-race`;
      const operation = catchOf(attempt, { items: ["blue"], experience: 10, reaches: 2 });
      return payout.commit({ attempt, playerId: "racer", game: "fishing", seed, inputs, operation });
    }),
  );
  expect(paid.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  const wallet = await game.wallets.view("racer");
  expect(wallet).toMatchObject({ level: 2, diamonds: 5, bag: { fish: { used: 1 } } });
  expect((await payout.open("racer")).guided).toBe(false);
});

test("a press that is refused is no first catch", async () => {
  const angler = await comeToLake(game, { novice: true });
  expect(await ask(angler.room, "press", { attempt: "none", elapsed: 5 }).catch(codeOf)).toBe("not-now");
  expect((await ask<CastAnswer>(angler.room, "cast")).guided).toBe(true);
});
