import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import type { CatchOperation } from "@diamond-valley/schemas/wallet/operations/catch.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine, type SlowLine } from "../testing/slow-line.ts";
import { below, comeToForest, fightLineOf } from "./testing/hunters.ts";
import { gathersOne } from "./testing/plays.ts";

/** Longest that a slime may take until it is beaten, ms. */
const FIGHT = 45_000;
const TIMEOUT = 180_000;
const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

test.concurrent.each([
  ["leaves", 11, async () => {}],
  [
    "is away, and does not come back,",
    12,
    async (line: SlowLine, isAway: () => boolean) => {
      line.setDown(true);
      await until(isAway);
    },
  ],
] as const)(
  "who %s while the herbs of a beaten slime lie there keeps those that were taken",
  async (_, slime, goes) => {
    const line = await openSlowLine(game.port, 5);
    const [jo, kit] = await Promise.all([
      comeToForest(game, { at: below(slime), address: line.address, comesBack: true }),
      comeToForest(game, { at: below(slime) }),
    ]);
    await jo.begin();
    await jo.fight(slime);
    jo.plays(gathersOne);
    await until(() => kit.slime(slime).rest > 0, FIGHT);
    const seen = kit.room.state.players.get(jo.room.sessionId)!;
    const { herbs } = seen;
    expect(herbs).toBeGreaterThan(0);
    await goes(line, () => !seen.online);
    await jo.leave();
    const { operation } = await until(() => fightLineOf(database.connection, jo.account));
    const { evidence, items } = operation as CatchOperation;
    expect(replayEvidence(evidence!)).toMatchObject({ outcome: "success", items });
    // One that pops out under the hunter's feet is taken behind the patch that told of the end.
    expect(items.length).toBeGreaterThanOrEqual(herbs);
    expect((await game.wallets.view(jo.account)).bag.herbs.used).toBe(items.length);
    await kit.leave();
    await line.close();
  },
  TIMEOUT,
);
