import type { EndAnswer, GemPaid } from "@diamond-valley/schemas/deep/deep.ts";
import { GEM, OVER } from "@diamond-valley/schemas/deep/messages.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answeringGame } from "../../core/app/answering-game.fixture.ts";
import { createOwnFlight } from "./own-flight.ts";

const progress = (...gems: number[]) => ({
  ...NO_PROGRESS,
  facts: Object.fromEntries(gems.map((gem) => [`gem.diamond.${gem}`, 1])),
});
const FELL: EndAnswer = {
  attempt: "a",
  outcome: "fail",
  reason: "fallen",
  seconds: 41,
  gems: [1, 4],
  door: null,
  progress: progress(1, 4),
  lost: null,
};

/** A hall whose room answers as the test says: an error is thrown, anything else is the answer. */
function hall(answers: Record<string, unknown> = {}, flying = false) {
  const { stores, asked, ask } = answeringGame(answers);
  const flight = createOwnFlight({ ask, stores });
  const handlers = new Map<string, (content: unknown) => void>();
  const room = {
    state: { flying },
    onMessage: (type: string, handler: (content: unknown) => void) => void handlers.set(type, handler),
  };
  const paid: number[] = [];
  const leave = flight.attach(room, ({ gem }) => void paid.push(gem));
  const over = () => handlers.get(OVER.name)?.({});
  const gem = (gem: number, ...held: number[]) =>
    handlers.get(GEM.name)?.({ gem, x: 0, y: 0, answer: { progress: progress(...held) } } as GemPaid);
  const toasts = () => stores.toasts.$toasts.get().length;
  return { stores, asked, answers, flight, over, gem, paid, leave, toasts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("one walks first, flies once however often that is pressed, and calm mode goes along", async () => {
  const { asked, flight, stores } = hall();
  await flight.begin(false);
  expect(flight.$phase.get()).toBe("walking");
  stores.settings.set("calm", true);
  await Promise.all([flight.begin(true), flight.begin(true)]);
  expect(asked).toEqual([
    ["begin", { flight: false, calm: false }],
    ["begin", { flight: true, calm: true }],
  ]);
  expect(flight.$phase.get()).toBe("flying");
});

test("a flight that a reload interrupted goes on", () => {
  expect(hall({}, true).flight.$phase.get()).toBe("flying");
});

test("each diamond is known as it is paid, and an older answer takes none back", () => {
  const { flight, gem, paid, stores } = hall();
  gem(2, 2);
  gem(3, 2, 3);
  gem(2, 2);
  expect([flight.found(), paid]).toEqual([2, [2, 3, 2]]);
  expect(stores.$progress.get()).toEqual(progress(2, 3));
});

test("the result comes over the hall a moment after the end, once nothing else lies there", async () => {
  const { flight, over, stores } = hall({ end: FELL });
  await flight.begin(true);
  flight.expectResult();
  over();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stores.$dialog.get()).toBeNull();
  stores.$dialog.set({ kind: "bag", tab: "items" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stores.$dialog.get()).toEqual({ kind: "bag", tab: "items" });
  stores.$dialog.set(null);
  expect(stores.$dialog.get()).toEqual({ kind: "deep-result" });
  expect(flight.found()).toBe(2);
});

test("a push that was lost is made up for by asking", async () => {
  const { flight, asked, stores } = hall({ end: FELL });
  await flight.begin(true);
  flight.expectResult();
  await vi.advanceTimersByTimeAsync(4_100);
  expect(asked.at(-1)).toEqual(["end", {}]);
  expect([flight.$phase.get(), stores.$dialog.get()?.kind]).toEqual(["over", "deep-result"]);
});

test("another try is one press, and whoever rests walks on", async () => {
  const { flight, asked, stores } = hall({ end: FELL });
  await flight.begin(true);
  flight.expectResult();
  await vi.advanceTimersByTimeAsync(6_000);
  flight.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.at(-1), flight.$phase.get(), stores.$dialog.get()]).toEqual([
    ["begin", { flight: true, calm: false }],
    "flying",
    null,
  ]);
  flight.expectResult();
  flight.rest();
  await vi.advanceTimersByTimeAsync(0);
  expect([asked.at(-1), flight.$phase.get()]).toEqual([["begin", { flight: false, calm: false }], "walking"]);
});

test.each([
  ["again", new ApiProblem("generic")],
  ["reconnecting", new Unreachable()],
])("what could not begin is offered once more: %s", async (message, error) => {
  const { flight, stores } = hall({ begin: error });
  await flight.begin(false);
  expect([flight.$phase.get(), stores.$dialog.get()]).toEqual(["stuck", { kind: "deep-trouble", message }]);
});

test("a flight away from the plate is refused in a toast, and the walk goes on", async () => {
  const { flight, answers, stores, toasts } = hall();
  await flight.begin(false);
  answers.begin = new ApiProblem("too-far");
  await flight.begin(true);
  expect([flight.$phase.get(), toasts(), stores.$dialog.get()]).toEqual(["walking", 1, null]);
});

test("whoever has left hears no more of it", async () => {
  const { flight, over, gem, asked, leave, paid } = hall({ end: FELL });
  leave();
  flight.reset();
  over();
  gem(1, 1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([asked, paid]).toEqual([[], []]);
});

test.each([{ kind: "deep-result" }, { kind: "deep-leave", target: "village" }] as const)(
  "$kind is closed with the hall that it is about",
  (dialog) => {
    const { flight, stores } = hall();
    stores.$dialog.set(dialog);
    flight.reset();
    expect(stores.$dialog.get()).toBeNull();
  },
);

test.each([{}, new Unreachable()])(
  "what was asked for in a hall that was left says nothing in the next place: %s",
  async (begin) => {
    const { flight, stores } = hall({ begin });
    const asked = flight.begin(true);
    flight.reset();
    await asked;
    expect([flight.$phase.get(), stores.$dialog.get()]).toEqual(["none", null]);
  },
);
