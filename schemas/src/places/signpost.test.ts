import { expect, test } from "vitest";
import { lake, mine, village } from "./maps.fixture.ts";
import { positionOf, signpost } from "./signpost.ts";

const AT = { x: 700, y: 900 };
const mayor = village.characters.find(({ slug }) => slug === "mayor")!;

test("points at the target itself where it is here", () => {
  expect(signpost(village, "village", AT, { place: "village", object: "mayor" })).toEqual(mayor);
  expect(signpost(village, "village", AT, { place: "village", object: "nobody" })).toBeNull();
});

test("points at the nearest fishing spot", () => {
  for (const spot of lake.spots) expect(positionOf(lake, "spot", spot)).toBe(spot);
  expect(positionOf(village, "spot", AT)).toBeNull();
});

test("points at the nearest vein", () => {
  for (const vein of mine.veins) expect(positionOf(mine, "vein", vein)).toBe(vein);
  expect(positionOf(village, "vein", AT)).toBeNull();
});

test("points at the door that leads to the target's place", () => {
  const { x, y, width, height } = village.portals.find(({ target }) => target === "lake")!;
  const door = { x: x + width / 2, y: y + height / 2 };
  expect(signpost(village, "village", AT, { place: "lake", object: "spot" })).toEqual(door);
  const far = { ...village.portals[0]!, x: 0, y: 0, target: "lake", closed: null };
  const two = { ...village, portals: [far, ...village.portals] };
  expect(signpost(two, "village", AT, { place: "lake", object: "spot" })).toEqual(door);
  expect(signpost(two, "village", { x: 0, y: 0 }, { place: "lake", object: "spot" })).not.toEqual(door);
});

test("points home where no door leads there", () => {
  const elsewhere = { ...lake, portals: lake.portals };
  expect(signpost(elsewhere, "lake", AT, { place: "village", object: "mayor" })).not.toBeNull();
  expect(signpost({ ...lake, portals: [] }, "lake", AT, { place: "village", object: "mayor" })).toBeNull();
});
