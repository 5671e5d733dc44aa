import type { EndAnswer } from "@diamond-valley/schemas/diamond-hero/hero.ts";
import { OVER } from "@diamond-valley/schemas/diamond-hero/messages.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answeringGame } from "../../../core/app/answering-game.fixture.ts";
import { createOwnRun } from "./own-run.ts";

const WISH = { character: "engineer", calm: false, ghost: true } as const;
const ENDED: EndAnswer = {
  attempt: "a",
  outcome: "fail",
  reason: "fallen",
  seconds: 130,
  kills: 240,
  coins: 90,
  level: 7,
  prisms: 0,
  golem: false,
  hp: 0,
  score: 1_540,
  character: "engineer",
  calm: false,
  ranked: true,
  standing: "first",
  before: 0,
  rewards: [],
  unlocked: [],
  lost: null,
};
const HELD = [{ family: "sword", level: 3 }];

/** An arena whose room answers as the test says: an error is thrown, anything else is the answer. */
function arena(answers: Record<string, unknown> = {}, running = false) {
  const { stores, asked, ask } = answeringGame(answers);
  const run = createOwnRun({ ask, stores });
  const handlers = new Map<string, (content: unknown) => void>();
  const room = {
    state: { running },
    onMessage: (type: string, handler: (content: unknown) => void) => void handlers.set(type, handler),
  };
  const leave = run.attach(room);
  return { stores, asked, answers, run, leave, over: () => handlers.get(OVER.name)?.({}) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a run begins as it was wished for, and once", async () => {
  const { asked, run } = arena();
  await Promise.all([run.begin(WISH), run.begin(WISH)]);
  expect(asked).toEqual([["begin", { character: "engineer", calm: false }]]);
  expect(run.$phase.get()).toBe("running");
});

test("a run that a reload interrupted goes on, and no other one begins", async () => {
  const { asked, run } = arena({}, true);
  expect(run.$phase.get()).toBe("running");
  await run.begin(WISH);
  expect(asked).toEqual([]);
});

test("what could not begin says so, and may be tried again", async () => {
  const { answers, run, stores, asked } = arena({ begin: new Unreachable() });
  run.wait();
  await run.begin(WISH);
  expect([run.$phase.get(), stores.$dialog.get()]).toEqual([
    "stuck",
    { kind: "hero-trouble", message: "reconnecting" },
  ]);
  answers.begin = {};
  await run.begin(WISH);
  expect([run.$phase.get(), asked.length]).toEqual(["running", 2]);
});

test("the end of a run is seen before its result, which names the weapons that it ended with", async () => {
  const { run, stores, over } = arena({ end: ENDED });
  await run.begin(WISH);
  run.expectResult(HELD);
  over();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([run.$phase.get(), stores.$dialog.get()]).toEqual(["over", null]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(stores.$dialog.get()).toEqual({ kind: "hero-result", result: ENDED, weapons: HELD });
});

test("between two runs the result leads on, or the start; nothing does in a run or before its result was shown", async () => {
  const { run, stores, over, answers } = arena({ end: ENDED, begin: new ApiProblem("not-now") });
  expect(run.next()).toBeNull();
  run.wait();
  expect(run.next()).toEqual({ kind: "hero-start" });
  await run.begin(WISH);
  expect([run.$phase.get(), run.next()]).toEqual(["stuck", { kind: "hero-start" }]);
  answers.begin = {};
  const begun = run.begin(WISH);
  expect([run.$phase.get(), run.next()]).toEqual(["asked", null]);
  await begun;
  expect(run.next()).toBeNull();
  run.expectResult(HELD);
  expect([run.$phase.get(), run.next()]).toEqual(["over", null]);
  over();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run.next()).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  stores.$dialog.set(null);
  expect(run.next()).toEqual({ kind: "hero-result", result: ENDED, weapons: HELD });
});

test("a push that was lost with the line is made up for by asking", async () => {
  const { run, asked } = arena({ end: ENDED });
  await run.begin(WISH);
  run.expectResult(HELD);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.map(([name]) => name)).toEqual(["begin", "end"]);
});

test("a result that is not there yet is waited for without a word", async () => {
  const { run, stores } = arena({ end: new ApiProblem("not-now") });
  await run.begin(WISH);
  run.expectResult(HELD);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([stores.$dialog.get(), run.next()]).toEqual([null, { kind: "hero-start" }]);
});

test("who has left the arena hears of nothing", async () => {
  const { run, leave, over, asked } = arena({ end: ENDED });
  await run.begin(WISH);
  leave();
  run.reset();
  over();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([run.$phase.get(), asked.length]).toEqual(["none", 1]);
});

test.each([{}, new Unreachable()])(
  "what was asked for in an arena that was left says nothing in the next place: %s",
  async (begin) => {
    const { run, stores } = arena({ begin });
    const asked = run.begin(WISH);
    run.reset();
    await asked;
    expect([run.$phase.get(), stores.$dialog.get()]).toEqual(["none", null]);
  },
);
