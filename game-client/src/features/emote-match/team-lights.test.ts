import { COLOUR_RAMPS } from "@diamond-valley/art-kit/drawings/fish.ts";
import { expect, test } from "vitest";
import { lakeMap, villageMap } from "../../core/world/maps.fixture.ts";
import type { MatchSeen } from "./match-seen.ts";
import { lightsOf } from "./team-lights.ts";

const fountain = villageMap.scenery.find(({ type }) => type === "fountain")!;
const FIGURES = [
  { session: "by", pose: { x: 10, y: 10 } },
  { session: "ann", pose: { x: 900, y: 1_000 } },
  { session: "ben", pose: { x: 1_000, y: 1_000 } },
];
const match = (...teams: MatchSeen["teams"]): MatchSeen => ({ sessions: ["ben", "ann"], teams });

test("a light of each one's team runs from both who match to the fountain", () => {
  const lights = lightsOf(match("red", "blue"), FIGURES, { map: villageMap, still: false });
  expect(lights).toMatchObject([
    { from: { x: 900 }, to: { x: fountain.x }, colour: COLOUR_RAMPS.blue },
    { from: { x: 1_000 }, to: { x: fountain.x }, colour: COLOUR_RAMPS.red },
  ]);
  for (const { to } of lights) expect(to.y).toBeLessThan(fountain.y);
});

test.each([
  ["whoever has no team has no light", match("red", null), villageMap, false, 1],
  ["where no fountain is, none runs", match("red", "blue"), lakeMap, false, 0],
  ["where less motion is asked for, none runs", match("red", "blue"), villageMap, true, 0],
  [
    "of somebody who is not there none runs",
    { ...match("red", "blue"), sessions: ["ben", "gone"] },
    villageMap,
    false,
    1,
  ],
] as const)("%s", (_, seen, map, still, count) => {
  expect(lightsOf(seen, FIGURES, { map, still })).toHaveLength(count);
});
