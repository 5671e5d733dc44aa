import { expect, test } from "vitest";
import { NEWCOMER } from "./account.fixture.ts";
import { charactersFor, mostOf, proposedCharacter } from "./characters.ts";

test("two are open from the start, the others say what opens them (spec 2 §2)", () => {
  expect(charactersFor(NEWCOMER).map(({ name, locked }) => [name, locked])).toEqual([
    ["small-robot", null],
    ["engineer", null],
    ["android-bot", { key: "hero:character.locked.milestone-2", time: "5:00" }],
    ["super-bot", { key: "hero:character.locked.clear", time: "5:00" }],
  ]);
});

test("their numbers hold what was bought", () => {
  const [small] = charactersFor({ ...NEWCOMER, powerUps: { health: 2, speed: 5, damage: 3, dice: 0 } });
  expect(small).toMatchObject({ hp: 80 + 12, speed: 127 });
  expect(mostOf(charactersFor(NEWCOMER))).toEqual({ hp: 120, speed: 115 });
});

test("who ran last is proposed while it is open", () => {
  expect(proposedCharacter(NEWCOMER, null)).toBe("engineer");
  expect(proposedCharacter(NEWCOMER, "small-robot")).toBe("small-robot");
  expect(proposedCharacter(NEWCOMER, "super-bot")).toBe("engineer");
});
