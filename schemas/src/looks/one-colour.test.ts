import { expect, test } from "vitest";
import { type CharacterLook, LOOK_OPTIONS, PLAYER_OPTIONS } from "./look.ts";
import { isOneColour } from "./one-colour.ts";
import { NO_OUTFIT } from "./outfit.ts";

const TEAL: CharacterLook = {
  head: "round",
  colour: "teal",
  hat: "cap",
  scarf: "teal",
  eyes: "mint",
  accent: "teal",
};

test("one colour is metal, trim and scarf alike, with nothing over it", () => {
  expect(isOneColour(TEAL, NO_OUTFIT)).toBe(true);
  expect(isOneColour({ ...TEAL, colour: "coral" }, NO_OUTFIT)).toBe(false);
  expect(isOneColour({ ...TEAL, accent: "gold" }, NO_OUTFIT)).toBe(false);
  expect(isOneColour({ ...TEAL, scarf: "none" }, NO_OUTFIT)).toBe(false);
  expect(isOneColour(TEAL, { ...NO_OUTFIT, clothes: "overalls" })).toBe(false);
  expect(isOneColour(TEAL, { ...NO_OUTFIT, weapon: "big-wrench" })).toBe(true);
});

test("every player can choose such a look", () => {
  const { colour, scarf, accent } = PLAYER_OPTIONS;
  const shared = colour.filter((name) =>
    [scarf, accent].every((all) => (all as readonly string[]).includes(name)),
  );
  expect(shared.length).toBeGreaterThanOrEqual(4);
  expect(LOOK_OPTIONS.scarf).toContain("none");
});
