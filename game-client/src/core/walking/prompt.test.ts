import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { expect, test } from "vitest";
import { lakeMap, villageMap } from "../world/maps.fixture.ts";
import { promptAt, spotsInReach } from "./prompt.ts";

const NOBODY: ReadonlySet<number> = new Set();

test("offers to talk within a character's reach, and not beyond", () => {
  for (const { x, y, slug, radius } of villageMap.characters) {
    expect(promptAt(villageMap, { x, y: y + 20 }, NOBODY)).toEqual({ act: "talk", character: slug });
    const beyond = promptAt(villageMap, { x, y: y + radius + 1 }, NOBODY);
    expect(beyond?.act === "talk" && beyond.character === slug).toBe(false);
  }
});

test("offers the open way on it, and says of a closed door that it is closed", () => {
  for (const { x, y, width, height, label, target, closed } of [...villageMap.portals, ...lakeMap.portals]) {
    const map = villageMap.portals.some((portal) => portal.label === label && portal.x === x)
      ? villageMap
      : lakeMap;
    const prompt = promptAt(map, { x: x + width / 2, y: y + height / 2 }, NOBODY);
    if (closed) expect(prompt?.act).toMatch(/closed|talk/);
    else expect(prompt).toEqual({ act: "travel", label, target });
  }
});

test("offers to cast at each spot, unless others have taken all in reach", () => {
  for (const spot of lakeMap.spots) {
    expect(promptAt(lakeMap, spot, NOBODY)).toEqual({ act: "cast" });
    const near = spotsInReach(lakeMap, spot);
    expect(near[0]).toBe(spot);
    expect(promptAt(lakeMap, spot, new Set(near.map(({ number }) => number)))).toEqual({ act: "taken" });
  }
});

test("a spot is in reach exactly as far as the server says", () => {
  const [spot] = lakeMap.spots;
  if (!spot) throw new Error("the lake has spots");
  const isNear = (x: number): boolean => spotsInReach(lakeMap, { x, y: spot.y }).includes(spot);
  expect(isNear(spot.x - FISHING.reach)).toBe(true);
  expect(isNear(spot.x - FISHING.reach - 1)).toBe(false);
});

test("says nothing in the open", () => {
  expect(promptAt(villageMap, { x: 10, y: 10 }, NOBODY)).toBeNull();
});
