import { BURST, LOST, OVER } from "@diamond-valley/schemas/mining/messages.ts";
import type { Burst, ExpeditionAnswer } from "@diamond-valley/schemas/mining/mining.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { expect, test } from "vitest";
import { answeringGame } from "../../core/app/answering-game.fixture.ts";
import { createExpedition } from "./expedition.ts";

const RESULT: ExpeditionAnswer = {
  attempt: "a",
  outcome: "success",
  reason: "door",
  items: ["red", "failed"],
  experience: 13,
  seconds: 42,
};

/** An expedition whose room answers as the test says: an error is thrown, anything else is the answer. */
function mine(answers: Record<string, unknown> = {}) {
  const { stores, asked, ask } = answeringGame(answers);
  const toasts = () => stores.toasts.$toasts.get().map(({ key }) => key);
  return {
    stores,
    asked,
    toasts,
    answers,
    expedition: createExpedition({ ask, text: (key) => key, stores }),
  };
}

/** A room whose pushes the test sends. */
function pushing() {
  const handlers = new Map<string, (content: unknown) => void>();
  return {
    room: { onMessage: (type: string, handler: (content: unknown) => void) => handlers.set(type, handler) },
    push: (name: string, content: unknown = {}) => handlers.get(name)?.(content),
  };
}

test("an expedition begins in the way of the settings, and once", async () => {
  const { stores, asked, expedition } = mine();
  stores.settings.set("calm", true);
  await Promise.all([expedition.begin(), expedition.begin()]);
  expect(asked).toEqual([["begin", { calm: true }]]);
  expect(expedition.$phase.get()).toBe("running");
});

test("one that goes on since before a reload is gone on with", async () => {
  const { expedition, stores } = mine({ begin: new ApiProblem("not-now") });
  await expedition.begin();
  expect([expedition.$phase.get(), stores.$dialog.get()]).toEqual(["running", null]);
});

test.each([
  ["again", new ApiProblem("generic")],
  ["reconnecting", new Unreachable()],
])("one that can't begin says %s and may be tried again", async (message, error) => {
  const { expedition, stores, answers, asked } = mine({ begin: error });
  await expedition.begin();
  expect(stores.$dialog.get()).toEqual({ kind: "mine-trouble", message });
  answers.begin = {};
  await expedition.begin();
  expect([expedition.$phase.get(), asked.length]).toEqual(["running", 2]);
});

test("a vein is asked for once until the answer is here", async () => {
  const { expedition, asked } = mine();
  await expedition.begin();
  const answers = await Promise.all([expedition.take(4), expedition.take(4)]);
  expect(answers).toEqual([true, false]);
  expect(asked.slice(1)).toEqual([["mine", { vein: 4 }]]);
  expect(await expedition.take(5)).toBe(true);
});

test.each([
  ["taken", ["mining:prompt.taken"], null],
  ["bag-full", [], { kind: "bag-full", category: "ore" }],
  ["too-far", [], null],
  ["not-now", [], null],
] as const)("a vein that is refused as %s says so where it isn't seen", async (code, toasted, dialog) => {
  const { expedition, stores, toasts } = mine({ mine: new ApiProblem(code) });
  await expedition.begin();
  expect(await expedition.take(4)).toBe(false);
  expect([toasts(), stores.$dialog.get()]).toEqual([toasted, dialog]);
});

test("nobody is asked whether to give up an expedition that is over: its result is shown", async () => {
  const { expedition, stores } = mine({ end: RESULT });
  await expedition.begin();
  stores.$dialog.set({ kind: "mine-leave", area: 2 });
  await expedition.finish();
  expect(stores.$dialog.get()).toEqual({ kind: "mine-result" });
});

test("at the door the result is shown, and another expedition may begin", async () => {
  const { expedition, stores } = mine({ end: RESULT });
  await expedition.begin();
  await expedition.finish();
  expect([expedition.$phase.get(), expedition.$result.get()]).toEqual(["over", RESULT]);
  expect(stores.$dialog.get()).toEqual({ kind: "mine-result" });
  await expedition.begin();
  expect(expedition.$phase.get()).toBe("running");
});

test("the result waits until a dialog that is open is closed", async () => {
  const { expedition, stores } = mine({ end: RESULT });
  await expedition.begin();
  const bag = { kind: "bag", tab: "inventory" } as const;
  stores.$dialog.set(bag);
  await expedition.finish();
  expect(stores.$dialog.get()).toEqual(bag);
  stores.$dialog.set(null);
  expect(stores.$dialog.get()).toEqual({ kind: "mine-result" });
  stores.$dialog.set(null);
  expect(stores.$dialog.get()).toBeNull();
});

test("whoever is not at the door any more goes on", async () => {
  const { expedition, stores, toasts } = mine({ end: new ApiProblem("too-far") });
  await expedition.begin();
  await expedition.finish();
  expect([expedition.$phase.get(), stores.$dialog.get(), toasts().length]).toEqual(["running", null, 1]);
});

test("the end by time or a fall is told by the room, and bursts too, until the room is left", async () => {
  const { expedition, asked } = mine({ end: { ...RESULT, outcome: "fail", reason: "fallen" } });
  const bursts: Burst[] = [];
  const { room, push } = pushing();
  const stop = expedition.attach(room, (burst) => bursts.push(burst));
  await expedition.begin();
  push(BURST.name, { vein: 3 });
  push(OVER.name);
  await Promise.resolve();
  await Promise.resolve();
  expect(bursts).toEqual([{ vein: 3 }]);
  expect(asked.at(-1)).toEqual(["end", {}]);
  stop();
  push(BURST.name, { vein: 4 });
  expect(bursts).toHaveLength(1);
});

test("who leaves the mine begins anew in the next one", async () => {
  const { expedition } = mine({ end: RESULT });
  await expedition.begin();
  await expedition.finish();
  expedition.reset();
  expect([expedition.$phase.get(), expedition.$result.get()]).toEqual(["none", null]);
});

test("what is about an expedition is closed with the mine, and nothing of it comes later", async () => {
  const { expedition, stores, answers } = mine({ end: RESULT });
  await expedition.begin();
  await expedition.finish();
  expect(stores.$dialog.get()).toEqual({ kind: "mine-result" });
  expedition.reset();
  expect(stores.$dialog.get()).toBeNull();
  answers.end = new Unreachable();
  await expedition.begin();
  const ending = expedition.finish();
  expedition.reset();
  await ending;
  expect([expedition.$phase.get(), stores.$dialog.get()]).toEqual(["none", null]);
});

test("the end that was asked for before the mine was left is not that of the next expedition", async () => {
  const older = Promise.withResolvers<ExpeditionAnswer>();
  const newer = Promise.withResolvers<ExpeditionAnswer>();
  const { expedition, answers } = mine({ end: older.promise });
  await expedition.begin();
  const left = expedition.finish();
  expedition.reset();
  await expedition.begin();
  answers.end = newer.promise;
  const ending = expedition.finish();
  older.resolve(RESULT);
  await left;
  expect([expedition.$phase.get(), expedition.$result.get()]).toEqual(["ending", null]);
  newer.resolve({ ...RESULT, attempt: "b" });
  await ending;
  expect([expedition.$phase.get(), expedition.$result.get()?.attempt]).toEqual(["over", "b"]);
});

test.each([{}, new Unreachable()])(
  "what was asked for in a mine that was left says nothing in the next place: %s",
  async (begin) => {
    const { expedition, stores } = mine({ begin });
    const asked = expedition.begin();
    expedition.reset();
    await asked;
    expect([expedition.$phase.get(), stores.$dialog.get()]).toEqual(["none", null]);
  },
);

test("of a vein that could not be paid is told, in the mine alone", () => {
  const { expedition, toasts } = mine();
  const { room, push } = pushing();
  const leave = expedition.attach(room, () => {});
  push(LOST.name, { vein: 5, code: "bag-full" });
  expect(toasts()).toEqual(["mining:found.lost"]);
  leave();
  push(LOST.name, { vein: 6, code: "unavailable" });
  expect(toasts()).toHaveLength(1);
});
