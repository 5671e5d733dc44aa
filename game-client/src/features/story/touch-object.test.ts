import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { expect, test } from "vitest";
import { pickUpToast } from "./touch-object.ts";

const ANSWER: InteractAnswer = {
  target: "wrench",
  say: ["act:wrench"],
  choices: [],
  offers: [],
  open: null,
  values: { quantity: 10 },
  granted: null,
  progress: NO_PROGRESS,
};

test("what is picked up says its line in passing, with its picture", () => {
  expect(pickUpToast({ type: "pickup", drawing: "key" }, ANSWER)).toEqual({
    tone: "good",
    key: "act:wrench",
    values: { quantity: 10 },
    picture: { icon: "key" },
  });
  expect(pickUpToast({ type: "pickup", drawing: "wrench" }, ANSWER)).toMatchObject({
    picture: { drawing: "wrench" },
  });
  expect(pickUpToast({ type: "pickup", drawing: "" }, ANSWER)).not.toHaveProperty("picture");
});

test("whatever has more to say, or to ask, says it in a talk", () => {
  const pickup = { type: "pickup", drawing: "key" } as const;
  expect(pickUpToast({ ...pickup, type: "note" }, ANSWER)).toBeNull();
  expect(pickUpToast(pickup, { ...ANSWER, say: ["act:a", "act:b"] })).toBeNull();
  expect(pickUpToast(pickup, { ...ANSWER, say: [] })).toBeNull();
  expect(pickUpToast(pickup, { ...ANSWER, choices: [{ id: "yes", text: "act:yes" }] })).toBeNull();
});
