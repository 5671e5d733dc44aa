import { expect, test } from "vitest";
import { root } from "../../../tree-copy.ts";
import { locate, NAMED } from "./named.ts";

test.each(NAMED)("the text of '$name' stands in its file", (named) => {
  expect(locate(root, named).before).toBe(named.find);
});

test("a text that moved away, or stands there twice, is no mutant", () => {
  const file = "schemas/src/wallet/view.ts";
  expect(() => locate(root, { name: "a", file, find: "nowhere", replace: "" })).toThrow("does not hold");
  expect(() => locate(root, { name: "a", file, find: "held", replace: "" })).toThrow("does not hold");
});
