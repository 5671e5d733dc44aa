import { expect, test } from "vitest";
import { village } from "../places/maps.fixture.ts";
import { doorOf, isLit } from "./doors.ts";

const houses = village.scenery.filter(({ type }) => type.startsWith("house-"));

test("each house of the village has one door of its own", () => {
  const doors = houses.map((house) => doorOf(village, house)?.name);
  expect(doors).not.toContain(undefined);
  expect(new Set(doors).size).toBe(houses.length);
});

test("the windows of a house are dark while its door is locked, and everything else is always lit", () => {
  for (const thing of village.scenery) {
    expect(isLit(village, thing), thing.type).toBe(
      !(houses.includes(thing) && doorOf(village, thing)?.closed),
    );
    const portals = village.portals.map((portal) => ({ ...portal, closed: null }));
    expect(isLit({ portals }, thing), thing.type).toBe(true);
  }
});
