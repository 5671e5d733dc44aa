import { expect, test } from "vitest";
import { fill, textFor, translator } from "./translate.ts";

const texts = {
  nav: { home: "Home" },
  hello: "Hello, {{name}}! {{name}}?",
  total_one: "{{count}} entry",
  total_other: "{{count}} entries",
  mine_zero: "none yet",
  mine_other: "{{count}} of them",
};
const t = translator(texts, "en");

test("finds a text by its dotted key", () => {
  expect(t("nav.home")).toBe("Home");
});

test("puts values in their places, and leaves a place without one to be seen", () => {
  expect(t("hello", { name: "Cog" })).toBe("Hello, Cog! Cog?");
  expect(fill("{{a}} {{ b }}", { b: 2 })).toBe("{{a}} 2");
});

test("a count chooses the form and is written as the language does", () => {
  expect(t("total", { count: 1 })).toBe("1 entry");
  expect(t("total", { count: 1200 })).toBe("1,200 entries");
  expect(t("mine", { count: 0 })).toBe("none yet");
  expect(t("mine", { count: 1 })).toBe("1 of them");
});

test("a language without plurals uses the one form it has", () => {
  const korean = translator({ total_other: "총 {{count}}개" }, "ko");
  expect(korean("total", { count: 1 })).toBe("총 1개");
});

test("a key that does not exist is an error, except where it came from elsewhere", () => {
  const untyped: (key: never) => string = translator({}, "en");
  expect(() => untyped("gone" as never)).toThrow("no text for gone");
  expect(textFor(texts, "nav.home")).toBe("Home");
  expect(textFor(texts, "nav.gone")).toBe("nav.gone");
  expect(textFor(texts, "nav")).toBe("nav");
});
