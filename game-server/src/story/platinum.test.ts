import { drawnOrder } from "@diamond-valley/schemas/story/draws.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { startGame, type TestGame } from "../testing/rooms.ts";
import { createProgressStore } from "./progress.ts";
import { levelDiamonds, type Visitor, visitIn, visitorAt } from "./testing/visitor.ts";

const database = freshDatabase();
let game: TestGame;
beforeAll(async () => {
  game = await startGame(database.connection);
});
afterAll(() => game?.close());

const SHAPES = ["drop", "sun", "leaf", "flame"];
/** What the act pays beside the diamonds that lie about, with those of the levels that its experience reaches. */
const paid = (gems: number) => ({ experience: 1_200, diamonds: 50 + gems + levelDiamonds(1_200) });
const climber = (account: string) => visitorAt(game, account, "acts", { "done.gold": 1 });

/** The order that the visit's own attempt has drawn. */
async function drawn(account: string): Promise<string[]> {
  const { session } = await createProgressStore(game.deps).read(account);
  return drawnOrder(session!.attempt, "pillars", SHAPES);
}

/** The place of a shape, from 1 on, as a telescope tells it. */
async function toldBy(visitor: Visitor, floor: number, shape: string): Promise<number> {
  const { say } = await visitor.touch(`clue-${floor}`);
  const [, place] = new RegExp(`^platinum:clue\\.${shape}\\.([1-4])$`).exec(say[0] ?? "") ?? [];
  return Number(place);
}

/** Climbs from floor 1 with the card and the crank to the roof, and answers the order that three floors told. */
async function climb(visitor: Visitor): Promise<string[]> {
  const order: string[] = [];
  for (const [at, shape] of SHAPES.slice(0, 3).entries()) {
    if (at > 0) await visitor.go(`tower-${at + 1}` as "tower-2");
    order[(await toldBy(visitor, at + 1, shape)) - 1] = shape;
  }
  await visitor.go("tower-roof");
  return Array.from({ length: 4 }, (_, place) => order[place] ?? "flame");
}

test("the tower is closed until the shop is done", async () => {
  const early = await visitorAt(game, "early", "acts");
  await expect(early.go("tower-1")).rejects.toMatchObject({ code: "forbidden" });
});

test("the lift asks for the card, the pillars for the crank", async () => {
  const ann = await climber("ann");
  await ann.go("tower-1");
  await expect(ann.go("tower-2")).rejects.toMatchObject({ code: "forbidden" });
  expect((await ann.touch("platinum")).say[0]).toBe("platinum:talk.start.1");
  await ann.go("tower-2", "tower-3", "tower-roof");
  expect(await ann.touch("post")).toMatchObject({ say: ["platinum:post.no-crank"], open: null });
  expect(await ann.refusal("battery")).toBe("not-found");
  await ann.leave();
});

test("three floors tell three places: played to the end, and paid once", async () => {
  const ben = await climber("ben");
  await ben.go("tower-1");
  await ben.touch("platinum");
  expect((await ben.touch("platinum")).say[0]).toBe("platinum:talk.step-1.1");
  expect((await ben.touch("platinum")).say[0]).toBe("platinum:talk.not-clear.1");
  await ben.touch("crank");
  expect((await ben.touch("platinum")).say[0]).toBe("platinum:talk.step-2.1");
  const order = await climb(ben);
  expect(order).toEqual(await drawn("ben"));
  expect((await ben.touch("platinum")).say[0]).toBe("platinum:talk.step-3.1");
  expect((await ben.touch("platinum")).say[0]).toBe("platinum:talk.not-clear-2.1");

  const post = await ben.touch("post");
  expect(post.open).toMatchObject({ dialog: "puzzle", puzzle: { kind: "tokens", slots: 4 } });
  expect(JSON.stringify(post.open)).not.toContain("solution");
  const [first, second, ...rest] = order;
  for (const wrong of [[second, first, ...rest], order.slice(1), [first, first, ...rest]])
    expect((await ben.touch("post", `=${wrong.join(",")}`)).say).toEqual(["platinum:post.wrong"]);
  expect(visitIn(await ben.facts())["session.item.crank"]).toBe(1);
  expect((await ben.touch("post", `=${order.join(",")}`)).say).toEqual(["platinum:post.solved"]);
  expect((await ben.touch("platinum")).say[0]).toBe("platinum:talk.battery.1");
  for (const [at, shape] of order.entries()) {
    expect(await ben.refusal(`blank-${at + 1}`)).toBe("not-found");
    for (const each of SHAPES)
      expect(await ben.refusal(`${each}-${at + 1}`)).toBe(each === shape ? null : "not-found");
  }
  await ben.touch("battery");
  expect(visitIn(await ben.facts())).toMatchObject({ "session.item.platinum-battery": 1 });
  expect(await ben.touch("platinum")).toMatchObject({
    say: ["platinum:talk.clear.1", "platinum:talk.clear.2", "platinum:talk.clear.3"],
    granted: { diamonds: 50, experience: 1_200 },
  });
  expect(await ben.touch("platinum")).toMatchObject({ granted: null });
  expect(await game.wallets.view("ben")).toMatchObject(paid(0));

  // A revisit begins solved, with open doors and the diamonds that are left.
  for (const gem of ["gem-8", "gem-9", "gem-10"]) await ben.touch(gem);
  await ben.go("tower-3", "tower-2", "tower-1", "acts", "tower-1");
  expect(visitIn(await ben.facts())).toEqual({});
  expect(await ben.refusal("crank")).toBe("not-found");
  expect((await ben.touch("platinum")).say[0]).toBe("platinum:talk.end.1");
  for (const gem of ["gem-1", "gem-2", "gem-3"]) await ben.touch(gem);
  await ben.go("tower-2");
  for (const gem of ["gem-4", "gem-5"]) await ben.touch(gem);
  await ben.go("tower-3");
  for (const gem of ["gem-6", "gem-7"]) await ben.touch(gem);
  await ben.go("tower-roof");
  expect((await ben.touch("post")).say).toEqual(["platinum:post.done"]);
  expect(await ben.refusal("battery")).toBe("not-found");
  expect(await game.wallets.view("ben")).toMatchObject(paid(50));
  await ben.leave();
});

test("who leaves loses card and crank, and finds the pillars in an order of their own", async () => {
  const orders = new Set<string>();
  const cat = await climber("cat");
  for (let visit = 0; visit < 4; visit += 1) {
    await cat.go("tower-1");
    await expect(cat.go("tower-2")).rejects.toMatchObject({ code: "forbidden" });
    await cat.touch("platinum");
    await cat.touch("crank");
    if (visit === 0) await cat.touch("gem-1");
    const told = await climb(cat);
    expect(told).toEqual(await drawn("cat"));
    orders.add(told.join());
    await cat.go("tower-3", "tower-2", "tower-1", "acts");
    expect(visitIn(await cat.facts())).toEqual({});
  }
  // Four visits draw the same one once in 13,824 times.
  expect(orders.size).toBeGreaterThan(1);
  expect(await game.wallets.view("cat")).toMatchObject({ diamonds: 5 });
  await cat.leave();
});
