import { expect, test } from "vitest";
import { entranceOf, partOf, wayOut } from "../places/parts.ts";
import { HOME, PLACE_NAMES } from "../places/registry.ts";
import { losesProgress } from "./leaving.ts";
import { PARTS } from "./parts.ts";

/** All ways out of a part that a door might take, and all within it. */
const ways = PLACE_NAMES.flatMap((from) =>
  PLACE_NAMES.map((to) => ({ from, to, part: partOf(from) })),
).filter(({ part }) => part !== null && PARTS.has(part));

test("who leaves a part with something done in it is asked, and nobody else", () => {
  const begun = { facts: { "session.item.wrench": 1 } };
  for (const { from, to, part } of ways) {
    const isOut = partOf(to) !== part;
    expect(losesProgress(begun, from, to), `${from} to ${to}`).toBe(isOut);
    expect(losesProgress({ facts: {} }, from, to)).toBe(false);
    expect(losesProgress({ facts: { "session.since.oil": 40, "gem.bronze.1": 1 } }, from, to)).toBe(false);
    expect(losesProgress({ facts: { ...begun.facts, [PARTS.get(part!)!.done]: 1 } }, from, to)).toBe(false);
  }
});

test("nobody is asked who leaves the village, or a place of a game", () => {
  const facts = { "session.item.wrench": 1 };
  expect(losesProgress({ facts }, "village", "lake")).toBe(false);
  expect(losesProgress({ facts }, "mine", "village")).toBe(false);
});

test("each part has an entrance, whose way out leads home without passing through the part again", () => {
  for (const part of PARTS.keys()) {
    const entrance = entranceOf(part);
    expect(entrance, part).not.toBeNull();
    expect(partOf(wayOut(entrance!))).not.toBe(part);
  }
  expect(entranceOf("nowhere")).toBeNull();
  expect(wayOut("lake")).toBe(HOME);
});
