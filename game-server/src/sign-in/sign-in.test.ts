import { DAY, koreanMidnight } from "@diamond-valley/schemas/clock.ts";
import type { HubState } from "@diamond-valley/schemas/hub/hub.ts";
import { SIGNED_IN } from "@diamond-valley/schemas/sign-in/messages.ts";
import { SIGN_IN_DAYS } from "@diamond-valley/schemas/sign-in/sign-in.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { createWalletStore } from "../wallet/store.ts";
import { createDailySignIn, type SignedIn } from "./daily-sign-in.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection, { signsIn: true });
});
afterAll(() => game?.close());

async function enter(account: string, heard: SignedIn[] = []) {
  const room = await game.join<HubState>(account, "village");
  room.onMessage(SIGNED_IN.name, (signedIn: SignedIn) => heard.push(signedIn));
  return room;
}
const signInOf = async (account: string) => (await game.wallets.view(account)).signIn;
const toMidnight = () => koreanMidnight(game.deps.clock.now()) + DAY - game.deps.clock.now();

test("whoever comes to the village is told of the day once, and again at midnight while there", async () => {
  const heard: SignedIn[] = [];
  const ann = await enter("ann", heard);
  await until(() => heard.length === 1);
  expect(heard).toEqual([{ day: 1, points: 0, diamonds: 5, item: null }]);
  await ann.leave();
  const again = await enter("ann", heard);
  const ben = await enter("ben");
  await until(async () => (await signInOf("ben")).days === 1);
  expect(heard).toHaveLength(1);
  game.skip(toMidnight());
  await until(() => heard.length === 2);
  expect(heard[1]).toEqual({ day: 2, points: 0, diamonds: 5, item: null });
  await until(async () => (await signInOf("ben")).days === 2);
  expect(await signInOf("ann")).toEqual({ days: 2, today: true });
  expect((await game.wallets.view("ann")).diamonds).toBe(10);
  await Promise.all([again.leave(), ben.leave()]);
});

test("from two processes at once, and again after an answer that was lost, a day counts once", async () => {
  // Two stores know nothing of each other's wallets, as two processes do.
  const services = [0, 1].map(() => createDailySignIn(game.deps, createWalletStore(game.deps)));
  for (let day = 1; day <= SIGN_IN_DAYS + 1; day += 1) {
    const asked = [...services, ...services].map(({ signIn }) => signIn("twice"));
    const told = (await Promise.all(asked)).filter((answer) => answer !== null);
    expect(told.length).toBeLessThanOrEqual(services.length);
    for (const answer of told) expect(answer.day).toBe(day);
    expect(await signInOf("twice")).toEqual({ days: day, today: true });
    game.skip(DAY);
  }
  const { diamonds, items } = await game.wallets.view("twice");
  expect(diamonds).toBe(180);
  expect(items).toMatchObject({ "lookbook-7": 1, "lookbook-14": 1 });
  expect(await auditWallets(database.connection)).toEqual([]);
});

test("nothing went wrong unseen", () => {
  expect(game.errors).toEqual([]);
});
