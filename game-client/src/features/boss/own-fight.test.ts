import { type EndAnswer, STAGES } from "@diamond-valley/schemas/boss/boss.ts";
import { OVER } from "@diamond-valley/schemas/boss/messages.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answeringGame } from "../../core/app/answering-game.fixture.ts";
import { type Choice, createOwnFight } from "./own-fight.ts";

const RANKED: Choice = { kind: "weekly", arms: "equal", ranked: true };
const LOST: EndAnswer = {
  attempt: "a",
  kind: "weekly",
  arms: "equal",
  ranked: true,
  calm: false,
  outcome: "fail",
  reason: "fallen",
  seconds: 61,
  dealt: 40,
  closeCalls: 3,
  score: 2_060,
  isBest: true,
  diamonds: 10,
  levelUp: null,
  losses: null,
  lost: null,
};

/** A circle whose room answers as the test says: an error is thrown, anything else is the answer. */
function circle(answers: Record<string, unknown> = {}, stage: number = STAGES.waiting) {
  const { stores, asked, ask } = answeringGame(answers);
  const fight = createOwnFight({ ask, stores });
  const handlers = new Map<string, (content: unknown) => void>();
  const room = {
    state: { stage },
    onMessage: (type: string, handler: (content: unknown) => void) => void handlers.set(type, handler),
  };
  const leave = fight.attach(room);
  const over = () => handlers.get(OVER.name)?.({});
  const toasts = () => stores.toasts.$toasts.get().length;
  return { stores, asked, answers, fight, over, leave, toasts };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a ranked fight begins with its arms, and once", async () => {
  const { asked, fight, stores } = circle();
  stores.$dialog.set({ kind: "boss-entry" });
  await Promise.all([fight.begin(RANKED), fight.begin(RANKED)]);
  expect(asked).toEqual([["begin", { kind: "weekly", arms: "equal", calm: false, ranked: true }]]);
  expect([fight.$phase.get(), stores.$dialog.get()]).toEqual(["fighting", null]);
});

test("a fight in calm mode is asked for as calm, and the story asks for no arms", async () => {
  const { asked, fight, stores } = circle();
  stores.settings.set("calm", true);
  await fight.begin(RANKED);
  expect(asked[0]).toEqual(["begin", { kind: "weekly", arms: "equal", calm: true, ranked: true }]);
  fight.reset();
  await fight.begin({ kind: "story", arms: "own", ranked: false });
  expect(asked[1]).toEqual(["begin", { kind: "story", calm: true }]);
});

test.each(["not-now", "attempts-used"] as const)(
  "a fight refused with %s says so in a toast",
  async (code) => {
    const { fight, stores, toasts } = circle({ begin: new ApiProblem(code) });
    await fight.begin(RANKED);
    expect([fight.$phase.get(), toasts(), stores.$dialog.get()]).toEqual(["none", 1, null]);
  },
);

test.each([
  ["again", new ApiProblem("generic")],
  ["reconnecting", new Unreachable()],
])("a fight that can't begin says %s, and may be tried again", async (message, error) => {
  const { fight, stores, answers, asked } = circle({ begin: error });
  await fight.begin(RANKED);
  expect(stores.$dialog.get()).toEqual({ kind: "boss-trouble", message });
  answers.begin = {};
  fight.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([fight.$phase.get(), asked.length]).toEqual(["fighting", 2]);
});

test("a fight that goes on since before a reload is gone on with", () => {
  expect(circle({}, STAGES.fighting).fight.$phase.get()).toBe("fighting");
});

test("the result is shown behind the end that was seen, and the same again in one press", async () => {
  const { fight, stores, asked, over } = circle({ end: LOST });
  await fight.begin(RANKED);
  fight.expectResult();
  over();
  await vi.advanceTimersByTimeAsync(100);
  expect([fight.$phase.get(), stores.$dialog.get()]).toEqual(["over", null]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(stores.$dialog.get()).toEqual({ kind: "boss-result" });
  fight.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(fight.$phase.get()).toBe("fighting");
  expect(asked.filter(([name]) => name === "begin")).toHaveLength(2);
});

test.each([
  ["after the last ranked fight of the day", { today: { used: 5, limit: 5 } }],
  ["after the end of the ranked fights", { week: 0 }],
])("%s another try asks what to fight, and practice goes on in one press", async (_, boss) => {
  const { fight, stores, over } = circle({ end: LOST });
  const wallet = walletView(new Map(), 0);
  const today = { used: 4, limit: 5 };
  stores.$wallet.set({ ...wallet, boss: { ...wallet.boss, week: 2, today, ...boss } });
  await fight.begin(RANKED);
  fight.expectResult();
  over();
  await vi.advanceTimersByTimeAsync(3_000);
  fight.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([fight.$phase.get(), stores.$dialog.get()]).toEqual(["over", { kind: "boss-entry" }]);
  await fight.begin({ ...RANKED, ranked: false });
  fight.expectResult();
  fight.again();
  await vi.advanceTimersByTimeAsync(0);
  expect([fight.$phase.get(), stores.$dialog.get()]).toEqual(["fighting", null]);
});

test("a result whose push was lost is asked for", async () => {
  const { fight, asked } = circle({ end: LOST });
  await fight.begin(RANKED);
  fight.expectResult();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked.at(-1)).toEqual(["end", {}]);
  expect(fight.$result.get()).toEqual(LOST);
});

test("a result waits until what lies over the circle is closed", async () => {
  const { fight, stores, over } = circle({ end: LOST });
  await fight.begin(RANKED);
  stores.$dialog.set({ kind: "bag", tab: "stats" });
  over();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stores.$dialog.get()).toMatchObject({ kind: "bag" });
  stores.$dialog.set(null);
  expect(stores.$dialog.get()).toEqual({ kind: "boss-result" });
});

test("peace comes before the result of the story", async () => {
  const { fight, stores, over } = circle({
    end: { ...LOST, kind: "story", outcome: "success", score: null },
  });
  await fight.begin({ kind: "story", arms: "own", ranked: false });
  over();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stores.$dialog.get()).toEqual({ kind: "boss-peace" });
});

test("a story that was lost is known at once, and an older answer takes nothing back", async () => {
  const { fight, stores, over, answers } = circle({
    end: { ...LOST, kind: "story", score: null, losses: 2 },
  });
  stores.$progress.set({ ...NO_PROGRESS, facts: { "golem.called": 1, "golem.lost": 1 } });
  over();
  await vi.advanceTimersByTimeAsync(100);
  expect(stores.$progress.get()?.facts).toEqual({ "golem.called": 1, "golem.lost": 2 });
  answers.end = { ...LOST, attempt: "b", losses: 1 };
  await fight.fetchResult();
  expect(stores.$progress.get()?.facts["golem.lost"]).toBe(2);
});

test("nothing is shown of a circle that was left", async () => {
  const { fight, stores, over, leave } = circle({ end: LOST });
  await fight.begin(RANKED);
  fight.expectResult();
  leave();
  fight.reset();
  over();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([fight.$phase.get(), fight.$result.get(), stores.$dialog.get()]).toEqual(["none", null, null]);
});

test.each(["boss-result", "boss-peace", "boss-leave"] as const)(
  "%s is closed with the circle that it is about",
  (kind) => {
    const { fight, stores } = circle();
    stores.$dialog.set({ kind });
    fight.reset();
    expect(stores.$dialog.get()).toBeNull();
  },
);

test("a picture of the result outlives the circle, and comes back to none", () => {
  const { fight, stores } = circle();
  stores.$dialog.set({ kind: "picture", lines: ["a"], back: { kind: "boss-result" } });
  fight.reset();
  expect(stores.$dialog.get()).toEqual({ kind: "picture", lines: ["a"] });
});

test.each([{}, new Unreachable()])(
  "what was asked for in a circle that was left says nothing in the next place: %s",
  async (begin) => {
    const { fight, stores } = circle({ begin });
    const asked = fight.begin(RANKED);
    fight.reset();
    await asked;
    expect([fight.$phase.get(), stores.$dialog.get()]).toEqual(["none", null]);
  },
);
