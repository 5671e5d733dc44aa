import type { Texts } from "@diamond-valley/web-kit/translate.ts";
import { expect, test } from "vitest";
import { createPlaceTexts } from "./place-texts.ts";
import { loadTexts } from "./texts.ts";

const path = (locale: string) => `../../../../schemas/locales/${locale}/story/lake.json`;

test("what a place says is there once it is entered, in the language of the game, fetched once", async () => {
  const translation = await loadTexts("en", {});
  const fetched: string[] = [];
  const file = (name: string, texts: Texts) => async () => {
    fetched.push(name);
    return texts;
  };
  const enter = createPlaceTexts("en", translation, [], {
    [path("en")]: file("en", { well: { dry: "The well holds {{count}} drops." } }),
    [path("ko")]: file("ko", { well: { dry: "우물" } }),
  });
  expect(translation.text("lake:well.dry")).not.toContain("drops");
  await enter("village");
  expect(fetched).toEqual([]);
  await enter("lake");
  await enter("lake");
  expect(translation.text("lake:well.dry", { count: 3 })).toBe("The well holds 3 drops.");
  expect(fetched).toEqual(["en"]);
});

test("what a feature says in one kind of room alone is there once such a room is entered", async () => {
  const translation = await loadTexts("en", {});
  const file = async () => ({ default: { strike: "Strike" } });
  const load = async () => ({ texts: { ko: file, en: file } });
  const features = [{ name: "digging", inRoom: { room: "fishing", load } }] as const;
  const enter = createPlaceTexts("en", translation, features, {});
  await enter("village");
  expect(translation.text("digging:strike")).not.toBe("Strike");
  await enter("lake");
  expect(translation.text("digging:strike")).toBe("Strike");
});

test("a file that can't be fetched is asked for again", async () => {
  const translation = await loadTexts("ko", {});
  let isDown = true;
  const enter = createPlaceTexts("ko", translation, [], {
    [path("ko")]: async () => {
      if (isDown) throw new TypeError("network");
      return { dry: "말랐어요" };
    },
  });
  await expect(enter("lake")).rejects.toThrow("network");
  isDown = false;
  await enter("lake");
  expect(translation.text("lake:dry")).toBe("말랐어요");
});
