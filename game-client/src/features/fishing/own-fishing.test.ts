import { FISHING_PHASES, type PressAnswer } from "@diamond-valley/schemas/fishing/fishing.ts";
import { ApiProblem, Unreachable } from "@diamond-valley/web-kit/problem.ts";
import { atom } from "nanostores";
import { expect, test } from "vitest";
import type { OpenDialog } from "../../core/dialogs/dialogs.ts";
import { createToasts } from "../../core/hud/toasts.ts";
import { createSettings } from "../../core/settings/settings.ts";
import { announceOutcomes } from "./outcomes.ts";
import { createOwnFishing, type FishingGame } from "./own-fishing.ts";

const ARROW = { seed: 1, sweep: 1_000, centre: 0.5, success: 0.1, safe: 0.2, window: 4_000 };
const BITE = { attempt: "a", arrow: ARROW, guided: false };
const CAUGHT: PressAnswer = { attempt: "a", outcome: "success", position: 0.5, items: ["red", "red"] };

/** Fishing in a room that answers when the test says so. */
function fishing({ calm = false } = {}) {
  const asked: {
    name: string;
    input: unknown;
    answer: (answer: unknown) => void;
    refuse: (error: Error) => void;
  }[] = [];
  const settings = createSettings(null);
  settings.set("calm", calm);
  const toasts = createToasts();
  const $dialog = atom<OpenDialog | null>(null);
  const game: FishingGame = {
    ask: <Input, Answer>(message: { name: string }, input: Input) =>
      new Promise<Answer>((answer, refuse) => {
        asked.push({ name: message.name, input, answer: (given) => answer(given as Answer), refuse });
      }),
    text: (key) => key,
    controls: { letGo: () => {} } as FishingGame["controls"],
    stores: { toasts, settings, $dialog, $announced: atom("") },
  };
  const own = createOwnFishing(game);
  announceOutcomes(game, own.$attempt);
  let now = 0;
  return {
    ...own,
    asked,
    $dialog,
    phase: () => own.$attempt.get().phase,
    items: () => own.$attempt.get().items,
    toasts: () => toasts.$toasts.get().map(({ key }) => key),
    /** What the room's state says in the next frame, `later` ms after the last one. */
    state(phase: keyof typeof FISHING_PHASES, { caught = 0, later = 16 } = {}) {
      now = Math.max(now + later, performance.now());
      own.follow(
        { phase: FISHING_PHASES[phase], spot: phase === "idle" ? 0 : 2, catch: caught },
        now + later,
      );
    },
    settled: () => new Promise((done) => setTimeout(done)),
  };
}

/** The same, with a fish on the hook. */
async function hooked() {
  const at = fishing();
  const casting = at.cast();
  at.asked[0]?.answer({ attempt: "a", spot: 2 });
  await casting;
  at.state("casting");
  at.state("waiting");
  at.bite(BITE);
  at.state("bite");
  return at;
}

test.each([true, false])("a cast says whether calm mode is on (%s)", (calm) => {
  const { cast, asked } = fishing({ calm });
  void cast();
  expect(asked).toMatchObject([{ name: "cast", input: { calm } }]);
});

test("from the key on until the room shows the cast nothing more is cast", async () => {
  const { cast, asked, phase, state } = fishing();
  const casting = cast();
  void cast();
  state("idle");
  expect([asked.length, phase()]).toEqual([1, "asked"]);
  asked[0]?.answer({ attempt: "a", spot: 2 });
  await casting;
  void cast();
  state("idle");
  expect([asked.length, phase()]).toEqual([1, "asked"]);
  state("casting");
  expect(phase()).toBe("casting");
});

test("a cast that the room never shows is over after a second", async () => {
  const { cast, asked, phase, state } = fishing();
  const casting = cast();
  asked[0]?.answer({ attempt: "a", spot: 2 });
  await casting;
  state("idle", { later: 1_500 });
  expect(phase()).toBe("idle");
});

test("a refused cast says why; a full bag opens its dialog", async () => {
  const { cast, asked, phase, toasts, $dialog } = fishing();
  const first = cast();
  asked[0]?.refuse(new ApiProblem("too-far"));
  await first;
  expect([phase(), toasts()]).toEqual(["idle", ["errors:too-far.message"]]);
  const second = cast();
  asked[1]?.refuse(new ApiProblem("bag-full"));
  await second;
  expect($dialog.get()).toEqual({ kind: "bag-full", category: "fish" });
});

test("a press is shown by its answer alone, with all that came up", async () => {
  const { press, asked, phase, items, state, toasts, settled } = await hooked();
  void press("a", 700);
  expect([asked[1]?.name, asked[1]?.input, phase()]).toEqual([
    "press",
    { attempt: "a", elapsed: 700 },
    "pressed",
  ]);
  state("caught", { caught: 4 });
  expect(phase()).toBe("pressed");
  asked[1]?.answer(CAUGHT);
  await settled();
  expect([phase(), items(), toasts()]).toEqual(["caught", ["red", "red"], ["fishing:outcome.success-extra"]]);
  state("caught", { caught: 4 });
  state("idle");
  expect([phase(), toasts().length]).toEqual(["idle", 1]);
});

test("only the first press of an attempt is sent, and none of another attempt", async () => {
  const { press, asked } = await hooked();
  void press("b", 100);
  void press("a", 700);
  void press("a", 720);
  expect(asked.map(({ name }) => name)).toEqual(["cast", "press"]);
});

test("a missed press says so once, though the state shows it too", async () => {
  const { press, asked, phase, state, toasts, settled } = await hooked();
  void press("a", 700);
  asked[1]?.answer({ ...CAUGHT, outcome: "miss", items: [] });
  await settled();
  state("missed");
  expect([phase(), toasts()]).toEqual(["missed", ["fishing:outcome.miss"]]);
});

test.each([["casting"], ["waiting"]] as const)(
  "a frame that shows the state of before the bite (%s) takes no bite away",
  async (late) => {
    const { cast, asked, bite, press, phase, state } = fishing();
    const casting = cast();
    asked[0]?.answer({ attempt: "a", spot: 2, guided: true });
    await casting;
    // The page drew nothing between that patch and the message, which goes at once; the next patch shows the bite.
    bite({ ...BITE, guided: true });
    state(late);
    expect(phase()).toBe("bite");
    state("bite");
    void press("a", 700);
    expect(asked[1]?.name).toBe("press");
  },
);

test("a guided fish that went unpressed stays known as guided until its end was said", async () => {
  const at = fishing();
  const casting = at.cast();
  at.asked[0]?.answer({ attempt: "a", spot: 2, guided: true });
  await casting;
  at.state("casting");
  at.state("waiting");
  at.bite({ ...BITE, guided: true });
  at.state("bite");
  at.state("missed");
  expect([at.phase(), at.toasts()]).toEqual(["missed", ["fishing:outcome.away"]]);
  at.state("idle");
  expect(at.phase()).toBe("idle");
});

test("a fish that left before any press is told by the state", async () => {
  const { phase, state, toasts } = await hooked();
  state("missed");
  expect([phase(), toasts()]).toEqual(["missed", ["fishing:outcome.miss"]]);
});

test("a press whose answer is lost is no miss, and the next cast is possible", async () => {
  const { press, cast, asked, phase, state, toasts, settled } = await hooked();
  void press("a", 700);
  asked[1]?.refuse(new Unreachable());
  await settled();
  expect([phase(), toasts()]).toEqual(["idle", ["refusal.unavailable"]]);
  state("idle");
  void cast();
  expect([phase(), asked[2]?.name]).toEqual(["asked", "cast"]);
});

test("a catch whose answer is lost is shown once, by the room's state", async () => {
  const { press, asked, phase, items, state, toasts, settled } = await hooked();
  void press("a", 700);
  state("caught", { caught: 4 });
  asked[1]?.refuse(new Unreachable());
  await settled();
  state("caught", { caught: 4 });
  state("caught", { caught: 4 });
  expect([phase(), items(), toasts()]).toEqual([
    "caught",
    ["red"],
    ["refusal.unavailable", "fishing:outcome.success"],
  ]);
});
