import { FLYER_POSES } from "@diamond-valley/schemas/deep/deep.ts";
import { bitsOf } from "@diamond-valley/schemas/deep/own.ts";
import { DEEP } from "@diamond-valley/schemas/deep/tuning.ts";
import { replayEvidence } from "@diamond-valley/schemas/games/replay.ts";
import { INTERACT } from "@diamond-valley/schemas/story/messages.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { refused } from "../testing/refused.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { openSlowLine } from "../testing/slow-line.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { flightModel } from "./flight-model.ts";
import { AT_PLATE, comeToHall } from "./testing/flyers.ts";

/** Longest that a flight may take until its result is told, ms. */
const FLIGHT = 110_000;
const TIMEOUT = 170_000;
const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterEach(() => expect(game.errors).toEqual([]));
afterAll(() => game?.close());

const keptFlight = (attempt: string) => flightModel.collection(database.connection).findOne({ _id: attempt });
const gemFacts = (facts: Readonly<Record<string, number>>): string[] =>
  Object.keys(facts).filter((name) => name.startsWith("gem.diamond."));

test.concurrent(
  "who dodges for 75 s finds the door open, and each diamond paid once as it was caught",
  async () => {
    const account = "winner";
    const ann = await comeToHall(game, account);
    await expect(ann.end()).rejects.toEqual(refused("not-now"));
    // Nobody but the room decides what a flight brings.
    for (const target of ["gem-1", "lock"])
      await expect(ann.room.request(INTERACT.name, { target })).rejects.toEqual(refused("too-far"));
    await ann.begin(false);
    await until(() => ann.page.runner !== undefined);
    expect(ann.room.state.flying).toBe(false);
    const { attempt } = await ann.begin(true);
    ann.plays("flies");
    await expect(ann.begin(true)).rejects.toEqual(refused("not-now"));
    await until(() => ann.room.state.flying && ann.room.state.left <= 75);
    await until(() => ann.heard.gems.length > 0, FLIGHT);
    const { gem, answer } = ann.heard.gems[0]!;
    expect(answer).toMatchObject({ target: `deep-arena/gem-${gem}`, granted: { diamonds: 5 } });
    expect(await ann.facts()).toMatchObject({ [`gem.diamond.${gem}`]: 1 });
    await until(() => ann.room.state.stage === 3, FLIGHT);
    await until(() => ann.heard.over > 0, FLIGHT);
    const result = await ann.end();
    expect(result).toMatchObject({
      attempt,
      outcome: "success",
      reason: "survived",
      seconds: 75,
      lost: null,
    });
    expect(result.door?.say).toEqual(["diamond:lock.opens"]);
    expect(await ann.end()).toEqual(result);
    expect(result.gems.length).toBeGreaterThan(12);
    const facts = await ann.facts();
    expect(facts["session.door"]).toBe(1);
    expect(gemFacts(facts)).toHaveLength(result.gems.length);
    expect((await game.wallets.view(account)).diamonds).toBe(5 * result.gems.length);
    expect(ann.page.runner?.differences).toBe(0);
    const kept = await keptFlight(attempt);
    expect(kept).toMatchObject({ account, survived: true, gems: result.gems });
    expect(replayEvidence({ game: "deep", seed: 0, inputs: kept!.evidence })).toEqual({
      outcome: "success",
      score: bitsOf(result.gems),
    });
    // Another flight is for what is missing, and the door is open already.
    await ann.begin(false);
    await until(() => !ann.room.state.flying);
    await ann.leave();
    await until(async () => (await game.rooms.seats.whereIs(account)) === null);
    const again = await comeToHall(game, account, { "session.door": 1 });
    const { attempt: second } = await again.begin(true);
    await until(() => again.page.attempt === second);
    const { options } = again.page.runner!.world.setup;
    expect(options[5]! & bitsOf(result.gems)).toBe(0);
    await again.leave();
    expect(await auditWallets(database.connection)).toEqual([]);
  },
  TIMEOUT,
);

test.concurrent(
  "who falls loses nothing, may try again at once, and from the third loss on shots are slower",
  async () => {
    const ben = await comeToHall(game, "loser", { "deep.lost": 2 });
    const first = await ben.begin(true);
    await until(() => ben.page.attempt === first.attempt);
    expect(ben.page.runner!.world.setup.options[4]).toBe(0);
    await until(() => ben.heard.over > 0, FLIGHT);
    const result = await ben.end();
    expect(result).toMatchObject({ outcome: "fail", reason: "fallen", door: null, lost: null });
    expect(result.progress?.facts["deep.lost"]).toBe(3);
    await until(() => !ben.room.state.flying && ben.me().pose === FLYER_POSES.out && ben.me().health === 0);
    expect((await ben.facts())["session.door"]).toBeUndefined();
    const { attempt } = await ben.begin(true, true);
    await until(() => ben.page.attempt === attempt);
    expect(ben.page.runner!.world.setup.options.slice(3, 5)).toEqual([1, 1]);
    await until(() => ben.me().health === 100 && ben.room.state.flying);
    await ben.leave();
  },
  TIMEOUT,
);

test.concurrent(
  "diamonds stay with who leaves in flight, which is no loss; a flight begins at the plate alone",
  async () => {
    const account = "leaver";
    const cy = await comeToHall(game, account);
    const { attempt } = await cy.begin(true);
    cy.plays("flies");
    await until(() => cy.heard.gems.length > 0, FLIGHT);
    await cy.leave();
    await until(async () => (await keptFlight(attempt))?.survived === false);
    const facts = await cy.facts();
    expect(facts["deep.lost"]).toBeUndefined();
    const caught = gemFacts(facts).length;
    expect(caught).toBeGreaterThan(0);
    expect((await game.wallets.view(account)).diamonds).toBe(5 * caught);
    await game.stand(account, { ...AT_PLATE, x: 200, y: 300 });
    const far = await game.join(account, "deep-arena");
    await expect(far.request("begin", { flight: true })).rejects.toEqual(refused("too-far"));
    await expect(far.request("begin", { flight: "yes" })).rejects.toEqual(refused("bad-request"));
    await game.rooms.seats.exit(account);
  },
  TIMEOUT,
);

test.concurrent(
  "the eyes wait for a dropped player, who comes back to the same flight; and not for ever",
  async () => {
    const line = await openSlowLine(game.port, () => 10 + Math.random() * 20);
    const dee = await comeToHall(game, "dropped", {}, { address: line.address, comesBack: true });
    const { attempt } = await dee.begin(true);
    dee.plays("flies");
    await until(() => dee.heard.gems.length > 0, FLIGHT);
    const back = new Promise<void>((resolve) => dee.room.onReconnect(() => resolve()));
    line.cut();
    await back;
    const { agreements } = dee.page.runner!;
    await until(() => dee.page.runner!.agreements > agreements + 1);
    expect(dee.page.attempt).toBe(attempt);
    expect(dee.room.state.flying).toBe(true);
    dee.close();
    line.cut();
    await until(async () => (await game.rooms.seats.whereIs("dropped")) === null, 60_000);
    const kept = await until(() => keptFlight(attempt));
    expect(kept.survived).toBe(false);
    expect(kept.gems.length).toBeGreaterThan(0);
    await line.close();
  },
  TIMEOUT,
);

test("the plate is where the map has it", () => {
  expect(Math.hypot(AT_PLATE.x - DEEP.plate.x, AT_PLATE.y - DEEP.plate.y)).toBeLessThan(DEEP.plate.reach);
});
