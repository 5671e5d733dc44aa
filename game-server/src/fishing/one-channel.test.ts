import type { CastAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import type { WalletUpdate } from "@diamond-valley/schemas/wallet/wallet.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { askRoom } from "../rooms/ask-room.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import {
  type Angler,
  ask,
  comeToLake,
  fishUndisturbed,
  leaveAll,
  momentFor,
  sleepUntil,
} from "./testing/anglers.ts";

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

/** Casts, and waits until a press would land a fish: what to press with. */
async function hooked(angler: Angler) {
  const { attempt } = await ask<CastAnswer>(angler.room, "cast");
  const { bite, seen } = await until(() => angler.bites.get(attempt));
  const elapsed = momentFor(bite, "success");
  await sleepUntil(seen + elapsed);
  return { attempt, elapsed };
}

/** A gift, which no message of the page asked for: the player hears of it by a push, behind all that was pushed before. */
async function pushedAfter(angler: Angler, key: string) {
  const { update } = await game.wallets.apply(angler.account, {
    kind: "gift",
    key,
    category: "fish",
    items: ["blue"],
  });
  await until(() => angler.updates.some(({ wallet }) => wallet.seq === update.wallet.seq));
  return update;
}

test("a press comes back by its answer alone, with the wallet that it changed; what changes elsewhere is pushed", async () => {
  const angler = await comeToLake(game);
  const answer = await fishUndisturbed(angler, "success");
  expect(answer.update).toMatchObject({ levelUp: null, milestoneDiamonds: 0 });
  expect(answer.update!.wallet).toEqual(await game.wallets.view(angler.account));
  const pushed = await pushedAfter(angler, "gift:one-channel");
  expect(angler.updates).toEqual([pushed]);
  expect(pushed.wallet.seq).toBe(answer.update!.wallet.seq + 1);
  const missed = await fishUndisturbed(angler, "miss");
  expect(missed.update).toBeUndefined();
  await angler.leave();
});

test("a press by a call is answered to the call and pushed to the player's page", async () => {
  const angler = await comeToLake(game);
  const press = await hooked(angler);
  const { roomId } = angler.room;
  const outcome = await askRoom(roomId, "act", angler.account, "press", press);
  expect(outcome).toMatchObject({ answer: { attempt: press.attempt, outcome: "success" } });
  await until(() => angler.updates.length > 0);
  expect(angler.updates).toEqual([outcome?.update]);
  await angler.leave();
});

test("a catch whose press lost its connection is in the wallet, and pushed to whoever plays on", async () => {
  const angler = await comeToLake(game);
  const press = await hooked(angler);
  const paid = game.wallets.apply;
  const next = Promise.withResolvers<WalletUpdate>();
  // While the catch is being paid the player goes on in another tab.
  game.wallets.apply = async (...operation) => {
    game.wallets.apply = paid;
    const tab = await game.join(angler.account, "lake", { takeover: true });
    tab.onMessage<WalletUpdate>("wallet", next.resolve);
    return paid(...operation);
  };
  void ask(angler.room, "press", press).catch(() => {});
  expect((await next.promise).wallet).toEqual(await game.wallets.view(angler.account));
  await angler.leave();
});
