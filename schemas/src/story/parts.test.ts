import { describe, expect, test } from "vitest";
import { currentStep, hintReactions, type Part, stepBegun, waitedIn } from "./parts.ts";
import { NO_PROGRESS, type Progress } from "./progress.ts";
import { Reactions } from "./reaction.ts";

const step = (id: string) => ({
  id,
  until: `session.${id}`,
  words: `act:step.${id}`,
  goal: { place: "village", object: id },
  hint: `act:hint.${id}`,
  plain: `act:plain.${id}`,
  hand: { say: [`act:hand.${id}`], set: { [`session.${id}`]: 1 } },
});
const PART: Part = {
  mission: "act1",
  kind: "main",
  done: "done.act",
  gems: { count: 2, diamonds: 4 },
  gift: 20,
  draws: {},
  stars: [],
  steps: [step("panel"), step("oil")],
};
const BEGAN = Date.parse("2025-10-07T03:00:00Z");
const at = (seconds: number) => BEGAN + seconds * 1_000;
const visit = (facts: Record<string, number> = {}): Progress => ({
  ...NO_PROGRESS,
  facts,
  session: { place: "village", attempt: "a1", since: BEGAN },
});
const factsOf =
  ({ facts }: Progress) =>
  (name: string) =>
    facts[name] ?? 0;

test.each([
  [{}, "panel"],
  [{ "session.panel": 1 }, "oil"],
  [{ "session.oil": 1 }, "panel"],
  [{ "session.panel": 1, "session.oil": 1 }, undefined],
  [{ "done.act": 1 }, undefined],
])("with %j the player is at %s", (facts, id) => {
  expect(currentStep(PART, factsOf(visit(facts)))?.id).toBe(id);
});

describe("how long a step takes", () => {
  test("is counted from the beginning of the visit for the first", () => {
    expect(stepBegun(visit(), PART.steps[0]!, at(0))).toBeNull();
    expect(waitedIn(visit(), PART.steps[0]!, at(61))).toBe(61);
  });
  test("is counted from when it became the current one for every other, however often it is noted", () => {
    const note = stepBegun(visit(), PART.steps[1]!, at(90));
    expect(note).toEqual({ set: { "session.since.oil": 90 }, add: {} });
    const noted = visit(note!.set as Record<string, number>);
    expect(stepBegun(noted, PART.steps[1]!, at(200))).toBeNull();
    expect(waitedIn(noted, PART.steps[1]!, at(200))).toBe(110);
  });
  test("is nothing once the part is done", () => {
    expect(stepBegun(visit(), null, at(90))).toBeNull();
  });
});

describe("a hand in the step that ends a part", () => {
  const last = step("talk");
  const ending = { ...PART, steps: [{ ...last, hand: { say: ["act:hand.talk"], through: "clear" } }] };
  const read = () => ({
    name: "host",
    reactions: Reactions.parse([
      { id: "clear", say: ["act:clear"], set: { "done.act": 1 }, grant: { diamonds: 20 } },
    ]),
  });
  test("does what touching the goal does, under the same key", () => {
    const [hand] = hintReactions(ending, read);
    expect(hand?.choices).toEqual([
      {
        id: "hand",
        text: "story:hint.hand",
        as: "host:clear",
        say: ["act:hand.talk", "act:clear"],
        set: { "done.act": 1 },
        add: {},
        grant: { diamonds: 20 },
      },
    ]);
  });
  test("solves the goal's puzzle, and what that pays counts once", () => {
    const machine = () => ({
      name: "room/machine",
      reactions: Reactions.parse([
        {
          id: "clear",
          say: ["act:ask"],
          puzzle: { kind: "vending", coins: 11, amount: 20 },
          solved: { say: ["act:solved"], set: { "stars.machine": 1 }, grant: { diamonds: 20 } },
          wrong: {},
        },
      ]),
    });
    const [hand] = hintReactions(ending, machine);
    expect(hand?.choices).toMatchObject([
      {
        as: "room/machine:clear:solved",
        say: ["act:hand.talk", "act:solved"],
        set: { "stars.machine": 1 },
        grant: { diamonds: 20 },
      },
    ]);
  });
  test("is refused where the goal has no such reaction", () => {
    expect(() => hintReactions(ending, () => ({ name: "host", reactions: [] }))).toThrow(RangeError);
  });
});
