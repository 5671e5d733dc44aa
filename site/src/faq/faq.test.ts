import { fill } from "@diamond-valley/web-kit/translate.ts";
import { expect, test } from "vitest";
import { LOCALES } from "../i18n/locale.ts";
import { textsOf } from "../i18n/texts.ts";
import { factsFor } from "./facts.ts";

test.each(LOCALES)("14 questions are answered in %s, with every fact filled in", (locale) => {
  const answers = Object.values(textsOf(locale).faq.items).map(({ answer }) =>
    fill(answer, factsFor(locale), locale),
  );
  expect(answers).toHaveLength(14);
  expect(answers.join("\n")).not.toMatch(/\{\{|\bNaN\b|undefined/);
  expect(answers.join("\n")).toContain(locale === "ko" ? "3,000포인트" : "3,000 points");
  // Goods are sent within this time of the draw (spec 1 §9).
  expect(answers.join("\n")).toContain(locale === "ko" ? "30일" : "30 days");
});
