import en from "@diamond-valley/schemas/locales/en/looks.json" with { type: "json" };
import ko from "@diamond-valley/schemas/locales/ko/looks.json" with { type: "json" };
import { expect, test } from "vitest";
import { CHOICES } from "./robot-choice.ts";

test.each([
  ["ko", ko],
  ["en", en],
])("every part that can be chosen has a name in %s, and nothing else has", (_, looks) => {
  for (const { part, options } of CHOICES) {
    expect(Object.keys(looks[part]).sort(), part).toEqual([...options].sort());
    expect(looks.part[part], part).toBeTruthy();
  }
});
