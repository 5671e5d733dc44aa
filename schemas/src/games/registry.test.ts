import { describe, expect, test } from "vitest";
import { PLACE_NAMES, PLACES } from "../places/registry.ts";
import { beginsAttempt } from "./closed.ts";
import { GAMES, type GameName } from "./registry.ts";

describe.each(Object.entries(GAMES))("%s", (name, game) => {
  test("bears the name of its line", () => expect(game.name).toBe(name));

  test("offers by HTTP only messages that it has, each under a name of its own", () => {
    const names = Object.values(game.messages).map((message) => message.name);
    expect(new Set(names).size).toBe(names.length);
    for (const action of game.action) expect(names).toContain(action);
  });

  test("says which of its messages begin an attempt", () => {
    const names = Object.values(game.messages).map((message) => message.name);
    expect(Object.keys(game.begins).length).toBeGreaterThan(0);
    for (const begins of Object.keys(game.begins)) {
      expect(names).toContain(begins);
      expect(beginsAttempt(game.name as GameName, begins, { flight: true })).toBe(true);
    }
    for (const other of names.filter((each) => !Object.hasOwn(game.begins, each)))
      expect(beginsAttempt(game.name as GameName, other, {})).toBe(false);
  });

  test("can replay what it pays, and is played somewhere", () => {
    expect(Object.keys(game.replay).length).toBeGreaterThan(0);
    expect(PLACE_NAMES.some((place) => PLACES[place].room === name)).toBe(true);
  });
});

test("to walk about in the hall of the Deep is no attempt", () => {
  expect(beginsAttempt("deep", "begin", { flight: false })).toBe(false);
});
