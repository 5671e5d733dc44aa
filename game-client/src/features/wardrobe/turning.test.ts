import { PIECES } from "@diamond-valley/schemas/looks/wardrobe.ts";
import { expect, test } from "vitest";
import { SIDES, sideFor, turned, viewOf } from "./turning.ts";

const wear = (slug: string) => {
  const piece = PIECES.find((each) => each.slug === slug)!;
  return { slot: piece.slot, piece };
};

test("four quarter turns to either side lead all around", () => {
  for (const way of [1, -1]) {
    const around = SIDES.map((_, steps) => turned("down", steps * way));
    expect(new Set(around)).toEqual(new Set(SIDES));
    expect(turned("left", 4 * way)).toBe("left");
  }
  expect(turned("down", -1)).toBe("left");
});

test("the left side is the right one mirrored", () => {
  expect(SIDES.map(viewOf)).toEqual([
    { view: "down", mirrored: false },
    { view: "side", mirrored: false },
    { view: "up", mirrored: false },
    { view: "side", mirrored: true },
  ]);
});

test("what is on the back is looked at from behind, and everything else not from there", () => {
  expect(sideFor(wear("satchel"), "right")).toBe("up");
  expect(sideFor(wear("overalls"), "up")).toBe("down");
  expect(sideFor(wear("overalls"), "left")).toBe("left");
  expect(sideFor({ slot: "back", piece: null }, "up")).toBe("down");
  expect(sideFor({ part: "eyes", option: "pink" }, "right")).toBe("right");
});
