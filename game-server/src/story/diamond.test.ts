import { afterAll, beforeAll, expect, test } from "vitest";
import { comeToHall } from "../deep/testing/flyers.ts";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame, until } from "../testing/rooms.ts";
import { levelDiamonds, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

/** What the act pays beside the diamonds of flights, with those of the levels that its experience reaches. */
const PAID = { experience: 1_500, diamonds: 100 + levelDiamonds(1_500) };
const ORDER = "bronze,silver,gold,platinum";
/** Somebody who has come in, with the door of the hall opened as its room would. */
const diver = (account: string) =>
  visitorAt(game, account, "acts", { "done.platinum": 1, "letter.platinum": 1 });

test("the Deep is closed until the tower is done, and Core's room until the eyes were dodged", async () => {
  const early = await visitorAt(game, "early", "acts");
  await expect(early.go("deep-shaft")).rejects.toMatchObject({ code: "forbidden" });
  const ann = await diver("ann");
  await ann.go("deep-shaft", "deep-arena");
  await expect(ann.go("deep-core")).rejects.toMatchObject({ code: "forbidden" });
  await ann.leave();
});

test("the hall is not touched from outside: its diamonds and its door are its room's", async () => {
  const bea = await diver("bea");
  await bea.go("deep-shaft", "deep-arena");
  expect([await bea.refusal("gem-1"), await bea.refusal("lock")]).toEqual(["too-far", "too-far"]);
  expect((await game.wallets.view("bea")).diamonds).toBe(0);
  await bea.leave();
});

test("whoever waits long is lent a hand through the hall; then battery, lights and Core, paid once", async () => {
  const ben = await diver("ben");
  await ben.go("deep-shaft");
  expect((await ben.touch("core")).say[0]).toBe("diamond:talk.start.1");
  expect((await ben.touch("core")).say[0]).toBe("diamond:talk.no-battery.1");
  expect(await ben.touch("fuse-box")).toMatchObject({ granted: { items: { fuse: 1 } } });
  expect((await ben.touch("fuse-box")).granted).toBeNull();
  await ben.touch("battery");
  expect((await ben.touch("core")).say[0]).toBe("diamond:talk.step-1.1");
  expect((await ben.touch("core")).say[0]).toBe("diamond:talk.not-clear.1");
  await ben.go("deep-arena");
  expect((await ben.touch("hint")).choices).toEqual([]);
  game.skip(241_000);
  expect((await ben.touch("hint", "hand")).progress.facts["session.door"]).toBe(1);
  await ben.go("deep-core");
  expect((await ben.touch("panel")).say).toEqual(["diamond:panel.dark"]);
  expect((await ben.touch("socket")).say).toEqual(["diamond:socket.fit"]);
  expect((await ben.touch("core")).say[0]).toBe("diamond:talk.step-3.1");
  expect((await ben.touch("core")).say[0]).toBe("diamond:talk.not-clear-2.1");
  expect((await ben.touch("panel", "=gold,bronze,silver,platinum")).solved).toBe(false);
  expect((await ben.touch("panel", `=${ORDER}`)).solved).toBe(true);
  const clear = await ben.touch("core");
  expect(clear).toMatchObject({
    granted: { diamonds: 100, experience: 1_500 },
    open: { dialog: "cutscene", name: "diamond-end" },
  });
  expect((await ben.touch("core")).say[0]).toBe("diamond:talk.end.1");
  expect(await game.wallets.view("ben")).toMatchObject({ ...PAID, items: { fuse: 1 } });

  // A revisit finds it done, with every door open and the diamonds that are missing.
  await ben.go("deep-arena", "deep-shaft", "acts", "deep-shaft");
  expect(visitIn(await ben.facts())).toEqual({});
  expect(await ben.refusal("battery")).toBe("not-found");
  expect((await ben.touch("core")).granted).toBeNull();
  await ben.go("deep-arena", "deep-core");
  expect((await ben.touch("panel")).say).toEqual(["diamond:panel.done"]);
  expect((await game.wallets.view("ben")).diamonds).toBe(PAID.diamonds);
  await ben.leave();
});

test("what was done in a visit is lost on the way out; diamonds that were caught stay", async () => {
  const cy = await comeToHall(game, "cy");
  await cy.begin(true);
  cy.plays("flies");
  await until(() => cy.heard.gems.length > 0, 60_000);
  await cy.leave();
  const out = await visitorAt(game, "cy", "deep-arena", { "session.door": 1 });
  await out.go("deep-shaft", "acts");
  const facts = await out.facts();
  expect(visitIn(facts)).toEqual({});
  expect(Object.keys(facts).filter((name) => name.startsWith("gem.diamond.")).length).toBeGreaterThan(0);
  await out.leave();
});
