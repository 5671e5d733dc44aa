import { expect, test } from "vitest";
import { chapter } from "./features/help/hints.ts";
import { FEATURES } from "./features/index.ts";

test("four pages open the city (spec 2 §2), and each game has one", () => {
  const keysOf = (name: "basics" | "games") => chapter(name, { features: FEATURES }).map(({ key }) => key);
  expect(keysOf("basics")).toEqual(["walk", "talk", "fish", "deliver"]);
  expect(keysOf("games")).toEqual(["mine", "hunt", "boss", "dodge"]);
});
