import { SUPPORT } from "@diamond-valley/schemas/support/support.ts";
import { expect, test } from "vitest";
import { LOCALES } from "../i18n/locale.ts";
import { termsSections } from "./sections.ts";

test.each(LOCALES)("the terms in %s say where to write once nobody can sign in", (locale) => {
  const sections = termsSections(locale);
  const textOf = (wanted: string) => sections.find(({ id }) => id === wanted)?.paragraphs.join("\n");
  expect(textOf("privacy")).toContain(SUPPORT.mail);
  expect(sections.flatMap(({ paragraphs }) => paragraphs).join("\n")).not.toContain("{{");
});
