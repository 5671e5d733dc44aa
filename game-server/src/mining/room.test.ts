import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { MINER_POSES } from "@diamond-valley/schemas/mining/mining.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { walletModel } from "../wallet/wallet-model.ts";
import { below, comeToMine, strikes } from "./testing/miners.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const refused = (code: string) => expect.objectContaining({ reason: expect.objectContaining({ code }) });

test("a vein that was struck well pays coloured ore with its evidence, and replays to the same", async () => {
  const ann = await comeToMine(game);
  const { attempt } = await ann.begin();
  expect(await ann.mine(1)).toEqual({ vein: 1 });
  ann.plays(strikes(true));
  const burst = await until(() => ann.heard.bursts[0]);
  expect(burst).toMatchObject({ vein: 1, outcome: "coloured", experience: 10 });
  const wallet = await walletModel.collection(database.connection).findOne({ _id: ann.account });
  const [line] = wallet!.recent.filter(({ kind }) => kind === "catch");
  const evidence = line?.operation?.kind === "catch" ? line.operation.evidence : undefined;
  expect(line!.key).toMatch(/^quest:mining:/);
  expect(replayEvidence(evidence!)).toMatchObject({ items: burst.items, experience: 10 });
  const { wallet: shown } = await until(() => ann.heard.updates.at(-1));
  expect(shown.bag.ore.used).toBe(burst.items.length);
  expect(shown.mastery.mining.gained).toBe(10);
  expect(ann.page.runner?.differences).toBe(0);
  expect(ann.page.attempt).toBe(attempt);
  await ann.leave();
});

test("strikes that are all off pay failed ore", async () => {
  const ben = await comeToMine(game, { at: below(2) });
  await ben.begin();
  await ben.mine(2);
  ben.plays(strikes(false));
  const burst = await until(() => ben.heard.bursts[0]);
  expect(burst).toEqual({ vein: 2, outcome: "failed", items: ["failed"], experience: 3 });
  await ben.leave();
});

test("two see each other; a taken vein is refused, one that has burst rests for both", async () => {
  const [cy, dee] = await Promise.all([
    comeToMine(game, { at: below(3) }),
    comeToMine(game, { at: below(3) }),
  ]);
  expect(cy.room.roomId).toBe(dee.room.roomId);
  await expect(cy.mine(3)).rejects.toEqual(refused("not-now"));
  await Promise.all([cy.begin(), dee.begin()]);
  await expect(dee.begin()).rejects.toEqual(refused("not-now"));
  await expect(dee.mine(8)).rejects.toEqual(refused("too-far"));
  await cy.mine(3);
  await expect(dee.mine(3)).rejects.toEqual(refused("taken"));
  const seen = await until(() => dee.room.state.players.get(cy.room.sessionId));
  await until(
    () => seen.pose === MINER_POSES.striking && seen.vein === 3 && dee.room.state.veins.at(2)!.taken,
  );
  cy.plays(strikes(true));
  await until(() => seen.burst > 0);
  const vein = dee.room.state.veins.at(2)!;
  expect(vein.taken).toBe(false);
  await until(() => vein.rest === 0, 20_000);
  expect(await dee.mine(3)).toEqual({ vein: 3 });
  await Promise.all([cy.leave(), dee.leave()]);
});
