import type { InteractAnswer } from "@diamond-valley/schemas/story/messages.ts";
import { NO_PROGRESS } from "@diamond-valley/schemas/story/progress.ts";
import { expect, test } from "vitest";
import { partEnded } from "./part-end.ts";

const STARS = [1, 2, 3].map((least) => ({ when: `stars.bolts>=${least}`, diamonds: 10 }));
const PARTS = [["bronze", { done: "done.bronze", gems: { count: 5 }, stars: STARS }]] as const;
const progress = (facts: Record<string, number>) => ({ ...NO_PROGRESS, facts });
const answer = (
  facts: Record<string, number>,
  granted: InteractAnswer["granted"] = null,
): InteractAnswer => ({
  target: "bronze",
  say: [],
  choices: [],
  offers: [],
  open: null,
  values: {},
  granted,
  progress: progress(facts),
});

test("a part ends with the answer that sets its fact, and tells what that paid and what was found and won", () => {
  const facts = {
    "done.bronze": 1,
    "gem.bronze.2": 1,
    "gem.bronze.5": 1,
    "gem.silver.1": 1,
    "stars.bolts": 2,
  };
  const ended = { answer: answer(facts, { diamonds: 20, experience: 300 }), before: progress({}) };
  expect(partEnded(ended, PARTS)).toEqual({
    part: "bronze",
    diamonds: 20,
    experience: 300,
    gems: { found: 2, count: 5 },
    stars: { won: 2, count: 3 },
  });
  // What was granted before, and lost on its way, is not told of again.
  expect(partEnded({ ...ended, answer: answer(facts) }, PARTS)).toMatchObject({ diamonds: 0, experience: 0 });
});

test("nothing ends with any other answer, nor before it is known what the player had done", () => {
  const done = { "done.bronze": 1 };
  expect(partEnded({ answer: answer(done), before: progress(done) }, PARTS)).toBeNull();
  expect(partEnded({ answer: answer({}), before: progress({}) }, PARTS)).toBeNull();
  expect(partEnded({ answer: answer(done), before: null }, PARTS)).toBeNull();
});
