import { describe, expect, test } from "vitest";
import { PLACE_NAMES, PLACES } from "../places/registry.ts";
import { GAMES } from "./registry.ts";

describe.each(Object.entries(GAMES))("%s", (name, game) => {
  test("bears the name of its line", () => expect(game.name).toBe(name));

  test("offers by HTTP only messages that it has, each under a name of its own", () => {
    const names = Object.values(game.messages).map((message) => message.name);
    expect(new Set(names).size).toBe(names.length);
    for (const action of game.action) expect(names).toContain(action);
  });

  test("can replay what it pays, and is played somewhere", () => {
    expect(Object.keys(game.replay).length).toBeGreaterThan(0);
    expect(PLACE_NAMES.some((place) => PLACES[place].room === name)).toBe(true);
  });
});
