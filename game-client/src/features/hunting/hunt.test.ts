import type { EndAnswer } from "@diamond-valley/schemas/hunting/hunting.ts";
import { OVER } from "@diamond-valley/schemas/hunting/messages.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { afterEach, expect, test, vi } from "vitest";
import { answeringGame } from "../../core/app/answering-game.fixture.ts";
import { createHunt } from "./hunt.ts";

const RESULT: EndAnswer = {
  attempt: "a",
  slime: 4,
  king: false,
  outcome: "success",
  reason: "won",
  items: ["red", "failed"],
  experience: 13,
  left: 0,
  lost: null,
  seconds: 21,
};

/** A forest whose room answers as the test says: an error is thrown, anything else is the answer. */
function forest(answers: Record<string, unknown> = {}) {
  const { stores, asked, ask } = answeringGame(answers);
  const toasts = () => stores.toasts.$toasts.get().map(({ key }) => key);
  return { stores, asked, toasts, answers, hunt: createHunt({ ask, stores }) };
}

afterEach(() => void vi.useRealTimers());

test("an outing begins in the way of the settings, and once", async () => {
  const { stores, asked, hunt } = forest();
  stores.settings.set("calm", true);
  await Promise.all([hunt.begin(), hunt.begin()]);
  expect(asked).toEqual([["begin", { calm: true }]]);
  expect(hunt.$phase.get()).toBe("running");
});

test("a fight that goes on since before a reload is gone on with", async () => {
  const { hunt, stores } = forest({ begin: new ApiProblem("not-now") });
  await hunt.begin();
  expect([hunt.$phase.get(), stores.$dialog.get()]).toEqual(["running", null]);
});

test.each([
  ["again", new ApiProblem("generic")],
  ["reconnecting", new Unreachable()],
])("an outing that can't begin says %s and may be tried again", async (message, error) => {
  const { hunt, stores, answers } = forest({ begin: error });
  await hunt.begin();
  expect([hunt.$phase.get(), stores.$dialog.get()]).toEqual(["stuck", { kind: "hunt-trouble", message }]);
  answers.begin = {};
  await hunt.begin();
  expect(hunt.$phase.get()).toBe("running");
});

test.each([
  ["an answer", () => ({ ...RESULT })],
  [
    "a failure",
    () => {
      throw new Unreachable();
    },
  ],
])("%s that comes when the forest was left is nothing to the next visit", async (_, answer) => {
  const late = Promise.withResolvers<void>();
  const { hunt, stores } = forest({ begin: {}, end: late.promise.then(answer) });
  await hunt.begin();
  const asked = hunt.fetchResult();
  hunt.reset();
  late.resolve();
  await asked;
  expect([hunt.$result.get(), stores.$dialog.get()]).toEqual([null, null]);
});

test("what an outing was refused that was left is nothing to the next one", async () => {
  const refusal = Promise.withResolvers<never>();
  const { hunt, stores, answers } = forest({ begin: refusal.promise });
  const left = hunt.begin();
  hunt.reset();
  answers.begin = {};
  await hunt.begin();
  refusal.reject(new ApiProblem("generic"));
  await left;
  expect([hunt.$phase.get(), stores.$dialog.get()]).toEqual(["running", null]);
});

test("a slime is asked for once until the answer is here", async () => {
  const { hunt, asked } = forest();
  expect(await hunt.fight(4)).toBe(false);
  await hunt.begin();
  expect(await Promise.all([hunt.fight(4), hunt.fight(4)])).toEqual([true, false]);
  expect(asked.slice(1)).toEqual([["fight", { slime: 4 }]]);
});

test.each([
  ["monster-taken", ["errors:monster-taken.message"], null],
  ["monster-gone", ["errors:monster-gone.message"], null],
  ["bag-full", [], { kind: "bag-full", category: "herbs" }],
  ["too-far", [], null],
  ["not-now", [], null],
  ["generic", [], { kind: "hunt-trouble", message: "again" }],
] as const)("a slime that is refused as %s says so where it isn't seen", async (code, toasted, dialog) => {
  const { hunt, stores, toasts } = forest({ fight: new ApiProblem(code) });
  await hunt.begin();
  expect(await hunt.fight(4)).toBe(false);
  expect([toasts(), stores.$dialog.get(), hunt.asked]).toEqual([toasted, dialog, 0]);
});

test("the result comes when the room has paid, and is shown once", async () => {
  const { hunt, asked, stores } = forest({ end: RESULT });
  let push = (): void => {};
  const stop = hunt.attach({
    onMessage: (type, handler) => {
      if (type === OVER.name) push = () => handler({} as never);
    },
  });
  await hunt.begin();
  push();
  await vi.waitFor(() => expect(hunt.$result.get()).toEqual(RESULT));
  expect(stores.$dialog.get()).toBeNull();
  hunt.closeResult();
  await hunt.fetchResult();
  expect(hunt.$result.get()).toBeNull();
  stop();
  const before = asked.length;
  push();
  expect(asked).toHaveLength(before);
});

test("a result whose push was lost is asked for; one that is not there yet is waited for in silence", async () => {
  vi.useFakeTimers();
  const { hunt, answers, stores } = forest({ end: new ApiProblem("not-now") });
  await hunt.begin();
  hunt.expectResult();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([hunt.$result.get(), stores.$dialog.get()]).toEqual([null, null]);
  answers.end = RESULT;
  hunt.expectResult();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(hunt.$result.get()).toEqual(RESULT);
});

/** A forest in which a fight is over in the own world, and the ways to play on. */
async function afterFight(end: unknown) {
  vi.useFakeTimers();
  const all = forest({ end });
  const { hunt } = all;
  let push = (): void => {};
  hunt.attach({
    onMessage: (type, handler) => {
      if (type === OVER.name) push = () => handler({} as never);
    },
  });
  const told = async (): Promise<void> => {
    push();
    await vi.advanceTimersByTimeAsync(0);
  };
  const framed = (frames: number, delta = 100): void => {
    for (let frame = 0; frame < frames; frame += 1) hunt.framed(delta);
  };
  await hunt.begin();
  hunt.expectResult();
  return { ...all, told, framed };
}

test("no press begins another fight before the result of the last one was on the screen for a moment", async () => {
  const { hunt, asked, told, framed } = await afterFight(RESULT);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([hunt.mayFight(), await hunt.fight(4)]).toEqual([false, false]);
  await told();
  framed(14);
  expect([hunt.mayFight(), await hunt.fight(4)]).toEqual([false, false]);
  framed(1);
  expect([hunt.mayFight(), await hunt.fight(4)]).toEqual([true, true]);
  expect(asked.filter(([name]) => name === "fight")).toHaveLength(1);
});

test("a result is not seen under a dialog, nor while the page stands still", async () => {
  const { hunt, stores, told, framed } = await afterFight(RESULT);
  await told();
  stores.$dialog.set({ kind: "settings" });
  framed(100);
  stores.$dialog.set(null);
  framed(1, 5_000);
  expect(await hunt.fight(4)).toBe(false);
  framed(13);
  expect(await hunt.fight(4)).toBe(true);
});

test("a result stays until it was read, also in the next fight, and who closes it fights at once", async () => {
  const { hunt, told, framed, answers } = await afterFight(RESULT);
  await told();
  framed(40);
  expect(await hunt.fight(4)).toBe(true);
  expect(hunt.$result.get()).toEqual(RESULT);
  framed(49);
  expect(hunt.$result.get()).toEqual(RESULT);
  framed(1);
  expect(hunt.$result.get()).toBeNull();
  answers.end = { ...RESULT, attempt: "b" };
  hunt.expectResult();
  await told();
  expect(hunt.$result.get()?.attempt).toBe("b");
  hunt.closeResult();
  expect(await hunt.fight(5)).toBe(true);
});

test("a result that the room told before the own world came to the end is not waited for", async () => {
  vi.useFakeTimers();
  const { hunt, asked } = forest({ end: RESULT });
  await hunt.begin();
  await hunt.fight(4);
  await hunt.fetchResult();
  hunt.expectResult();
  hunt.closeResult();
  expect(hunt.mayFight()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.filter(([name]) => name === "end")).toHaveLength(1);
});

test.each([
  ["was taken back", new ApiProblem("not-now"), null],
  ["can't be fetched", new Unreachable(), "hunt-trouble"],
])("an end that %s keeps nobody from the next fight", async (_, error, dialog) => {
  const { hunt, stores } = await afterFight(error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([hunt.mayFight(), stores.$dialog.get()?.kind ?? null]).toEqual([true, dialog]);
});

test("nobody is asked whether to give up a fight that is over", async () => {
  const { hunt, stores } = forest();
  await hunt.begin();
  stores.$dialog.set({ kind: "hunt-leave" });
  hunt.expectResult();
  expect(stores.$dialog.get()).toBeNull();
});

test("who leaves the forest begins anew in the next one", async () => {
  const { hunt } = forest({ end: RESULT });
  await hunt.begin();
  await hunt.fetchResult();
  hunt.reset();
  expect([hunt.$phase.get(), hunt.$result.get()]).toEqual(["none", null]);
});

test.each([{}, new Unreachable()])(
  "what was asked for in a forest that was left says nothing in the next place: %s",
  async (begin) => {
    const { hunt, stores } = forest({ begin });
    const asked = hunt.begin();
    hunt.reset();
    await asked;
    expect([hunt.$phase.get(), stores.$dialog.get()]).toEqual(["none", null]);
  },
);
