import { expect, test } from "vitest";
import { firstOf, pageOf, problemsOf } from "./form-pages.ts";

const pages = [[], ["name", "phone"], ["answer", "terms"]] as const;

test("the first problem is the one that stands first, whatever order they came in", () => {
  expect(firstOf(pages, { terms: "x", phone: "x", answer: "x" })).toBe("phone");
  expect(firstOf(pages, { elsewhere: "x" })).toBeNull();
  expect(firstOf(pages, {})).toBeNull();
});

test("a field is found on its page", () => {
  expect([pageOf(pages, "name"), pageOf(pages, "terms")]).toEqual([1, 2]);
});

test("of what a server refused only fields of the form count, in their order", () => {
  expect(problemsOf(pages, { terms: "b", tier: "c", name: "a" })).toEqual([
    ["name", "a"],
    ["terms", "b"],
  ]);
});
