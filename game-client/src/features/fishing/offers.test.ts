import { FISHING } from "@diamond-valley/schemas/fishing/tuning.ts";
import { nearestTo } from "@diamond-valley/schemas/maps/points.ts";
import { expect, test } from "vitest";
import { lakeMap } from "../../core/world/maps.fixture.ts";
import { castOffers, freeSpot, spotsInReach, whileFishing } from "./offers.ts";

const text = (key: string): string => key;
const verbs = (at: { x: number; y: number }, taken: readonly number[]) =>
  castOffers(lakeMap, at, new Set(taken), text).map(({ prompt }) => prompt.verb);

test("offers to cast at each spot, unless others have taken all in reach", () => {
  for (const spot of lakeMap.spots) {
    expect(verbs(spot, [])).toEqual(["cast"]);
    expect(castOffers(lakeMap, spot, new Set(), text)[0]?.distance).toBe(0);
    const near = spotsInReach(lakeMap, spot);
    expect(nearestTo(near, spot)).toBe(spot);
    expect(
      verbs(
        spot,
        near.map(({ number }) => number),
      ),
    ).toEqual(["taken"]);
  }
});

test("a spot is in reach exactly as far as the server says", () => {
  const [spot] = lakeMap.spots;
  if (!spot) throw new Error("the lake has spots");
  const isNear = (x: number): boolean => spotsInReach(lakeMap, { x, y: spot.y }).includes(spot);
  expect(isNear(spot.x - FISHING.reach)).toBe(true);
  expect(isNear(spot.x - FISHING.reach - 1)).toBe(false);
});

test("the way leads to the nearest spot where nobody fishes", () => {
  const everybody = new Set(lakeMap.spots.map(({ number }) => number));
  for (const spot of lakeMap.spots) {
    expect(freeSpot(lakeMap, spot, new Set())).toBe(spot);
    const next = freeSpot(lakeMap, spot, new Set([spot.number]));
    expect(next, `beside ${spot.number}`).not.toBe(spot);
    const onlyHere = new Set([...everybody].filter((number) => number !== spot.number));
    expect(freeSpot(lakeMap, { x: 0, y: 0 }, onlyHere)).toBe(spot);
  }
  expect(freeSpot(lakeMap, { x: 0, y: 0 }, everybody)).toBeUndefined();
});

test("while fishing nothing is offered that the room would refuse", () => {
  expect(whileFishing({ phase: "idle", guided: false }, text)).toBeUndefined();
  for (const phase of ["asked", "bite", "pressed", "caught", "missed"] as const)
    expect(whileFishing({ phase, guided: false }, text), phase).toBeNull();
  for (const phase of ["casting", "waiting"] as const)
    expect(whileFishing({ phase, guided: false }, text)?.verb, phase).toBe("reel-in");
});

test("the first fish can't be reeled in by a press too many", () => {
  for (const phase of ["casting", "waiting"] as const)
    expect(whileFishing({ phase, guided: true }, text), phase).toBeNull();
});
