import { expect, test } from "vitest";
import { COLOURS } from "../wallet/colours.ts";
import { packCatch, unpackCatch } from "./shown-catch.ts";

test("whatever comes up is shown as one number of its own", () => {
  const catches = [
    [],
    ...COLOURS.map((colour) => [colour]),
    ["failed" as const],
    ...COLOURS.map((colour) => [colour, colour]),
  ];
  expect(catches.map(packCatch)).toEqual(catches.map((_, number) => number));
  expect(catches.map((items) => unpackCatch(packCatch(items)))).toEqual(catches);
});
