import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import { expect, test } from "vitest";
import { createMoreTexts } from "./more-texts.ts";

function fetching() {
  const added: [string, Texts][] = [];
  let fetched = 0;
  let fails = false;
  const file = async () => {
    fetched += 1;
    if (fails) throw new TypeError("network");
    return { default: { wrench: "Wrench" } };
  };
  const more = createMoreTexts(
    "en",
    { add: (name, texts) => added.push([name, texts]) },
    { "../../../../schemas/locales/en/story/bronze.json": async () => ({ note: "Twelve bite" }) },
  );
  return {
    added,
    more,
    files: { ko: file, en: file },
    fetches: () => fetched,
    fail: (does: boolean) => {
      fails = does;
    },
  };
}

test("a file is fetched when it is first asked for, and once", async () => {
  const { more, files, added, fetches } = fetching();
  expect(more.file("quest-items", files)).toBe(more.file("quest-items", files));
  await more.file("quest-items", files);
  expect(fetches()).toBe(1);
  expect(added).toEqual([["quest-items", { wrench: "Wrench" }]]);
});

test("a file that can't be fetched is asked for again", async () => {
  const { more, files, added, fail } = fetching();
  fail(true);
  await expect(more.file("quest-items", files)).rejects.toThrow("network");
  fail(false);
  await more.file("quest-items", files);
  expect(added).toHaveLength(1);
});

test("the texts of a part of the story are there wherever the player is, and a place without any has none", async () => {
  const { more, added } = fetching();
  await more.story("bronze");
  await more.story("lake");
  expect(added).toEqual([["bronze", { note: "Twelve bite" }]]);
});
