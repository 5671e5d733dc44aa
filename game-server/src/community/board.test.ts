import { DAY, HOUR } from "@diamond-valley/schemas/clock.ts";
import { CommunityBoard } from "@diamond-valley/schemas/community/board.ts";
import type { SubmissionAnswer } from "@diamond-valley/schemas/quests/delivery.ts";
import { weekSpan } from "@diamond-valley/schemas/season/season.ts";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { testServer } from "../testing/server.ts";
import { newVisitor } from "../testing/sign-in.ts";
import { auditWallets } from "../wallet/invariants.ts";
import { many, registeredPlayer, type TestPlayer } from "../wallet/testing/player.ts";
import { goalModel } from "./goal-model.ts";
import { give } from "./testing/gave.ts";

const server = testServer();
const PATH = "/game_rpg/leaderboard/community";
const WEEK_1 = weekSpan(1).start;
/** Processes look at a goal after so much season time, ms; the server of the tests does so every second. */
const SOON = 3_000;
let people = 0;
const player = () => registeredPlayer(server, `community-${++people}`);
/** The board as somebody sees it, in the form that it is described in. */
const boardOf = async (who: TestPlayer): Promise<CommunityBoard> =>
  CommunityBoard.parse((await who.call("GET", PATH)).body);
/** Waits for a board on which something holds, as season time goes on. */
const seen = (who: TestPlayer, holds: (board: CommunityBoard) => boolean): Promise<CommunityBoard> =>
  vi.waitFor(
    async () => {
      server.clock.set(server.clock.now() + SOON);
      const board = await boardOf(who);
      expect(holds(board), JSON.stringify(board)).toBe(true);
      return board;
    },
    { timeout: 60_000, interval: 300 },
  );

beforeEach(async () => {
  server.clock.set(WEEK_1 + HOUR);
  await server.deps.connection.collection("wallets").deleteMany({});
  await server.deps.connection.collection("ledger").deleteMany({});
  await goalModel.collection(server.deps.connection).deleteMany({});
});

test("a week's goal and the own challenge, from the first delivery to the last step", async () => {
  const [ann, ben] = [await player(), await player()];
  expect(await boardOf(ann)).toEqual({
    ...{ week: 1, theme: "fish", state: "gathering", percent: null, target: null, given: 0, players: 0 },
    ...{ fixes: WEEK_1 + 2 * DAY, ends: WEEK_1 + 7 * DAY, isDouble: false, before: null },
    steps: [
      { percent: 50, diamonds: 25, isReached: false, isPaid: false },
      { percent: 100, diamonds: 25, isReached: false, isPaid: false },
    ],
    own: { given: 0, paid: 0 },
    challenge: {
      ...{ counts: "deliveries", done: 0 },
      steps: [
        { at: 5, diamonds: 5, isReached: false },
        { at: 12, diamonds: 10, isReached: false },
        { at: 20, diamonds: 15, isReached: false },
      ],
    },
  });
  // Whoever has just given something sees it at once.
  await give(server.deps, ann.wallets, ann.id);
  expect(await boardOf(ann)).toMatchObject({
    given: 1,
    players: 1,
    own: { given: 1 },
    challenge: { done: 1 },
  });
  await give(server.deps, ben.wallets, ben.id, 2);
  await seen(ann, ({ given, players }) => given === 3 && players === 2);

  server.clock.set(WEEK_1 + 2 * DAY);
  await seen(ann, ({ state, target, percent }) => state === "running" && target === 20 && percent === 15);
  await give(server.deps, ann.wallets, ann.id, 4);
  server.clock.set(WEEK_1 + 3 * DAY);
  await give(server.deps, ben.wallets, ben.id, 3);
  const half = await seen(ben, ({ own }) => own.paid === 25);
  expect(half).toMatchObject({ state: "half", percent: 50, given: 10, own: { given: 5 } });
  expect(half.steps.map(({ isReached, isPaid }) => [isReached, isPaid])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(half.challenge).toMatchObject({ done: 5, steps: [{ isReached: true }, {}, {}] });

  server.clock.set(WEEK_1 + 4 * DAY);
  await give(server.deps, ann.wallets, ann.id, 5);
  server.clock.set(WEEK_1 + 5 * DAY);
  await give(server.deps, ben.wallets, ben.id, 5);
  expect(await seen(ann, ({ own }) => own.paid === 50)).toMatchObject({ state: "reached", percent: 100 });
  expect((await ann.wallets.view(ann.id)).community).toEqual({ earned: 50 + 5 });

  // Week 2 begins, and says how the week before went, to whoever gave nothing as well.
  server.clock.set(weekSpan(2).start);
  const before = { week: 1, percent: 100, reached: 2, paid: 55 };
  expect(await boardOf(ann)).toMatchObject({
    ...{ week: 2, theme: "herbs", state: "gathering", before },
    ...{ own: { given: 0, paid: 0 }, challenge: { done: 0 } },
  });
  expect((await boardOf(await player())).before).toEqual({ ...before, paid: 0 });
  expect(await auditWallets(server.deps.connection)).toEqual([]);
});

describe("both sides of each turn of the season", () => {
  test.each([
    [
      "before the season",
      WEEK_1 - 1,
      { week: 0, theme: null, state: "none", fixes: null, ends: null, before: null },
    ],
    ["as it begins", WEEK_1, { week: 1, theme: "fish", state: "gathering", before: null }],
    ["in the last moment of the first week", weekSpan(2).start - 1, { week: 1, theme: "fish" }],
    ["on Monday at nine", weekSpan(2).start, { week: 2, theme: "herbs", state: "gathering" }],
    ["in the third week", weekSpan(3).start, { week: 3, theme: "ore" }],
    [
      "in the week of the boss",
      weekSpan(4).start,
      { week: 4, theme: "golem", challenge: { counts: "points" } },
    ],
    ["in its last moment", weekSpan(4).end - 1, { week: 4 }],
    ["behind it", weekSpan(4).end, { week: 4, theme: "golem", state: "ended" }],
    [
      "a minute before ten on a Saturday evening",
      Date.parse("2025-10-11T21:59:00+09:00"),
      { isDouble: true },
    ],
    ["at ten", Date.parse("2025-10-11T22:00:00+09:00"), { isDouble: false }],
  ])("%s", async (_, now, wanted) => {
    const who = await player();
    server.clock.set(now);
    expect(await boardOf(who)).toMatchObject(wanted);
  });
});

test("a delivery over HTTP says what it meant for the week, and says it again when it is asked for again", async () => {
  const who = await player();
  await give(server.deps, who.wallets, who.id, 4);
  await who.fish(many("red", 10));
  const { body: submission } = await who.call<{ id: string }>("POST", "/game_rpg/submission/create", {
    category: "fish",
    colour: "red",
  });
  const submit = () =>
    who.call<SubmissionAnswer>("POST", "/game_rpg/submission/submit", { id: submission.id });
  const news = { week: 1, given: 1, challenge: 5, goal: 0 };
  expect(await submit()).toMatchObject({
    status: 200,
    body: { community: news, wallet: { community: { earned: 5 } } },
  });
  expect(await submit()).toMatchObject({
    status: 200,
    body: { community: news, wallet: { community: { earned: 5 } } },
  });
});

test("nobody else may ask for it", async () => {
  expect(await newVisitor(server.url).call("GET", PATH)).toMatchObject({ status: 401 });
});
