import en from "@diamond-valley/schemas/locales/en/register.json" with { type: "json" };
import ko from "@diamond-valley/schemas/locales/ko/register.json" with { type: "json" };
import { expect, test } from "vitest";
import { CHOICES } from "./robot-choice.ts";

test.each([
  ["ko", ko],
  ["en", en],
])("every part that can be chosen has a name in %s, and nothing else has", (_, { robot }) => {
  for (const { part, options } of CHOICES) {
    expect(Object.keys(robot[part]).sort(), part).toEqual([...options].sort());
    expect(robot.part[part], part).toBeTruthy();
  }
});
