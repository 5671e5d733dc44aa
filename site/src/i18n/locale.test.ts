import { expect, test } from "vitest";
import { localePaths, localised, PAGES, pathTo, splitLocale } from "./locale.ts";

test("Korean lives at the root, English under its name", () => {
  expect(pathTo("ko", "faq")).toBe("/faq/");
  expect(pathTo("en", "faq")).toBe("/en/faq/");
  expect(localised("en", "/")).toBe("/en/");
});

test("a path tells its language", () => {
  expect(splitLocale("/en/faq/")).toEqual({ locale: "en", path: "/faq/" });
  expect(splitLocale("/en")).toEqual({ locale: "en", path: "/" });
  expect(splitLocale("/engine/")).toEqual({ locale: "ko", path: "/engine/" });
});

test("every page survives the way there and back, and ends in a slash", () => {
  for (const path of Object.values(PAGES)) {
    expect(path.endsWith("/")).toBe(true);
    expect(splitLocale(localised("en", path))).toEqual({ locale: "en", path });
  }
});

test("each page is built once for each language", () => {
  expect(localePaths().map(({ params }) => params.locale)).toEqual([undefined, "en"]);
});
