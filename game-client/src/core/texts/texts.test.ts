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
