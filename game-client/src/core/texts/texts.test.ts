import { expect, test } from "vitest";
import { loadTexts } from "./texts.ts";

const file = (text: string) => ({
  ko: async () => ({ default: { title: text } }),
  en: async () => ({ default: { title: text } }),
});

test("a text that comes later is found, though it was asked for before", async () => {
  const { text, add } = await loadTexts("en", { game: file("Game"), items: file("Items") });
  expect([text("title"), text("items:title"), text("later:title")]).toEqual(["Game", "Items", "title"]);
  add("later", { title: "Later" });
  expect([text("later:title"), text("title")]).toEqual(["Later", "Game"]);
});

test("what stands in a text is put in anew each time", async () => {
  const { text } = await loadTexts("en", { game: file("{{count}} robots") });
  expect([text("title", { count: 1 }), text("title", { count: 2 })]).toEqual(["1 robots", "2 robots"]);
});

test("numbers are written as the language writes them, and choose the form all the same", async () => {
  const diamonds = {
    ko: async () => ({ default: {} }),
    en: async () => ({
      default: {
        gained: "{{gained}} of {{of}}",
        all_one: "{{count}} diamond",
        all_other: "{{count}} diamonds",
      },
    }),
  };
  const { text } = await loadTexts("en", { game: diamonds });
  expect(text("gained", { gained: 12_000, of: "20000" })).toBe("12,000 of 20000");
  expect([text("all", { count: 1 }), text("all", { count: 1_234_567 })]).toEqual([
    "1 diamond",
    "1,234,567 diamonds",
  ]);
  expect(text("gained", { gained: 0.25, of: 999 })).toBe("0.25 of 999");
});
