import { NO_MEMBERSHIP } from "@diamond-valley/schemas/story/membership.ts";
import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { HINTS, PARTS } from "@diamond-valley/schemas/story/parts.ts";
import { NO_PROGRESS, type Progress } from "@diamond-valley/schemas/story/progress.ts";
import { walletView } from "@diamond-valley/schemas/wallet/view.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answeringGame } from "../../core/app/answering-game.fixture.ts";
import type { GameEvent } from "../../core/app/events.ts";
import { createHints } from "./hints.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [first, second] = PARTS.get("bronze")!.steps;
const visit = (facts: Record<string, number> = {}, attempt = "a1"): Progress => ({
  ...NO_PROGRESS,
  facts,
  session: { place: "warehouse", attempt, since: 0 },
});

/** A player in the first act, and what is counted of the hints. */
function inTheWarehouse() {
  const answer: Partial<InteractAnswer> = { target: "hint", say: ["bronze:hint.meet"], progress: visit() };
  const game = answeringGame({
    interact: { choices: [], offers: [], open: null, values: {}, granted: null, ...answer },
  });
  const { stores } = game;
  stores.$wallet.set(walletView(new Map(), 0));
  stores.$season.set({ stage: "event", phase: "live", week: 1, eventEnd: 0 });
  stores.$membership.set(NO_MEMBERSHIP);
  stores.$progress.set(visit());
  stores.$place.set("warehouse");
  const events: GameEvent[] = [];
  const hints = createHints({
    ...game,
    text: (key) => key,
    onEvent: (event) => void events.push(event),
    sounds: { play: () => {} },
  });
  const stop = hints.follow();
  const wait = (seconds: number) => void vi.advanceTimersByTime(seconds * 1_000);
  return { stores, events, hints, stop, wait, asked: game.asked };
}

test("the lamp glows when there is help, more the longer a step takes, until it was asked", async () => {
  const { hints, stores, events, wait, stop } = inTheWarehouse();
  wait(HINTS.hint - 1);
  expect(hints.$help.get()).toBeNull();
  wait(1);
  expect(hints.$help.get()).toEqual({ help: "hint", isNew: true });
  await hints.ask();
  expect(hints.$help.get()).toEqual({ help: "hint", isNew: false });
  expect(stores.$dialog.get()?.kind).toBe("talk");
  await hints.ask();
  wait(HINTS.plain - HINTS.hint);
  expect(hints.$help.get()).toEqual({ help: "plain", isNew: true });
  // Each help is counted once.
  expect(events).toEqual([{ kind: "hint-asked", part: "bronze", step: first!.id, help: "hint" }]);
  stop();
});

test("the time begins anew with each step and each visit, and runs on through the places of the part", () => {
  const { hints, stores, wait, stop } = inTheWarehouse();
  wait(50);
  stores.$place.set(null);
  stores.$place.set("warehouse-loft");
  wait(10);
  expect(hints.$help.get()?.help).toBe("hint");
  stores.$progress.set(visit({ "met.bronze": 1 }));
  expect(hints.$help.get()).toBeNull();
  wait(59);
  expect(hints.$help.get()).toBeNull();
  stores.$progress.set(visit({ "met.bronze": 1 }, "a2"));
  wait(59);
  expect(hints.$help.get()).toBeNull();
  wait(1);
  expect(hints.$help.get()?.help).toBe("hint");
  expect(second!.id).not.toBe(first!.id);
  stop();
});

test("there is no help outside of parts, nor in one that is done", () => {
  const { hints, stores, wait, stop } = inTheWarehouse();
  stores.$progress.set(visit({ [PARTS.get("bronze")!.done]: 1 }));
  wait(300);
  expect(hints.$help.get()).toBeNull();
  stores.$progress.set(NO_PROGRESS);
  stores.$place.set("village");
  wait(300);
  expect(hints.$help.get()).toBeNull();
  stop();
});

test("help that comes late tears nothing away that was opened meanwhile", async () => {
  const { hints, stores, wait, stop } = inTheWarehouse();
  wait(HINTS.hint);
  const asking = hints.ask();
  stores.$dialog.set({ kind: "settings" });
  await asking;
  expect(stores.$dialog.get()?.kind).toBe("settings");
  stores.$dialog.set(null);
  expect(stores.$dialog.get()?.kind).toBe("talk");
  stop();
});
