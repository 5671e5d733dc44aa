import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { levelDiamonds, type Visitor, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const COINS = {
  shop: ["coin-1", "coin-2", "coin-3", "coin-4", "coin-7", "coin-8"],
  "shop-mirrors": ["coin-5", "coin-9", "coin-10"],
  "shop-vault": ["coin-6", "coin-11"],
} as const;

/** What the act pays beside the diamonds that lie about, with those of the levels that its experience reaches. */
const paid = (gems: number) => ({ experience: 900, diamonds: 40 + gems + levelDiamonds(900) });
const customer = (account: string) =>
  visitorAt(game, account, "acts", { "done.silver": 1, "letter.silver": 1 });

/** Picks up all coins, beginning and ending in the shop. */
async function collect(visitor: Visitor): Promise<void> {
  for (const coin of COINS.shop) await visitor.touch(coin);
  await visitor.go("shop-mirrors");
  for (const coin of COINS["shop-mirrors"]) await visitor.touch(coin);
  await visitor.go("shop", "shop-vault");
  for (const coin of COINS["shop-vault"]) await visitor.touch(coin);
  await visitor.go("shop");
}

test("the shop is closed until the hotel is done", async () => {
  const early = await visitorAt(game, "early", "acts");
  await expect(early.go("shop")).rejects.toMatchObject({ code: "forbidden" });
});

test("eleven coins, the machine, the case and Gold: played to the end, and paid once", async () => {
  const ada = await customer("ada");
  await ada.go("shop");
  expect((await ada.touch("gold")).say).toEqual([
    "gold:talk.start.1",
    "gold:talk.start.2",
    "gold:talk.start.3",
  ]);
  expect((await ada.touch("gold")).say[0]).toBe("gold:talk.step-1.1");
  expect((await ada.touch("gold")).say[0]).toBe("gold:talk.not-clear.1");
  expect(await ada.touch("machine")).toMatchObject({ say: ["gold:machine.save"], open: null });
  await collect(ada);
  expect((await ada.facts())["session.item.golden-coin"]).toBe(11);
  expect(await ada.refusal("coin-1")).toBe("not-found");

  expect((await ada.touch("gold")).say[0]).toBe("gold:talk.step-2.1");
  expect((await ada.touch("gold")).say[0]).toBe("gold:talk.not-clear-2.1");
  const machine = await ada.touch("machine");
  expect(machine.open).toEqual({ dialog: "puzzle", puzzle: { kind: "vending", coins: 11, amount: 20 } });
  expect((await ada.touch("machine", "=2:9")).say).toEqual(["gold:machine.solved"]);
  expect(visitIn(await ada.facts())).toMatchObject({ "session.item.golden-key": 1, "session.machine": 1 });
  expect((await ada.facts())["session.item.golden-coin"]).toBe(0);
  expect((await ada.touch("machine")).say).toEqual(["gold:machine.empty"]);
  expect((await ada.touch("gold")).say[0]).toBe("gold:talk.step-3.1");

  await ada.go("shop-vault");
  expect((await ada.touch("case")).say).toEqual(["gold:case.open"]);
  expect(await ada.refusal("case")).toBe("not-found");
  expect((await ada.touch("case-open")).say).toEqual(["gold:case.empty"]);
  await ada.go("shop");
  expect(await ada.touch("gold")).toMatchObject({
    say: ["gold:talk.clear.1", "gold:talk.clear.2", "gold:talk.clear.3"],
    granted: { diamonds: 40, experience: 900 },
  });
  expect(await ada.touch("gold")).toMatchObject({
    say: ["gold:talk.end.1", "gold:talk.end.2"],
    granted: null,
  });
  expect((await ada.touch("pip")).say).toEqual(["gold:pip.beep"]);
  expect(await game.wallets.view("ada")).toMatchObject(paid(0));

  // A revisit begins solved: nothing is left to do but diamonds.
  await ada.go("acts", "shop");
  expect(visitIn(await ada.facts())).toEqual({});
  for (const coin of COINS.shop) expect(await ada.refusal(coin)).toBe("not-found");
  expect((await ada.touch("machine")).say).toEqual(["gold:machine.empty"]);
  expect((await ada.touch("gold")).say).toEqual(["gold:talk.end.1", "gold:talk.end.2"]);
  for (const gem of ["gem-1", "gem-2", "gem-3", "gem-4"]) await ada.touch(gem);
  await ada.go("shop-mirrors");
  for (const gem of ["gem-5", "gem-6"]) await ada.touch(gem);
  await ada.go("shop", "shop-vault");
  for (const gem of ["gem-7", "gem-8"]) expect((await ada.touch(gem)).granted).toEqual({ diamonds: 5 });
  expect(await ada.refusal("gem-7")).toBe("not-found");
  expect(await game.wallets.view("ada")).toMatchObject(paid(40));
  await ada.leave();
});

test("who leaves early loses the coins, and keeps the diamonds", async () => {
  const bea = await customer("bea");
  await bea.go("shop");
  await bea.touch("gold");
  await bea.touch("coin-1");
  await bea.touch("coin-7");
  await bea.touch("gem-1");
  // From room to room the visit goes on.
  await bea.go("shop-mirrors", "shop");
  expect((await bea.facts())["session.item.golden-coin"]).toBe(2);
  await bea.go("acts", "shop");
  expect(visitIn(await bea.facts())).toEqual({});
  expect((await bea.touch("machine")).say).toEqual(["gold:machine.save"]);
  expect((await bea.touch("gold")).say[0]).toBe("gold:talk.start.1");
  expect(await bea.refusal("gem-1")).toBe("not-found");
  await bea.touch("coin-1");
  expect((await bea.facts())["session.item.golden-coin"]).toBe(1);
  expect(await game.wallets.view("bea")).toMatchObject({ diamonds: 5 });
  await bea.leave();
});

test("the machine refuses whatever leaves a coin or an amount, and gives all coins back", async () => {
  const cleo = await customer("cleo");
  await cleo.go("shop");
  for (const coin of COINS.shop) await cleo.touch(coin);
  // With too few coins there is nothing to answer, either.
  expect(await cleo.refusal("machine", "=2:9")).toBe("not-found");
  await cleo.leave();

  const dot = await customer("dot");
  await dot.go("shop");
  await collect(dot);
  for (const answer of ["=11:0", "=0:10", "=0:11", "=9:2", "=20:0", "=1:9", "=2:9:0", "=", "=-2:9"]) {
    expect((await dot.touch("machine", answer)).say, answer).toEqual(["gold:machine.wrong"]);
    expect(visitIn(await dot.facts()), answer).toMatchObject({ "session.item.golden-coin": 11 });
    expect((await dot.facts())["session.machine"], answer).toBeUndefined();
  }
  expect(await dot.refusal("machine", "2:9")).toBe("not-found");
  expect((await dot.touch("machine", "=2:9")).say).toEqual(["gold:machine.solved"]);
  await dot.leave();
});

test("the case is locked without the key, and Gold pays once however often he is asked", async () => {
  const eli = await customer("eli");
  await eli.go("shop", "shop-vault");
  expect(await eli.touch("case")).toMatchObject({ say: ["gold:case.locked"] });
  expect((await eli.facts())["session.pip"]).toBeUndefined();
  await eli.go("shop");
  await collect(eli);
  await eli.touch("machine", "=2:9");
  await eli.go("shop-vault");
  await eli.touch("case");
  await eli.go("shop");
  await eli.touch("gold");
  await eli.touch("gold");
  expect(await game.wallets.view("eli")).toMatchObject(paid(0));
  await eli.leave();
});

test("who waits is helped: a hint, a plain one, and a hand that does the step for the same reward", async () => {
  const fay = await customer("fay");
  await fay.go("shop");
  await fay.touch("gold");
  const hints = async (seconds: number) => {
    game.skip(seconds * 1_000);
    return fay.touch("hint");
  };
  expect((await hints(0)).say).toEqual(["story:hint.none"]);
  expect((await hints(61)).say).toEqual(["gold:step.coins.hint"]);
  expect((await hints(60)).say).toEqual(["gold:step.coins.plain"]);
  for (const step of ["coins", "machine", "pip"]) {
    expect((await hints(241)).choices).toEqual([{ id: "hand", text: "story:hint.hand" }]);
    expect((await fay.touch("hint", "hand")).say, step).toEqual([`gold:step.${step}.hand`]);
  }
  expect((await hints(241)).choices).toHaveLength(1);
  expect(await fay.touch("hint", "hand")).toMatchObject({ granted: { diamonds: 40, experience: 900 } });
  expect(await fay.touch("gold")).toMatchObject({
    say: ["gold:talk.end.1", "gold:talk.end.2"],
    granted: null,
  });
  expect(await game.wallets.view("fay")).toMatchObject(paid(0));
  await fay.leave();
});
