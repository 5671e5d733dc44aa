import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createProgressStore, type ProgressStore } from "./progress.ts";
import { levelDiamonds, type Visitor, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
let progress: ProgressStore;
beforeAll(async () => {
  game = await startGame(database.connection);
  progress = createProgressStore(game.deps);
});
afterAll(() => game?.close());

const refused = (code: string) => expect.objectContaining({ code });
/** Touches things one after the other. */
async function touchAll(player: Visitor, ...targets: string[]): Promise<void> {
  for (const target of targets) await player.touch(target);
}

/** Mends the belt, with a look at everything that is not right on the way. */
async function mendBelt(player: Visitor): Promise<void> {
  await player.touch("bronze");
  expect(await player.touch("panel")).toMatchObject({ say: ["bronze:panel.stuck"] });
  await touchAll(player, "wrench", "panel");
  expect(await player.touch("belt")).toMatchObject({ say: ["bronze:belt.dry"] });
  await touchAll(player, "gear-8", "gear-10");
  await player.go("warehouse-loft");
  await touchAll(player, "oil-can", "gear-12");
  await player.go("warehouse");
  expect(await player.touch("belt")).toMatchObject({ say: ["bronze:belt.oiled"] });
  const { choices } = await player.touch("belt");
  expect(choices.map(({ id }) => id)).toEqual(["gear-8", "gear-10", "gear-12"]);
}

describe("the Bronze Warehouse", () => {
  test("is played from the village's gate to the open portal, and pays each thing once", async () => {
    const player = await visitorAt(game, "ada", "village");
    await player.go("acts");
    await expect(player.go("hotel-lobby")).rejects.toEqual(refused("forbidden"));
    await player.go("warehouse");
    await mendBelt(player);
    const slipped = await player.touch("belt", "gear-8");
    expect(slipped).toMatchObject({ say: ["bronze:belt.slips-8"] });
    expect(slipped.progress.facts).toMatchObject({ "session.item.gear-8": 1, "session.slips": 1 });
    expect(await player.touch("bronze")).toMatchObject({ say: ["bronze:talk.not-clear"], granted: null });
    await player.touch("belt", "gear-10");
    expect(await player.touch("bronze")).toMatchObject({ say: ["bronze:talk.not-clear-2"] });
    await expect(player.go("hotel-lobby")).rejects.toEqual(refused("forbidden"));
    await player.touch("belt", "gear-12");
    expect(await player.refusal("belt")).toBe("not-found");
    expect(await player.touch("bronze")).toMatchObject({ granted: { diamonds: 20, experience: 300 } });
    expect(await player.touch("bronze")).toMatchObject({ say: ["bronze:talk.end"], granted: null });
    await touchAll(player, "gem-1", "gem-2", "note-1");
    expect(await game.wallets.view("ada")).toMatchObject({
      diamonds: 20 + 2 * 4 + levelDiamonds(300),
      experience: 300,
    });

    // Who comes again finds it mended, and the diamonds that were missed.
    await player.go("acts", "warehouse");
    expect(visitIn(await player.facts())).toEqual({});
    for (const gone of ["panel", "belt", "wrench", "gear-8", "gem-1"])
      expect(await player.refusal(gone), gone).toBe("not-found");
    expect(await player.touch("belt-runs")).toMatchObject({ say: ["bronze:belt.running"] });
    await player.touch("gem-3");
    await player.go("warehouse-loft");
    await touchAll(player, "gem-4", "gem-5");
    expect(await game.wallets.view("ada")).toMatchObject({
      diamonds: 40 + levelDiamonds(300),
      experience: 300,
    });
    await player.go("warehouse");
    await player.go("hotel-lobby");
    await player.leave();
  });

  test("keeps the visit over a lost connection, and loses it on the way out; what lay about stays found", async () => {
    let player = await visitorAt(game, "bea", "village");
    await player.go("acts", "warehouse");
    await touchAll(player, "bronze", "wrench", "panel");
    await player.go("warehouse-loft");
    await touchAll(player, "oil-can", "gem-4");
    await player.leave();
    player = await visitorAt(game, "bea", "warehouse-loft");
    expect(await player.facts()).toMatchObject({ "session.panel": 1, "session.item.oil-can": 1 });
    expect(await player.refusal("oil-can")).toBe("not-found");
    await player.go("warehouse");
    await player.go("acts");
    await player.go("village");
    expect(await progress.read("bea")).toEqual({
      facts: { "met.bronze": 1, "gem.bronze.4": 1 },
      session: null,
    });
    await player.go("acts", "warehouse");
    expect(await player.touch("panel")).toMatchObject({ say: ["bronze:panel.stuck"] });
    expect(await player.touch("wrench")).toMatchObject({ say: ["bronze:wrench"] });
    expect(await game.wallets.view("bea")).toMatchObject({ diamonds: 4, experience: 0 });
    await player.leave();
  });

  test("is played to its end by who is lent a hand in every step, for the same reward", async () => {
    const player = await visitorAt(game, "cy", "village");
    await player.go("acts", "warehouse");
    expect(await player.touch("hint")).toMatchObject({ say: ["story:hint.none"] });
    for (const step of ["meet", "panel", "oil", "gear", "thanks"]) {
      game.skip(60_000);
      expect(await player.touch("hint")).toMatchObject({ say: [`bronze:hint.${step}`] });
      game.skip(180_000);
      expect(await player.touch("hint")).toMatchObject({ say: [`bronze:plain.${step}`] });
      expect(await player.touch("hint", "hand")).toMatchObject({
        say: expect.arrayContaining([`bronze:hand.${step}`]),
      });
    }
    expect(await player.touch("bronze")).toMatchObject({ say: ["bronze:talk.end"], granted: null });
    expect(await game.wallets.view("cy")).toMatchObject({
      diamonds: 20 + levelDiamonds(300),
      experience: 300,
    });
    await player.leave();
  });
});

describe("the Silver Grand Hotel", () => {
  /** A player in the lobby who has mended the belt before. */
  async function guest(account: string): Promise<Visitor> {
    const player = await visitorAt(game, account, "village", { "done.bronze": 1 });
    await player.go("acts", "hotel-lobby");
    return player;
  }

  test("is played to the silver bearing, and pays each thing once", async () => {
    const player = await guest("dan");
    await expect(player.go("hotel-kitchen")).rejects.toEqual(refused("forbidden"));
    await touchAll(player, "silver", "lift", "bearing", "drawers", "note-3", "gem-1", "gem-2", "gem-3");
    await player.go("hotel-corridor");
    await player.touch("gem-4");
    await player.go("hotel-201");
    expect(await player.touch("doze")).toMatchObject({ say: ["silver:doze.asleep"] });
    await player.go("hotel-corridor");
    expect(await player.touch("bell")).toMatchObject({ say: ["silver:bell.first"] });
    expect(await player.touch("bell")).toMatchObject({ say: ["silver:bell.second"] });
    await player.go("hotel-201");
    await touchAll(player, "doze", "gem-5");
    await player.go("hotel-corridor");
    await player.go("hotel-lobby", "hotel-kitchen");
    expect(await player.touch("bowl")).toMatchObject({ say: ["silver:bowl.missing"] });
    await touchAll(player, "lemon", "vinegar", "salt", "flour", "sugar", "gem-6");
    const { open } = await player.touch("bowl");
    expect(open).toMatchObject({ dialog: "puzzle", puzzle: { kind: "tokens", slots: 3, ordered: false } });
    expect(JSON.stringify(open)).not.toContain("solution");
    const batter = await player.touch("bowl", "=lemon,flour,sugar");
    expect(batter.say).toEqual(["silver:bowl.batter"]);
    expect(batter.progress.facts).toMatchObject({ "session.item.lemon": 1, "session.item.flour": 1 });
    expect(await player.touch("bowl", "=salt,lemon,vinegar")).toMatchObject({ say: ["silver:bowl.cleaner"] });
    const washed = await player.touch("sink");
    expect(washed.progress.facts).toMatchObject({
      "session.item.silver-bearing": 1,
      "session.item.rusted-bearing": 0,
      "session.item.cleaner": 0,
    });
    await player.go("hotel-lobby");
    expect(await player.touch("silver")).toMatchObject({ granted: { diamonds: 30, experience: 600 } });
    expect(await player.touch("silver")).toMatchObject({ say: ["silver:talk.end"], granted: null });
    expect(await game.wallets.view("dan")).toMatchObject({
      diamonds: 60 + levelDiamonds(600),
      experience: 600,
    });

    // Who comes again walks through every door.
    await player.go("acts", "hotel-lobby");
    expect(await player.touch("lift")).toMatchObject({ say: ["silver:lift.bows"] });
    await player.go("hotel-kitchen");
    expect(await player.refusal("bowl")).toBe("not-found");
    await player.go("hotel-lobby", "hotel-corridor", "hotel-201");
    expect(await player.touch("doze")).toMatchObject({ say: ["silver:doze.end"] });
    await player.leave();
  });

  test("is not saved for who leaves before the end (spec 2 §4)", async () => {
    let player = await guest("eli");
    await touchAll(player, "lift", "bearing", "drawers");
    await player.go("hotel-corridor");
    await touchAll(player, "bell", "bell");
    await player.leave();
    player = await visitorAt(game, "eli", "hotel-corridor");
    expect(await player.touch("bell")).toMatchObject({ say: ["silver:bell.enough"] });
    expect(await player.facts()).toMatchObject({ "session.rings": 2, "session.item.card-201": 1 });
    await player.go("hotel-lobby");
    await player.go("warehouse");
    expect(visitIn(await player.facts())).toEqual({});
    await player.go("hotel-lobby");
    expect(await player.refusal("bearing")).toBe("not-found");
    await player.go("hotel-corridor");
    await expect(player.go("hotel-201")).rejects.toEqual(refused("forbidden"));
    await player.leave();
  });
});
