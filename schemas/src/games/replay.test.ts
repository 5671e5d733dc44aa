import { expect, test } from "vitest";
import { FISHING } from "../fishing/tuning.ts";
import type { CatchOperation } from "../wallet/operations/catch.ts";
import { evidenceFault, replayEvidence } from "./replay.ts";

const press = { claimed: 0, served: 0, least: 0, bite: 0, echo: 0 };

/** Evidence of an attempt that caught something, and the operation that pays just that. */
function honest(): CatchOperation {
  for (let time = 0; time < FISHING.window; time += 25) {
    const inputs = {
      rules: FISHING.rules,
      spot: 1,
      calm: false,
      guided: false,
      mastery: 1,
      free: 20,
      press: { ...press, claimed: time, served: time },
    };
    const evidence = { game: "fishing", seed: { shown: 7, hidden: 8 }, inputs };
    const { items = [], experience = 0 } = replayEvidence(evidence);
    const kept = { category: "fish", skill: "fishing", skillExperience: experience, evidence } as const;
    if (items.length > 0) return { kind: "catch", key: "quest:fishing:a", items: [...items], ...kept };
  }
  throw new Error("no press catches anything");
}

test("an operation that pays what its evidence decides has no fault, nor has one without evidence", () => {
  expect(evidenceFault(honest())).toBeNull();
  const { evidence: _, ...without } = honest();
  expect(evidenceFault(without)).toBeNull();
});

test.each<[string, (operation: CatchOperation) => unknown, RegExp]>([
  ["an item more", ({ items }) => items.push("blue"), /its evidence decides/],
  ["more experience", (operation) => (operation.skillExperience += 1), /its evidence decides/],
  ["a level that it leads to", (operation) => (operation.firstReaches = 2), /its evidence decides/],
  ["a game that isn't there", ({ evidence }) => (evidence!.game = "golf"), /no game golf/],
  ["inputs that are none", ({ evidence }) => (evidence!.inputs = {}), /can't be replayed/],
])("%s is a fault", (_, tamper, fault) => {
  const operation = honest();
  tamper(operation);
  expect(evidenceFault(operation)).toMatch(fault);
});
