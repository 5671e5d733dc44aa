import { describe, expect, test } from "vitest";
import { EventParameters } from "../tracking/tracking.ts";
import { type CountedParameter, countedAttempt } from "./counted.ts";
import { GAMES } from "./registry.ts";

const AROUND = { seconds: 3.6, attempts: 2 };
const FULL = {
  ...{ outcome: "won", items: ["red", "blue"], act: "bronze", team: "north" },
  ...{ score: 120, rank: 4, experience: 55, position: 0.3 },
};
const contract = (...events: CountedParameter[]) => ({ ...GAMES.fishing, name: "arena", events });

test.each<[CountedParameter, string | number]>([
  ["game", "arena"],
  ["result", "won"],
  ["item", "red"],
  ["act", "bronze"],
  ["team", "north"],
  ["value_quantity", 2],
  ["value_experience", 55],
  ["value_score", 120],
  ["value_rank", 4],
  ["value_seconds", 4],
  ["value_attempts", 2],
])("%s is counted where the contract names it, and nothing else", (name, value) => {
  expect(countedAttempt(contract(name), FULL, AROUND)).toEqual({ [name]: value });
});

test("what an answer does not say is left out", () => {
  expect(
    countedAttempt(contract("result", "item", "value_score"), { outcome: "miss", items: [] }, AROUND),
  ).toEqual({
    result: "miss",
  });
});

test.each([[undefined], [null], [{}], [{ attempt: "a", spot: 3 }], [{ outcome: 3 }], ["won"]])(
  "%j ends no attempt",
  (answer) => {
    expect(countedAttempt(contract("game", "result"), answer, AROUND)).toBeNull();
  },
);

describe.each(Object.entries(GAMES))("%s", (_, game) => {
  test("names its game and result, and the collector takes the event", () => {
    expect(game.events).toEqual(expect.arrayContaining(["game", "result"]));
    const counted = countedAttempt(game, FULL, AROUND);
    const surroundings = { market: "kr", phase: "live", week: 1 };
    expect(EventParameters.safeParse({ ...surroundings, ...counted }).success).toBe(true);
  });
});
