import { expect, test } from "vitest";
import { createStores } from "../app/stores.ts";
import type { OpenDialog } from "./dialogs.ts";
import { inTurn, showOnceClear } from "./in-turn.ts";

const ANSWER = { kind: "picture", lines: ["answer"] } satisfies OpenDialog;
const LATER = { kind: "picture", lines: ["later"] } satisfies OpenDialog;
const OPENED = { kind: "settings" } satisfies OpenDialog;

function village() {
  const stores = createStores();
  stores.$place.set("village");
  return { stores, now: () => stores.$dialog.get() };
}

test.each([
  ["nothing", null],
  ["what it answers", LATER],
])("an answer is shown at once over %s", (_, before) => {
  const { stores, now } = village();
  stores.$dialog.set(before);
  inTurn({ stores })(ANSWER);
  expect(now()).toBe(ANSWER);
});

test("what the player opened meanwhile stays, and the answer is shown behind it, once", () => {
  const { stores, now } = village();
  const show = inTurn({ stores });
  stores.$dialog.set(OPENED);
  show(ANSWER);
  expect(now()).toBe(OPENED);
  stores.$dialog.set(null);
  expect(now()).toBe(ANSWER);
  stores.$dialog.set(null);
  expect(now()).toBeNull();
});

test("an answer that shows nothing closes nothing that was opened meanwhile", () => {
  const { stores, now } = village();
  stores.$dialog.set(ANSWER);
  const show = inTurn({ stores });
  stores.$dialog.set(OPENED);
  show(null);
  expect(now()).toBe(OPENED);
});

test("two answers that wait are shown one after the other", () => {
  const { stores, now } = village();
  const [first, second] = [inTurn({ stores }), inTurn({ stores })];
  stores.$dialog.set(OPENED);
  first(ANSWER);
  second(LATER);
  stores.$dialog.set(null);
  expect(now()).toBe(ANSWER);
  stores.$dialog.set(null);
  expect(now()).toBe(LATER);
  stores.$dialog.set(null);
  expect(now()).toBeNull();
});

test("what waited for a player who has left the place is not shown any more", () => {
  const { stores, now } = village();
  const show = inTurn({ stores });
  stores.$dialog.set(OPENED);
  show(ANSWER);
  stores.$place.set("mine");
  stores.$dialog.set(null);
  expect(now()).toBeNull();
});

test("what is shown once clear replaces nothing, and nothing comes of it elsewhere", () => {
  const { stores, now } = village();
  showOnceClear({ stores }, ANSWER);
  expect(now()).toBe(ANSWER);
  showOnceClear({ stores }, LATER);
  expect(now()).toBe(ANSWER);
  stores.$place.set("lake");
  stores.$dialog.set(null);
  expect(now()).toBeNull();
});
